import SwiftUI

extension OrreryApp {
  var sky: some View {
    Text("Day \(days)")
      .onReceive(tick) { _ in days += 1 }
  }
}
