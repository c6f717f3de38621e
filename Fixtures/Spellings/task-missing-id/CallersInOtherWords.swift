import SwiftUI

struct Loom: View {
  let pattern: String
  @State private var rows: [String] = []

  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .task { rows = await weave(pattern) }  // expect: task-missing-id warning
  }

  private func weave(_ pattern: String) async -> [String] { [pattern] }
}

struct LoomRoom: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView(
      sidebar: { Button("Twill") { chosen = "Twill" } },
      detail: { detail })
  }

  @ViewBuilder private var detail: some View {
    if let pattern = chosen {
      Loom(pattern: pattern).padding()
    } else {
      Text("Choose")
    }
  }
}
