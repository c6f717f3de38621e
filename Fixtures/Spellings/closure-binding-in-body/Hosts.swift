import SwiftUI

struct Seal: ViewModifier {
  @Binding var isBroken: Bool

  func body(content: Content) -> some View {
    VStack {
      content
      // expect: closure-binding-in-body note
      Toggle("Broken", isOn: Binding(get: { isBroken }, set: { isBroken = $0 }))
    }
  }
}

struct Slot<Content: View>: View {
  @AppStorage("slot") private var slot = 1
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
    // expect: closure-binding-in-body note
    Stepper("\(slot)", value: Binding(get: { slot }, set: { slot = $0 }))
  }
}
