import Combine
import SwiftUI

struct ZincClock: View {
  private static let steady = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var ticks = 0

  private var timer: AnyPublisher<Date, Never> { Self.steady.eraseToAnyPublisher() }

  var body: some View {
    let timer = Self.steady
    // fine: publisher-created-in-body -- the local is the one that is kept
    Text("\(ticks)").onReceive(timer) { _ in ticks += 1 }
  }
}
