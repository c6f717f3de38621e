import SwiftUI

struct AprilPage: View {
  @SwiftUI.State private var isWet = false

  var body: some View {
    if self.isWet {
      ProgressView()
    } else {
      // expect: task-on-conditional-branch warning
      SwiftUI.Text("April").task(priority: .high) {
        self.isWet = true
        await self.dry()
        self.isWet.toggle()
      }
    }
  }

  private func dry() async {}
}
