import SwiftUI

enum NewsStyle {
  case short, long
}

struct NewsBox: View {
  let isCompact: Bool
  let style: NewsStyle
  @State private var news: [String] = []

  var body: some View {
    ForEach(news, id: \.self) { Text($0) }
      // fine: task-missing-id -- the same at each call
      .task { news = await load(isCompact ? 3 : 10, style) }
  }

  private func load(_ amount: Int, _ style: NewsStyle) async -> [String] {
    (0..<amount).map { "News \($0) \(style)" }
  }
}

struct FrontPage: View {
  var body: some View {
    NewsBox(isCompact: true, style: .short)
    NewsBox(isCompact: false, style: .long)
  }
}
