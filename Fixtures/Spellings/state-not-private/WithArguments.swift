import SwiftUI

struct SeedTray: View {
  // expect: state-not-private warning
  @State(initialValue: 12) var pots: Int
  // expect: state-not-private warning
  @State<Bool> var isCovered = false

  var body: some View {
    Stepper("\(pots) pots", value: $pots)
    Toggle("Covered", isOn: $isCovered)
  }
}
