import SwiftUI

#if canImport(UIKit)
  import UIKit

  struct CrossSlider: UIViewRepresentable {
    let onMove: (Float) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    func makeUIView(context: Context) -> UISlider {
      let slider = UISlider()
      slider.addTarget(
        context.coordinator, action: #selector(Coordinator.moved), for: .valueChanged)
      return slider
    }

    // expect: representable-stale-coordinator warning
    func updateUIView(_ slider: UISlider, context: Context) {}

    final class Coordinator: NSObject {
      let parent: CrossSlider

      init(parent: CrossSlider) { self.parent = parent }

      @objc func moved(_ slider: UISlider) { parent.onMove(slider.value) }
    }
  }
#endif
