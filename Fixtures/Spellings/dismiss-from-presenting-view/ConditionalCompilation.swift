import SwiftUI

struct Deck: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false

  var body: some View {
    Button("Cards") { isShown = true }
      #if os(iOS)
        .fullScreenCover(isPresented: $isShown) {
          Button("Close") { dismiss() }  // expect: dismiss-from-presenting-view warning `dismiss()`
        }
      #else
        .sheet(isPresented: $isShown) {
          Button("Close") { dismiss() }  // expect: dismiss-from-presenting-view warning `dismiss()`
        }
      #endif
  }
}
