import Combine

extension Mill: ObservableObject {}

extension Mill {
  func grind() { sacks += 1 }
}
