import SwiftUI
import UIKit

@Observable final class Exposure {
  var stops = 0
  @ObservationIgnored var passes = 0
}

struct ExposureBox: UIViewRepresentable {
  @Environment(Exposure.self) private var shared
  let exposure: Exposure

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    exposure.stops = 2  // expect: representable-update-writes-state warning `exposure.stops = 2`
    shared.stops += 1  // expect: representable-update-writes-state warning `shared.stops += 1`
    exposure.passes += 1  // fine: representable-update-writes-state -- ignored by observation
  }
}
