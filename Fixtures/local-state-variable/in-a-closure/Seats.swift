import SwiftUI

struct SeatPlan: View {
  let rows: [String]

  var body: some View {
    ForEach(rows, id: \.self) { row in
      @State var isTaken = false  // expect: local-state-variable warning `@State`
      Toggle(row, isOn: $isTaken)
    }
  }
}
