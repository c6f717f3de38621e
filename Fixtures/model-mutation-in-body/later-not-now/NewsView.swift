import SwiftUI

@MainActor final class News: ObservableObject {
  @Published private(set) var headline = ""
  private var isLoading = false

  func loadIfNeeded() -> String {
    if !isLoading {
      isLoading = true
      Task { self.headline = await fetch() }
    }
    return headline
  }

  func refresh() async {
    let text = await fetch()
    headline = text
  }

  private func fetch() async -> String { "Sun" }
}

struct NewsView: View {
  @ObservedObject var news: News

  var body: some View {
    // fine: model-mutation-in-body -- the property is written later, in a task
    Text(news.loadIfNeeded())
      .refreshable { await news.refresh() }  // fine: model-mutation-in-body -- async, in an action
  }
}
