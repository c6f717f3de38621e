// config: {"enable": ["offscreen-effect-in-row"]}
import SwiftUI

enum Topic: String, CaseIterable {
  case start, stop
}

struct Help: View {
  var body: some View {
    ScrollView {
      // fine: offscreen-effect-in-row -- a literal of two
      ForEach(["A", "B"], id: \.self) { Text($0).shadow(radius: 2) }
      // fine: offscreen-effect-in-row -- the cases of an enum
      ForEach(Topic.allCases, id: \.self) { Text($0.rawValue).shadow(radius: 2) }
      // fine: offscreen-effect-in-row -- a constant range
      ForEach(0..<3) { Text("\($0)").shadow(radius: 2) }
      // fine: offscreen-effect-in-row -- one view
      Text("Help").shadow(radius: 2)
    }
  }
}
