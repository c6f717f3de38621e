import Testing

@testable import StateLintFacts

@Suite struct WrapperTests {
  /// What the documentation says of each wrapper, in words of its own.
  struct Expected: Sendable {
    let wrapper: Wrapper
    let role: WrapperRole
    let iOS: Int
    let privacy: WrapperPrivacy
    let initialValue: WrapperInitialValue
    let projection: WrapperProjection
    let flags: String
  }

  /// Flags: `w` writable, `o` observes an object, `d` dynamic property.
  static let expected: [Expected] = [
    row(.state, .owner, 13, .always, .required, .binding, "wd"),
    row(.binding, .twoWay, 13, .never, .forbidden, .binding, "wd"),
    row(.stateObject, .owner, 14, .always, .required, .memberBindings, "od"),
    row(.observedObject, .reader, 13, .never, .forbidden, .memberBindings, "wod"),
    row(.environmentObject, .reader, 13, .free, .forbidden, .memberBindings, "od"),
    row(.environment, .reader, 13, .always, .arguments, .nothing, "d"),
    row(.bindable, .twoWay, 17, .never, .allowed, .memberBindings, "w"),
    row(.published, .announcer, 13, .free, .allowed, .publisher, "w"),
    row(.gestureState, .owner, 13, .always, .required, .other, "d"),
    row(.focusState, .owner, 15, .always, .forbidden, .other, "wd"),
    row(.accessibilityFocusState, .owner, 15, .always, .forbidden, .other, "wd"),
    row(.focusedValue, .reader, 14, .always, .arguments, .nothing, "d"),
    row(.focusedBinding, .reader, 14, .always, .arguments, .binding, "wd"),
    row(.focusedObject, .reader, 16, .always, .forbidden, .memberBindings, "od"),
    row(.appStorage, .twoWay, 14, .always, .required, .binding, "wd"),
    row(.sceneStorage, .twoWay, 14, .always, .required, .binding, "wd"),
    row(.namespace, .identity, 14, .always, .forbidden, .nothing, "d"),
    row(.scaledMetric, .reader, 14, .always, .required, .nothing, "d"),
    row(.physicalMetric, .reader, 17, .always, .required, .nothing, "d"),
    row(.fetchRequest, .reader, 13, .always, .arguments, .binding, "d"),
    row(.sectionedFetchRequest, .reader, 15, .always, .arguments, .binding, "d"),
    row(.query, .reader, 17, .always, .arguments, .nothing, "d"),
    row(.delegateAdaptor, .owner, 14, .always, .arguments, .memberBindings, "d"),
  ]

  private static func row(
    _ wrapper: Wrapper, _ role: WrapperRole, _ iOS: Int, _ privacy: WrapperPrivacy,
    _ initialValue: WrapperInitialValue, _ projection: WrapperProjection, _ flags: String
  ) -> Expected {
    Expected(
      wrapper: wrapper, role: role, iOS: iOS, privacy: privacy, initialValue: initialValue,
      projection: projection, flags: flags)
  }

  @Test(arguments: expected) func facts(expected: Expected) {
    let facts = expected.wrapper.facts
    #expect(facts.wrapper == expected.wrapper)
    #expect(facts.role == expected.role)
    #expect(facts.since == OSRelease(iOS: expected.iOS))
    #expect(facts.privacy == expected.privacy)
    #expect(facts.initialValue == expected.initialValue)
    #expect(facts.projection == expected.projection)
    #expect(facts.isWritable == expected.flags.contains("w"))
    #expect(facts.observesObject == expected.flags.contains("o"))
    #expect(facts.isDynamicProperty == expected.flags.contains("d"))
  }

  @Test func everyWrapperHasItsRow() {
    #expect(Wrapper.allFacts.map(\.wrapper) == Wrapper.allCases)
    #expect(Set(Self.expected.map(\.wrapper)) == Set(Wrapper.allCases))
  }

  @Test(arguments: [
    (13, 10, 15, 6, 1), (14, 11, 0, 7, 1), (15, 12, 0, 8, 1), (16, 13, 0, 9, 1),
    (17, 14, 0, 10, 1), (18, 15, 0, 11, 2), (26, 26, 0, 26, 26), (27, 27, 0, 27, 27),
  ]) func releases(iOS: Int, macOS: Int, minor: Int, watchOS: Int, visionOS: Int) {
    let release = OSRelease(iOS: iOS)
    #expect(release.macOS == (macOS, minor))
    #expect(release.watchOS == watchOS)
    #expect(release.visionOS == visionOS)
  }
}
