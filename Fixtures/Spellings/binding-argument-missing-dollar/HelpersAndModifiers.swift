import SwiftUI

struct Leaking: ViewModifier {
  @Binding var isLeaking: Bool

  func body(content: Content) -> some View {
    content.overlay { Button("Stop") { isLeaking = false } }
  }
}

struct DrainPage: View {
  @State private var isLeaking = true
  @State private var name = ""

  var body: some View {
    panel.modifier(Leaking(isLeaking: isLeaking))  // expect: binding-argument-missing-dollar error
  }

  @ViewBuilder private var panel: some View {
    Button("Leak") { isLeaking = true }
    field(prompt: "Drain")
  }

  private func field(prompt: String) -> some View {
    TextField(prompt, text: name)  // expect: binding-argument-missing-dollar error
      .onAppear { name = prompt }
  }
}
