import SwiftUI

struct Attic: View {
  @State private var isShown = false
  let dismiss: () -> Void

  var body: some View {
    Button("Box") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Close") { isShown = false }  // fine: dismiss-from-presenting-view -- closes what it opened
        Button("Leave") { dismiss() }  // fine: dismiss-from-presenting-view -- a closure of the caller
      }
  }
}
