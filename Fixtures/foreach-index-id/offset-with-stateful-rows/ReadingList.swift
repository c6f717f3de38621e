import SwiftUI

struct Chapter: Identifiable {
  let id: Int
  var heading: String
}

struct ChapterRow: View {
  let chapter: Chapter
  @State private var isUnfolded = false

  var body: some View {
    DisclosureGroup(chapter.heading, isExpanded: $isUnfolded) { Text("\(chapter.id)") }
  }
}

struct ReadingList: View {
  @State private var chapters = [Chapter(id: 1, heading: "Home"), Chapter(id: 2, heading: "Sea")]

  var body: some View {
    VStack {
      // expect: foreach-index-id warning
      ForEach(Array(chapters.enumerated()), id: \.offset) { _, chapter in
        ChapterRow(chapter: chapter)
      }
      Button("Read") { chapters.removeFirst() }
    }
  }
}
