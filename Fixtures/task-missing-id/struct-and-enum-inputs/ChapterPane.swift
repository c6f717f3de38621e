import SwiftUI

struct Chapter: Equatable {
  var book: String
  var number: Int
}

enum Translation: String {
  case english, greek
}

struct ChapterPane: View {
  let chapter: Chapter
  @State private var text = ""

  var body: some View {
    ScrollView { Text(text) }
      .task { text = await load(chapter.book, chapter.number) }  // expect: task-missing-id note
  }

  private func load(_ book: String, _ number: Int) async -> String { "\(book) \(number)" }
}

struct TranslationPane: View {
  let translation: Translation
  @State private var text = ""

  var body: some View {
    ScrollView { Text(text) }
      .task { text = await load(translation) }  // expect: task-missing-id note
  }

  private func load(_ translation: Translation) async -> String { translation.rawValue }
}
