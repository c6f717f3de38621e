import SwiftUI

struct OldHouse: View {
  @Environment(\.presentationMode) private var mode
  @State private var isShown = false

  var body: some View {
    Button("Cellar") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Up") {
          // expect: dismiss-from-presenting-view warning `mode.wrappedValue.dismiss()`
          mode.wrappedValue.dismiss()
        }
      }
  }
}
