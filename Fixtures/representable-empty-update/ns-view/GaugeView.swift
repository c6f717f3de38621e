// config: {"enable": ["representable-empty-update"]}
import AppKit
import SwiftUI

struct GaugeView: NSViewRepresentable {
  let percent: Double

  func makeNSView(context: Context) -> NSLevelIndicator {
    let gauge = NSLevelIndicator()
    gauge.maxValue = 100
    gauge.doubleValue = percent
    return gauge
  }

  // expect: representable-empty-update note
  func updateNSView(_ gauge: NSLevelIndicator, context: Context) {
    // The gauge needs nothing more.
  }
}
