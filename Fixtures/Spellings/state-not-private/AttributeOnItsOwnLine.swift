import SwiftUI

struct TeaSteeper: View {
  // expect: state-not-private warning `@State`
  @State
  var minutes: Int = 3

  @MainActor
  @State  // expect: state-not-private warning `@State`
  var isSteeping = false

  /// The tea in the pot.
  @State /* changed in the menu */ var tea = "Sencha"  // expect: state-not-private warning `@State`

  var body: some View {
    VStack {
      Menu(tea) {
        Button("Assam") { tea = "Assam" }
        Button("Sencha") { tea = "Sencha" }
      }
      Stepper("\(minutes) min", value: $minutes)
      Toggle("Steeping", isOn: $isSteeping)
    }
  }
}
