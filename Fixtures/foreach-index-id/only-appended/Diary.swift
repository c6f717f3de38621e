import SwiftUI

struct EntryRow: View {
  let entry: String
  @State private var isUnfolded = false

  var body: some View { DisclosureGroup("Entry", isExpanded: $isUnfolded) { Text(entry) } }
}

struct Diary: View {
  @State private var entries = ["Arrived"]

  var body: some View {
    VStack {
      // fine: foreach-index-id -- it grows at its end, so each place keeps its entry
      ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in EntryRow(entry: entry) }
      Button("Write") { entries.append("Rested") }
    }
  }
}
