import SwiftUI

struct Drawer<Label: View>: View {
  @State private var isOpen: Bool  // expect: state-without-initial-value error `@State`
  @ViewBuilder let label: () -> Label

  var body: some View {
    Toggle(isOn: $isOpen) { label() }
  }
}

struct Cupboard: View {
  var body: some View {
    Drawer(isOpen: false) { Text("Spoons") }
  }
}
