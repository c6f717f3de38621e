import SwiftUI

struct Vault: View {
  @SwiftUI.Environment(\.dismiss) var dismiss: DismissAction
  @State private var isShown = false

  var body: some View {
    Text("Vault")
      .sheet(isPresented: self.$isShown, onDismiss: {}, content: {
        NavigationStack {
          Text("Gold").toolbar {
            ToolbarItem(placement: .cancellationAction) {
              // expect: dismiss-from-presenting-view warning `self.dismiss()`
              Button("Cancel", role: .cancel) { self.dismiss() }
            }
          }
        }
      })
      .onTapGesture { isShown = true }
  }
}
