import SwiftUI

struct Weathercock: View {
  let village: String
  @State private var wind = 0

  var body: some View {
    Text("\(wind) knots")
      .task(load)  // expect: task-missing-id note
  }

  @Sendable private func load() async {
    wind = await measure(village)
  }

  private func measure(_ village: String) async -> Int { village.count }
}
