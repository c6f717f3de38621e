import SwiftUI

final class FeedModel: ObservableObject {
  @Published var posts: [String]
  init(posts: [String]) { self.posts = posts }
  static func makeEmpty() -> FeedModel { FeedModel(posts: []) }
}

struct FeedPage: View {
  // expect: observed-object-created-in-view warning `@ObservedObject`
  @ObservedObject var feed = FeedModel.makeEmpty()

  var body: some View { List(feed.posts, id: \.self) { Text($0) } }
}
