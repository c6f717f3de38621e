import SwiftUI

struct FerryBoat: View {
  @State private var pier = 1

  var body: some View {
    Stepper("\(pier)", value: $pier)
      .onChange(of: pier, perform: self.depart)  // expect: onchange-legacy-signature note
      .onChange(of: pier, perform: leave(for:))  // expect: onchange-legacy-signature note
  }

  private func leave(for pier: Int) { print(pier) }
  private func depart(_ pier: Int) { print(pier) }
}
