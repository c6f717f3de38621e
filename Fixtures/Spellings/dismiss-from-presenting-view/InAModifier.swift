import SwiftUI

struct HelpButton: ViewModifier {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false

  func body(content: Content) -> some View {
    content
      .onLongPressGesture { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Got it") { dismiss() }  // expect: dismiss-from-presenting-view warning `dismiss()`
      }
  }
}
