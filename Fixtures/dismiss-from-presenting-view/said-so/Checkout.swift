import SwiftUI

struct Checkout: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false

  var body: some View {
    Button("Pay") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Finish") {
          // stlint:disable:next dismiss-from-presenting-view
          dismiss()  // fine: dismiss-from-presenting-view -- the whole purchase closes, on purpose
        }
      }
  }
}
