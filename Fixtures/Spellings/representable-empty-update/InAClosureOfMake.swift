import SwiftUI
import UIKit

struct BlurBox: UIViewRepresentable {
  @Binding var isDark: Bool

  func makeUIView(context: Context) -> UISwitch {
    let toggle = UISwitch(frame: .zero, primaryAction: UIAction { action in
      isDark = (action.sender as? UISwitch)?.isOn ?? false
    })
    toggle.isOn = isDark
    return toggle
  }

  // expect: representable-empty-update note
  func updateUIView(_ toggle: UISwitch, context: Context) {}
}
