import SwiftUI

final class Slot<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

final class Form: ObservableObject {
  @Published var age = Slot(18)
  @Published var city: Slot<String> = Slot("Kiel")
}

struct FormView<Footer: View>: View {
  @ObservedObject var form: Form
  let footer: Footer

  var body: some View {
    // expect: nested-observable-object warning `form.city.value`
    Text(form.city.value)
    footer
    Button("Move") { form.city.value = "Bonn" }
  }
}
