import SwiftUI

struct Ledger: View {
  let account: String
  @State private var total = 0

  var body: some View {
    Text("\(account): \(total)")
      // fine: task-missing-id -- the local, not the input
      .task {
        let account = "Cash"
        total = await sum(account)
      }
  }

  private func sum(_ account: String) async -> Int { account.count }
}
