import SwiftUI

@propertyWrapper struct State<Value> {
  var wrappedValue: Value
}

func openValve() -> Int {
  @State var turns = 0  // fine: local-state-variable -- the project's own wrapper
  turns += 1
  return turns
}
