import SwiftUI

struct LapCounter: View {
  // fine: state-property-observer -- each write is an assignment here, and the observer runs
  @State private var laps = 0 {
    didSet { print(laps) }
  }

  var body: some View {
    Button("\(laps) laps") { laps += 1 }
      .onDisappear { laps = 0 }
  }
}
