import SwiftUI

struct Loft: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Close") { dismiss() }  // expect: dismiss-from-presenting-view warning `dismiss()`
      }
  }
}
