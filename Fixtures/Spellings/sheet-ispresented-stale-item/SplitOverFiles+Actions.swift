import SwiftUI

extension TramMap {
  func open(_ stop: String) {
    self.stop = stop
    isStopOpen = true
  }
}
