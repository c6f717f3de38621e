import SwiftUI

@propertyWrapper struct Observed<Value>: DynamicProperty {
  @State private var box: Value
  init(wrappedValue: Value) { _box = State(initialValue: wrappedValue) }
  var wrappedValue: Value {
    get { box }
    nonmutating set { box = newValue }
  }
}

struct SensorPage: View {
  @Observed private var value = 3  // fine: observable-on-value-type -- a wrapper of this project

  var body: some View { Button("\(value)") { value += 1 } }
}
