import SwiftUI

struct TownCrier: View {
  let town: String
  @State private var reply = ""

  var body: some View {
    Button("Ask \(reply)") {
      // fine: task-missing-id -- started by a tap, with the input of that moment
      Task { reply = await ask(town) }
    }
  }

  private func ask(_ town: String) async -> String { "\(town) is well" }
}
