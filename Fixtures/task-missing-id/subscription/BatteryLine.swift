import SwiftUI

@MainActor final class BatteryMonitor {
  static let shared = BatteryMonitor()
  let levels = AsyncStream<Int> { $0.yield(80) }
}

struct BatteryLine: View {
  let limit: Int
  @State private var isLow = false

  var body: some View {
    Text(isLow ? "Charge now" : "Enough")
      // fine: task-missing-id -- a subscription for as long as the view is there
      .task {
        for await level in BatteryMonitor.shared.levels { isLow = level < limit }
      }
  }
}
