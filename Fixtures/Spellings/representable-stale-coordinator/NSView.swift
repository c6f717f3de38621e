import AppKit
import SwiftUI

struct MacSlider: NSViewRepresentable {
  @Binding var value: Double
  var onCommit: ((Double) -> Void)?

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeNSView(context: Context) -> NSSlider {
    NSSlider(target: context.coordinator, action: #selector(Coordinator.moved))
  }

  // expect: representable-stale-coordinator warning
  func updateNSView(_ slider: NSSlider, context: Context) { slider.doubleValue = value }

  final class Coordinator: NSObject {
    var parent: MacSlider

    init(parent: MacSlider) { self.parent = parent }

    @objc func moved(_ slider: NSSlider) {
      parent.value = slider.doubleValue
      parent.onCommit?(slider.doubleValue)
    }
  }
}
