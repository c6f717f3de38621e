// config: {"enable": ["row-not-unary"]}
import SwiftUI

struct Entry: Identifiable {
  let id: Int
  let word: String
  let meaning: String
}

struct Glossary: View {
  let entries: [Entry]

  var body: some View {
    List {
      ForEach(entries) { entry in  // expect: row-not-unary note `ForEach`
        Text(entry.word).bold()
        Text(entry.meaning)
      }
    }
  }
}
