import SwiftUI

struct Ark: View {
  @Environment(\.dismiss) var dismiss
  @State private var isShown = false

  var body: some View {
    Button("Pair") { isShown = true }
      .sheet(isPresented: $isShown) { pairSheet() }
  }
}
