import SwiftUI

struct Regatta: View {
  let boats: [String]

  var body: some View {
    List(boats, id: \.self) { RegattaRow(boat: $0) }
  }
}
