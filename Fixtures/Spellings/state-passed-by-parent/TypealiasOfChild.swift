import SwiftUI

struct CompactTicketView: View {
  @State var zone: String  // expect: state-passed-by-parent warning `@State`

  var body: some View { TextField("Zone", text: $zone) }
}

typealias TicketView = CompactTicketView

struct Wallet: View {
  @State private var zone = "AB"

  var body: some View {
    TicketView(zone: zone)
    Button("ABC") { zone = "ABC" }
  }
}
