import Observation

@Observable final class Label {
  @Trimmed var text = ""  // expect: property-wrapper-in-observable error `@Trimmed`
  @Trimmed(wrappedValue: "note") var note: String  // expect: property-wrapper-in-observable error
}
