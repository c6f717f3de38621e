import SwiftUI

struct HymnIndex: View {
  let title: String
  @State private var hymns: [String] = []
  @State private var page = 1

  var body: some View {
    List(hymns, id: \.self) { Text($0) }
      .navigationTitle(title)
      .task { hymns = await load() }  // fine: task-missing-id -- depends on no input
      .toolbar { Button("Page \(page)") { page += 1 } }
  }

  private func load() async -> [String] {
    let title = "Psalm"
    return [title]
  }
}
