import SwiftUI

struct Tent: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false

  var body: some View {
    Button("Lamp") { isShown = true }
      .sheet(isPresented: $isShown) {
        dismiss()  // fine: dismiss-from-presenting-view -- `onDismiss`, when the sheet is gone
      } content: {
        Text("Lamp")
      }
    Button("Close") { dismiss() }  // fine: dismiss-from-presenting-view -- in the view itself
      .toolbar {
        Button("Close") { dismiss() }  // fine: dismiss-from-presenting-view -- the view's own toolbar
      }
  }
}
