import SwiftUI

struct Foundry: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isCasting = false

  var body: some View {
    Button("Cast") { isCasting = true }
      .sheet(isPresented: $isCasting) {
        ProgressView().task {
          try? await Task.sleep(for: .seconds(1))
          dismiss()  // expect: dismiss-from-presenting-view warning `dismiss()`
        }
      }
  }
}
