import Charts
import SwiftUI

struct Curve: View {
  @State private var isBold = false

  var body: some View {
    Chart {
      // fine: branch-changes-identity -- marks keep no state
      if isBold {
        LineMark(x: .value("Day", 1), y: .value("kg", 70)).lineStyle(StrokeStyle(lineWidth: 4))
      } else {
        LineMark(x: .value("Day", 1), y: .value("kg", 70))
      }
    }
    .onTapGesture { isBold.toggle() }
  }
}
