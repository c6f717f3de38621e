import SwiftUI

struct Barn: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false

  var body: some View {
    Button("Hay") { isShown = true }
      .sheet(isPresented: $isShown) { hay }
  }

  private var hay: some View {
    Button("Close") { close() }
  }

  private func close() {
    dismiss()  // expect: dismiss-from-presenting-view warning `dismiss()`
  }
}
