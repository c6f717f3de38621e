import SwiftUI

@propertyWrapper struct State<Value> {
  var wrappedValue: Value
}

final class LeverModel {
  @State var angle = 0  // fine: dynamic-property-outside-view -- the project's own wrapper
}
