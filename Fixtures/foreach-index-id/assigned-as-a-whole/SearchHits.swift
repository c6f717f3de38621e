import SwiftUI

struct HitRow: View {
  let title: String
  @State private var isRead = false

  var body: some View { Toggle(title, isOn: $isRead) }
}

struct SearchHits: View {
  @State private var hits: [String] = []

  var body: some View {
    List {
      // expect: foreach-index-id note
      ForEach(Array(hits.enumerated()), id: \.offset) { _, title in HitRow(title: title) }
    }
    .task { hits = await fetchHits() }
  }

  private func fetchHits() async -> [String] { ["Heron", "Heather"] }
}
