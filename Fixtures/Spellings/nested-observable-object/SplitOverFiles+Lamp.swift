import Combine

final class Lantern {
  @Published var isLit = false
}

extension Lantern: ObservableObject {}

extension Lantern {
  func light() { isLit = true }
}
