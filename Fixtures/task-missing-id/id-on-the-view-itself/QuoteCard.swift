import SwiftUI

struct QuoteCard: View {
  let author: String
  @State private var quote = ""

  var body: some View {
    Text(quote)
      // fine: task-missing-id -- what carries the task is another view for each author
      .task { quote = await pick(author) }
      .id(author)
  }

  private func pick(_ author: String) async -> String { "Said \(author)" }
}
