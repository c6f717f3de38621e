// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct Drawer {
  let title: String

  func makeUIView() -> UILabel {
    let label = UILabel()
    label.text = title
    return label
  }

  func updateUIView(_ label: UILabel) {}  // fine: representable-empty-update -- an ordinary struct
}

struct DrawerScreen: View {
  @State private var isOpen = false

  var body: some View { Toggle(Drawer(title: "Socks").title, isOn: $isOpen) }
}
