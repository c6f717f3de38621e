import SwiftUI

@MainActor var usesMiles = false
@MainActor let kilometresInAMile = 1.609

@MainActor @Observable final class DistanceModel {
  var metres = 0

  // miss: untracked-observable-property -- a global variable
  var unit: String { usesMiles ? "mi" : "km" }

  // fine: untracked-observable-property -- a constant
  var factor: Double { kilometresInAMile }

  func toggleUnit() { usesMiles.toggle() }
}

struct DistanceView: View {
  @State private var distance = DistanceModel()

  var body: some View {
    VStack {
      Stepper("\(distance.metres)", value: $distance.metres)
      Button("\(distance.unit) \(distance.factor)") { distance.toggleUnit() }
    }
  }
}
