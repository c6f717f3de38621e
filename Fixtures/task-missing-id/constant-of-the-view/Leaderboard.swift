import SwiftUI

struct Leaderboard: View {
  private let limit = 10
  static let season = "Spring"
  @State private var names: [String] = []

  var body: some View {
    List(names, id: \.self) { Text($0) }
      .task { names = await top(limit, Self.season) }  // fine: task-missing-id -- no inputs
  }

  private func top(_ limit: Int, _ season: String) async -> [String] { [season, "\(limit)"] }
}
