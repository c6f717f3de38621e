// config: {"enable": ["representable-update-writes-state"]}
import SwiftUI
import UIKit

struct DialBox: UIViewRepresentable {
  @Binding var isReady: Bool
  @Binding var width: CGFloat
  @Binding var hasCoordinator: Bool

  func makeUIView(context: Context) -> UISlider {
    isReady = true  // expect: representable-update-writes-state note `isReady = true`
    return UISlider()
  }

  func updateUIView(_ slider: UISlider, context: Context) {
    slider.isEnabled = isReady && hasCoordinator
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
    width = proposal.width ?? 0  // expect: representable-update-writes-state warning
    return CGSize(width: width, height: 40)
  }

  func makeCoordinator() -> Coordinator {
    // expect: representable-update-writes-state note `hasCoordinator = true`
    hasCoordinator = true
    return Coordinator()
  }

  final class Coordinator {}
}
