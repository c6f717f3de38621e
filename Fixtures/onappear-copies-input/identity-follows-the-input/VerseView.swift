import SwiftUI

struct VerseView: View {
  let verse: Int
  @State private var heading = ""

  var body: some View {
    // fine: onappear-copies-input -- the only caller gives it an id
    Text(heading).onAppear { heading = "Verse \(verse)" }
  }
}

struct PsalmView: View {
  @State private var verse = 1

  var body: some View {
    VStack {
      VerseView(verse: verse).id(verse)
      Button("Next") { verse += 1 }
    }
  }
}
