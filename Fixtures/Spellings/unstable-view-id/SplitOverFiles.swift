import SwiftUI

struct Boathouse: View {
  @State private var boats = 2

  var body: some View {
    Stepper("\(boats) boats", value: $boats)
    slip
  }
}
