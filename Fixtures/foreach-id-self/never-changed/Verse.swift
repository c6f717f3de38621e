import SwiftUI

struct Verse: Hashable {
  let number: Int
  let text: String
}

struct Psalm: View {
  let verses: [Verse]
  let refrain: [String]

  var body: some View {
    // fine: foreach-id-self -- nobody edits them, and they come numbered
    ForEach(verses, id: \.self) { verse in Text(verse.text) }
    // fine: foreach-id-self -- a list from outside, nobody knows that it repeats
    ForEach(refrain, id: \.self) { line in Text(line) }
  }
}
