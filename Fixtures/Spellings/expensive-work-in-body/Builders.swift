import SwiftUI

struct Post: Identifiable {
  let id: Int
  let sent: Date
}

struct PostList: View {
  let posts: [Post]
  @State private var isShort = false

  var body: some View {
    List {
      Toggle("Short", isOn: $isShort)
      ForEach(posts) { post in
        // expect: expensive-work-in-body warning
        Text(RelativeDateTimeFormatter().localizedString(for: post.sent, relativeTo: .now))
      }
    }
    .overlay {
      // expect: expensive-work-in-body note
      if isShort { Text(DateFormatter().string(from: .now)) }
    }
    .toolbar {
      ToolbarItem { stamp }
    }
  }

  @ViewBuilder private var stamp: some View {
    let iso = ISO8601DateFormatter()  // expect: expensive-work-in-body note
    Text(iso.string(from: .now))
  }
}
