import Combine

extension Kite: ObservableObject {}

extension Kite {
  func climb() { height += 10 }
}
