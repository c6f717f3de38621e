import SwiftUI
import UIKit

struct StepSlider: UIViewRepresentable {
  @Binding var value: Float
  let step: Float

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.addTarget(
      context.coordinator, action: #selector(Coordinator.moved), for: .valueChanged)
    return slider
  }

  // expect: representable-stale-coordinator warning
  func updateUIView(_ slider: UISlider, context: Context) {
    slider.value = value
  }

  final class Coordinator: NSObject {
    let parent: StepSlider

    init(parent: StepSlider) { self.parent = parent }

    @objc func moved(_ slider: UISlider) {
      parent.value = (slider.value / parent.step).rounded() * parent.step
    }
  }
}
