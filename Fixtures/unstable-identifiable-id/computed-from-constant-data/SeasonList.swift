import SwiftUI

struct Season: Identifiable {
  let number: Int
  let show: String
  // fine: unstable-identifiable-id -- the same for the same data
  var id: String { "\(show)/\(number)" }
}

struct Ferry: Identifiable {
  let line: Int
  var id: Int { line }  // fine: unstable-identifiable-id -- the same for the same data
  var ticket: UUID { UUID() }  // fine: unstable-identifiable-id -- not the id
}

struct SeasonList: View {
  let seasons: [Season]
  let ferries: [Ferry]

  var body: some View {
    List(seasons) { Text($0.show) }
    List(ferries) { Text("\($0.line) \($0.ticket)") }
  }
}
