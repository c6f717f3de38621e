import Combine

// expect: legacy-observable-object note `Stable`
final class Stable: Combine.ObservableObject {
  @Combine.Published var horses = 2
}
