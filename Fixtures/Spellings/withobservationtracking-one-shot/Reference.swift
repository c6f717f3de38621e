import SwiftUI

@Observable final class Bell {
  var rings = 0
}

final class BellTower {
  let bell = Bell()

  init() {
    // expect: withobservationtracking-one-shot note
    withObservationTracking({ _ = bell.rings }, onChange: ring)
  }

  private func ring() { print("ding") }
}
