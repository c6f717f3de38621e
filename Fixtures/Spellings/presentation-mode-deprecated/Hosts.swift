import SwiftUI

struct Closing: ViewModifier {
  // expect: presentation-mode-deprecated note
  @Environment(\.presentationMode) private var mode

  func body(content: Content) -> some View {
    content.onTapGesture { mode.wrappedValue.dismiss() }
  }
}

struct ClosingButton<Label: View>: View {
  // expect: presentation-mode-deprecated note
  @Environment(\.presentationMode) private var mode
  @ViewBuilder let label: () -> Label

  var body: some View {
    Button { mode.wrappedValue.dismiss() } label: { label() }
  }
}
