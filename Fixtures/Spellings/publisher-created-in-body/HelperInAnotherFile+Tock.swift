import Combine
import SwiftUI

extension BrassClock {
  var tock: some Publisher<Date, Never> {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  }

  func reset() { ticks = 0 }
}
