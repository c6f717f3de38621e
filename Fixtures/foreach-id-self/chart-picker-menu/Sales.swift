import Charts
import SwiftUI

struct Sales: View {
  @State private var sold: [Int] = []
  @State private var chosen = 0

  var body: some View {
    VStack {
      Chart {
        // fine: foreach-id-self -- marks keep no state
        ForEach(sold, id: \.self) { BarMark(x: .value("Sold", $0), y: .value("Days", 1)) }
      }
      Picker("Day", selection: $chosen) {
        // fine: foreach-id-self -- the choices of a picker
        ForEach(sold, id: \.self) { Text("\($0)").tag($0) }
      }
      Menu("Days") {
        // fine: foreach-id-self -- a menu
        ForEach(sold, id: \.self) { day in Button("\(day)") { chosen = day } }
      }
      Button("Close the day") { sold.append(chosen + 1) }
    }
  }
}
