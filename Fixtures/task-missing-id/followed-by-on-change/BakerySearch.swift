import SwiftUI

struct BakerySearch: View {
  let town: String
  @State private var bakeries: [String] = []

  var body: some View {
    List(bakeries, id: \.self) { Text($0) }
      // fine: task-missing-id -- .onChange does the rest
      .task { await search() }
      .onChange(of: town) {
        Task { await search() }
      }
  }

  private func search() async { bakeries = await find(in: town) }

  private func find(in town: String) async -> [String] { ["Baker of \(town)"] }
}
