import SwiftUI

struct RegattaRow: View {
  let boat: String
}

extension RegattaRow {
  var body: some View {
    if !boat.isEmpty {  // expect: row-not-unary note
      #if os(iOS)
        Text(boat)
      #else
        Text(boat).bold()
      #endif
    }
  }
}
