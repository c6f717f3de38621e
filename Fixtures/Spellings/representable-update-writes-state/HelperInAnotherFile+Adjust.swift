import SwiftUI
import UIKit

extension TripodBox {
  func adjust(_ view: UIView) {
    withAnimation { level(view) }
  }

  private func level(_ view: UIView) {
    angle = Double(view.frame.width)  // expect: representable-update-writes-state warning
  }
}
