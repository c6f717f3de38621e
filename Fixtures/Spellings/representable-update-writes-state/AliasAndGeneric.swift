import SwiftUI
import UIKit

typealias Bridge = UIViewRepresentable

struct ShutterBox<Mode: Hashable>: Bridge {
  let mode: Mode
  @Binding var opened: Set<Mode>

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    opened.insert(mode)  // expect: representable-update-writes-state warning `opened.insert(mode)`
  }
}
