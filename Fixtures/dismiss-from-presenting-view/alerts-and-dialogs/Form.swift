import SwiftUI

struct TaxForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false
  @State private var warns = false

  var body: some View {
    Button("Leave") { asks = true }
      .confirmationDialog("Leave?", isPresented: $asks) {
        Button("Leave") { dismiss() }  // fine: dismiss-from-presenting-view -- a dialog about this view
      }
    Button("Send") { warns = true }
      .alert("Sent", isPresented: $warns) {
        Button("OK") { dismiss() }  // fine: dismiss-from-presenting-view -- an alert about this view
      } message: {
        Text("Thank you")
      }
  }
}
