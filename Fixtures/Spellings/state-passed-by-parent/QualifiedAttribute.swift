import SwiftUI

struct Odometer: View {
  @SwiftUI.State var kilometres: Int  // expect: state-passed-by-parent warning `@SwiftUI.State`

  var body: some View { Text("\(kilometres) km") }
}

struct Dashboard: View {
  @SwiftUI.State private var driven = 0

  var body: some View {
    Button("Drive") { driven += 1 }
    Odometer(kilometres: self.driven)
  }
}
