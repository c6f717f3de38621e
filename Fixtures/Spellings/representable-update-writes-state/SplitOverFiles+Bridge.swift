import SwiftUI
import UIKit

extension FlashBox: UIViewRepresentable {
  func makeUIView(context: Context) -> UISwitch { UISwitch() }

  func updateUIView(_ flash: UISwitch, context: Context) {
    // expect: representable-update-writes-state warning `isCharged = flash.isOn`
    isCharged = flash.isOn
    count? += 1  // expect: representable-update-writes-state warning `count? += 1`
  }
}
