import SwiftUI

struct OrchardGate: View {
  @SwiftUI.State private var isOpen = false
  @Binding var isLocked: Bool

  private var isInviting: Bool { isOpen && !isLocked }

  var body: some View {
    VStack {
      Toggle("Locked", isOn: $isLocked)
        // expect: conditional-modifier warning
        .if(self.isOpen) { $0.padding() }
        // expect: conditional-modifier warning
        .if(isLocked, { view in view.border(.red) })
        // expect: conditional-modifier warning
        .unless(isInviting) { toggle in toggle.disabled(true) }
      gate
      Button("Open") {
        isOpen.toggle()
        isLocked = false
      }
    }
  }

  private var gate: some View {
    Toggle("Gate", isOn: $isOpen)
      // expect: conditional-modifier warning
      .pruned(isOpen && !isLocked) { $0.tint(.green) }
      // expect: conditional-modifier warning
      .computed(isOpen, grow: padded)
  }

  private func padded(_ view: some View) -> some View { view.padding() }
}
