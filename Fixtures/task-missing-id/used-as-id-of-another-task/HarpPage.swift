import SwiftUI

struct HarpPage: View {
  let harp: Int
  @State private var strings: [String] = []
  @State private var visits = 0

  var body: some View {
    List(strings, id: \.self) { Text($0) }
      .task(id: harp) { strings = await tune(harp) }
      // fine: task-missing-id -- the other task follows the harp, this one counts appearances
      .task { visits = await visit(harp) }
      .toolbar { Text("\(visits)") }
  }

  private func tune(_ harp: Int) async -> [String] { ["String of \(harp)"] }
  private func visit(_ harp: Int) async -> Int { visits + 1 }
}
