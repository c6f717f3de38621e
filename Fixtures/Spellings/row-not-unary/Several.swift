import SwiftUI

struct Verses: View {
  let verses: [String]

  var body: some View {
    LazyVStack {
      ForEach(verses, id: \.self) { verse in  // expect: row-not-unary note
        Divider()
        Text(verse)
      }
      ForEach(verses, id: \.self) { verse in  // expect: row-not-unary note
        Group {
          Text(verse)
          Text("–")
        }
      }
    }
  }
}
