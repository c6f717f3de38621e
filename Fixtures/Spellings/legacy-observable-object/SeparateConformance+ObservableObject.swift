import Combine

extension Pond: ObservableObject {
  // fine: legacy-observable-object -- the class is named at its declaration
  func feed() { ducks += 1 }
}
