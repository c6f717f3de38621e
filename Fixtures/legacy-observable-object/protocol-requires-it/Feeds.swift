// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

protocol FeedProviding: ObservableObject {
  var titles: [String] { get }
}

// fine: legacy-observable-object -- the project's protocol asks for ObservableObject
final class NewsFeed: FeedProviding {
  @Published var titles = ["Rain"]
}

struct FeedScreen<Feed: FeedProviding>: View {
  @ObservedObject var feed: Feed

  var body: some View { List(feed.titles, id: \.self) { Text($0) } }
}
