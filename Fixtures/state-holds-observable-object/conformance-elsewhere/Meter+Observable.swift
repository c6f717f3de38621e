import Combine

extension Meter: ObservableObject {
  func count() {
    objectWillChange.send()
    value += 1
  }
}
