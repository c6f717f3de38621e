import SwiftUI

@Observable final class Feed {
  var posts: [String] = []
  var reads = 0

  func page(_ number: Int) -> [String] {
    reads += 1
    return Array(posts.prefix(number * 10))
  }
}

struct FeedView: View {
  @State private var feed = Feed()

  var body: some View {
    // expect: model-mutation-in-body error `feed.page(1)`
    List(feed.page(1), id: \.self) { Text($0) }
  }
}
