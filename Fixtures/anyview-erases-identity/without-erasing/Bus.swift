import SwiftUI

struct Bus: View {
  let isLate: Bool
  let stops: [String]

  var body: some View {
    VStack {
      if isLate { Text("Late") } else { Image(systemName: "checkmark") }
      ForEach(stops, id: \.self) { stop in
        HStack { Text(stop) }  // fine: anyview-erases-identity -- one container
      }
      note
    }
  }

  @ViewBuilder private var note: some View {  // fine: anyview-erases-identity -- `some View`
    if isLate { Text("Sorry") }
  }
}
