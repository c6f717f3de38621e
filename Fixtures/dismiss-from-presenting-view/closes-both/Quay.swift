import SwiftUI

struct Quay: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @State private var isShown = false

  var body: some View {
    Button("Ropes") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Cast off") {
          isShown = false
          dismiss()  // fine: dismiss-from-presenting-view -- closes the sheet and then the quay
        }
        // fine: dismiss-from-presenting-view -- asks, and closes nothing
        Text(mode.wrappedValue.isPresented ? "Moored" : "Adrift")
      }
    NavigationLink(value: 1) {
      Button("Back") { dismiss() }  // fine: dismiss-from-presenting-view -- the label, not the screen
    }
  }
}
