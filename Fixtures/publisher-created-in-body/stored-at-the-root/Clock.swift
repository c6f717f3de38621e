import Combine
import SwiftUI

struct ClockFace: View {
  // fine: publisher-created-in-body -- the window makes this view once, nothing redraws it
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var now = Date()

  var body: some View { Text(now, style: .time).onReceive(timer) { now = $0 } }
}

@main
struct ClockApp: App {
  var body: some Scene { WindowGroup { ClockFace() } }
}
