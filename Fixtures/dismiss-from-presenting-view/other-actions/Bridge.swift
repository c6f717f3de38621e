import SwiftUI

struct Bridge: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @State private var isShown = false

  var body: some View {
    Button("Toll") { isShown = true }
      .sheet(isPresented: $isShown) {
        // fine: dismiss-from-presenting-view -- has no place of its own
        Button("Pay") { openURL(URL(string: "https://example.com")!) }
        PayForm { dismiss in
          dismiss()  // fine: dismiss-from-presenting-view -- the parameter
        }
      }
    Button("Leave") { dismiss() }
  }
}

struct PayForm: View {
  let done: (() -> Void) -> Void
  var body: some View { Button("Pay") { done {} } }
}
