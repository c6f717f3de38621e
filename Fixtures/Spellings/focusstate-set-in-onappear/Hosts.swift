import SwiftUI

struct FocusedAtOnce: ViewModifier {
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .onAppear { withAnimation { isFocused = true } }  // expect: focusstate-set-in-onappear note
  }
}

struct FieldFrame<Label: View>: View {
  @Binding var text: String
  @ViewBuilder let label: () -> Label
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack {
      label()
      SecureField("Code", text: $text).focused($isFocused)
    }
    .onAppear { isFocused = true }  // expect: focusstate-set-in-onappear note
  }
}
