import SwiftUI

@propertyWrapper struct Kept<Value> {
  private final class Box { var value: Value; init(_ value: Value) { self.value = value } }
  private let box: Box
  init(wrappedValue: Value) { box = Box(wrappedValue) }
  var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

struct Sprinkler: View {
  @State private var isOn = false
  @Binding var litres: Int
  @AppStorage("sprinkles") private var count = 0
  @FocusState private var isFocused: Bool
  @Kept private var last = 0

  var body: some View {
    Button("\(count) \(litres) \(isOn ? "on" : "off") \(isFocused ? "f" : "") \(last)") {
      isOn.toggle()  // fine: mutating-plain-property -- `@State`
      litres += 5  // fine: mutating-plain-property -- `@Binding`
      count += 1  // fine: mutating-plain-property -- `@AppStorage`
      isFocused = true  // fine: mutating-plain-property -- `@FocusState`
      last = litres  // fine: mutating-plain-property -- a wrapper of this project
    }
  }
}
