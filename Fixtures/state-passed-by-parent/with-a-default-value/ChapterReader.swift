import SwiftUI

struct ChapterReader: View {
  @State var chapter: Int = 1  // expect: state-passed-by-parent warning `@State`
  @State private var isBookmarked = false

  var body: some View {
    VStack {
      Stepper("Chapter \(chapter)", value: $chapter)
      Toggle("Bookmark", isOn: $isBookmarked)
    }
  }
}

struct BookShelf: View {
  @State private var typed = "3"

  var body: some View {
    VStack {
      TextField("Chapter", text: $typed)
      ChapterReader(chapter: Int(typed) ?? 1)
    }
  }
}
