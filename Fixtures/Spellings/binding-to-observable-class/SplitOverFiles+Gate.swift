import SwiftUI

@Observable final class Dam {
  var isOpen = false
}

extension DamPanel {
  var gate: some View {
    #if os(macOS)
      Toggle("Open", isOn: $dam.isOpen).toggleStyle(.checkbox)
    #else
      Toggle("Open", isOn: $dam.isOpen)
    #endif
  }
}
