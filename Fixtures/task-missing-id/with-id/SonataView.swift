import SwiftUI

struct SonataView: View {
  let opus: Int
  @State private var title = ""

  var body: some View {
    Text(title)
      .task(id: opus) {
        title = await find(opus)  // fine: task-missing-id -- the id starts it again
      }
  }

  private func find(_ opus: Int) async -> String { "Opus \(opus)" }
}
