import SwiftUI

struct OvenDial: View {
  // fine: state-passed-by-parent -- only previews pass it
  // expect: state-not-private warning `@State`
  @State var degrees = 180

  var body: some View { Stepper("\(degrees)°", value: $degrees) }
}

struct Kitchen: View {
  var body: some View { OvenDial() }
}

struct OvenDial_Previews: PreviewProvider {
  static var previews: some View { OvenDial(degrees: 220) }
}

#Preview("Cold") { OvenDial(degrees: 20) }
