import SwiftUI

struct Lighthouse: View {
  let code: String
  @State private var signal = ""

  var body: some View {
    Text(signal)
      .task(priority: .background) {  // expect: task-missing-id note
        self.signal = await self.decode(self.code)
      }
  }

  private func decode(_ code: String) async -> String { code }
}
