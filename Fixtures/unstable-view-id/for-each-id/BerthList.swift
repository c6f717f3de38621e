import SwiftUI

struct Berth {
  var boat: String
  var ticket: UUID { UUID() }
  var label: String { "Berth of \(boat)" }
}

struct BerthList: View {
  @State private var berths = [Berth(boat: "Gull"), Berth(boat: "Tern")]

  var body: some View {
    ForEach(berths, id: \.ticket) { berth in  // expect: unstable-view-id warning `\.ticket`
      Text(berth.boat)
    }
    // fine: unstable-view-id -- computed from what is stored
    ForEach(berths, id: \.label) { berth in
      Text(berth.label)
    }
    Button("Swap") { berths.reverse() }
  }
}
