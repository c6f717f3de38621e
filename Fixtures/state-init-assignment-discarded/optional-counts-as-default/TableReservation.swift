import SwiftUI

struct TableReservation: View {
  // A type written with `?` or `!` starts as nil, which is a default like any other.
  @State private var guest: String?
  @State private var table: Int!

  init(guest: String, table: Int) {
    self.guest = guest  // expect: state-init-assignment-discarded warning `self.guest = guest`
    self.table = table  // expect: state-init-assignment-discarded warning `self.table = table`
  }

  var body: some View {
    Button("\(guest ?? "Nobody") at \(table ?? 0)") {
      guest = nil
      table = nil
    }
  }
}
