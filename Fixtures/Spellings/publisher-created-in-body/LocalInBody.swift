import Combine
import SwiftUI

struct SilverClock: View {
  @State private var ticks = 0

  var body: some View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    // expect: publisher-created-in-body warning
    Text("\(ticks)").onReceive(timer) { _ in ticks += 1 }
  }
}
