// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

@MainActor struct Ferry {
  static var passengers = 0
  static let seats = 120
  static var isBig: Bool { seats > 100 }
}

struct FerryPanel: View {
  var body: some View {
    VStack {
      // fine: untracked-source-in-body -- a constant
      Text("\(Ferry.seats) seats")
      // fine: untracked-source-in-body -- computed from a constant
      Text(Ferry.isBig ? "Big" : "Small")
      // expect: untracked-source-in-body note `Ferry.passengers`
      Text("\(Ferry.passengers) on board")
    }
  }
}

struct BoardingPanel: View {
  var body: some View {
    Button("Board") { Ferry.passengers += 1 }
  }
}
