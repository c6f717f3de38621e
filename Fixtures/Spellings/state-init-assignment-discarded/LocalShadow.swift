import SwiftUI

struct NoiseMeter: View {
  @State private var peak = 0
  private let average: Int

  init(samples: [Int]) {
    let average = samples.reduce(0, +) / max(samples.count, 1)
    self.average = average
    func remember(_ peak: inout Int, _ sample: Int) {
      // fine: state-init-assignment-discarded -- the parameter of a local function
      peak = max(peak, sample)
    }
    var loudest = 0
    samples.forEach { remember(&loudest, $0) }
    _peak = State(initialValue: 0)
  }

  var body: some View { Stepper("\(peak) over \(average)", value: $peak) }
}
