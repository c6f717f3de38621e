import SwiftUI
import UIKit

struct TripodBox: UIViewRepresentable {
  @Binding var angle: Double

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    adjust(view)
  }
}
