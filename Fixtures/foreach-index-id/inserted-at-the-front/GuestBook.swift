import SwiftUI

struct GuestBook: View {
  @State private var lines = ["Lovely evening"]

  var body: some View {
    VStack {
      // Each field keeps its cursor and its undo history, and gets another line.
      // expect: foreach-index-id warning
      ForEach(lines.indices, id: \.self) { row in
        TextEditor(text: $lines[row])
      }
      Button("New line") { lines.insert("", at: 0) }
    }
  }
}
