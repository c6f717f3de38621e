import SwiftUI

struct Verse: Identifiable {
  let id: Int
  var text: String
}

struct Verses: View {
  @State private var verses = [Verse(id: 1, text: "Rain"), Verse(id: 2, text: "Sun")]

  var body: some View {
    List {
      // fine: foreach-index-id -- the id is the element's
      ForEach(Array(verses.enumerated()), id: \.element.id) { number, verse in
        Text("Verse \(number + 1): \(verse.text)")
      }
      .onDelete { verses.remove(atOffsets: $0) }
      // fine: foreach-index-id -- the second of the pair is the element
      ForEach(Array(zip(verses.indices, verses)), id: \.1.id) { number, verse in
        Text("\(number + 1). \(verse.text)")
      }
    }
  }
}
