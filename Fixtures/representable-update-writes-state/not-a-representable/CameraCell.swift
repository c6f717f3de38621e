import SwiftUI
import UIKit

struct CameraCell: View {
  @State private var shots = 0

  var body: some View {
    Button("\(shots)") { updateUIView() }
  }

  private func updateUIView() {
    // fine: representable-update-writes-state -- a method of the same name, in an action
    shots += 1
  }
}

final class CameraView: UIView {
  private var shots = 0

  func updateUIView(_ view: UIView) {
    shots += 1  // fine: representable-update-writes-state -- a class of UIKit
  }
}
