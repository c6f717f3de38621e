import SwiftUI

#if canImport(Observation)
  @Observable final class Tide {
    var level = 0
  }
#else
  final class Tide: ObservableObject {
    @Published var level = 0
  }
#endif

struct TideView: View {
  // fine: state-holds-observable-object -- true in one branch only
  @State private var tide = Tide()

  var body: some View { Button("\(tide.level)") { tide.level += 1 } }
}

struct ShipView: View {
  #if os(macOS)
    @State private var knots: Int
  #else
    @State private var knots = 5
  #endif

  init(initialKnots: Int) {
    // fine: state-init-assignment-discarded -- true in one branch only
    self.knots = initialKnots
  }

  var body: some View { Stepper("\(knots) kn", value: $knots) }
}

struct BuoyView: View {
  @State private var draws = 0

  var body: some View {
    #if DEBUG
      let _ = (draws += 1)  // expect: state-write-in-body error `draws += 1`
    #endif
    Text("\(draws)")
  }
}
