import SwiftUI

@propertyWrapper struct Toggled {
  @State private var isOn = false  // expect: dynamic-property-outside-view warning `@State`

  var wrappedValue: Bool {
    get { isOn }
    nonmutating set { isOn = newValue }
  }
}

@propertyWrapper struct Switched: DynamicProperty {
  @State private var isOn = false  // fine: dynamic-property-outside-view -- SwiftUI looks in here

  var wrappedValue: Bool {
    get { isOn }
    nonmutating set { isOn = newValue }
  }
}

struct SwitchView: View {
  @Toggled private var first
  @Switched private var second

  var body: some View {
    Button("\(first) \(second)") {
      first.toggle()
      second.toggle()
    }
  }
}
