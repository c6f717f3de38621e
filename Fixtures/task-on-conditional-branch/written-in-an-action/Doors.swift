import SwiftUI

struct Doors: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      if isOpen {
        // fine: task-on-conditional-branch -- a button, no lifecycle
        Button("Close") { isOpen = false }
      } else {
        Button("Open") {
          // fine: task-on-conditional-branch -- a task of its own, no view cancels it
          Task {
            isOpen = true
            await ring()
          }
        }
      }
    }
  }

  private func ring() async {}
}
