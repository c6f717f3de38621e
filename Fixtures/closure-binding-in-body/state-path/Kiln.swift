// config: {"enable": ["closure-binding-in-body"]}
import SwiftUI

struct Glaze {
  var name = "Celadon"
  var isMatt = false
}

struct KilnForm: View {
  @State private var glaze = Glaze()
  @State private var hours = 8

  var body: some View {
    Form {
      TextField(
        "Glaze",
        // expect: closure-binding-in-body note `Binding`
        text: Binding(get: { glaze.name }, set: { glaze.name = $0 }))
      Stepper(
        "\(hours) h",
        value: Binding(  // expect: closure-binding-in-body note `Binding`
          get: { hours },
          set: { newHours in hours = newHours }
        ))
      // fine: closure-binding-in-body -- the `$` is used already
      Toggle("Matt", isOn: $glaze.isMatt)
    }
  }
}
