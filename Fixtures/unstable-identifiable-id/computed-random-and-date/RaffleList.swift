import SwiftUI

struct RaffleTicket: Identifiable {
  let owner: String
  var id: Int { Int.random(in: 0...9_999) }  // expect: unstable-identifiable-id warning `id`
}

struct LogLine: Identifiable {
  let text: String
  var id: Date { Date() }  // expect: unstable-identifiable-id warning `id`
}

struct RaffleList: View {
  let tickets: [RaffleTicket]
  let lines: [LogLine]

  var body: some View {
    List(tickets) { Text($0.owner) }
    List(lines) { Text($0.text) }
  }
}
