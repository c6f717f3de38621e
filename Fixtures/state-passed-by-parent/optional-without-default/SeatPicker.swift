import SwiftUI

struct SeatPicker: View {
  @State var seat: String?  // expect: state-passed-by-parent warning `@State`

  var body: some View {
    Button(seat ?? "Choose") { seat = "12A" }
  }
}

struct Booking: View {
  @State private var remembered: String?

  var body: some View {
    VStack {
      SeatPicker(seat: remembered)
      Button("Remember 3C") { remembered = "3C" }
    }
  }
}
