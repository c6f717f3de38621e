import Combine
import SwiftUI

final class LinkInbox {
  static let shared = LinkInbox()
  var onLink: ((String) -> Void)?
}

@main
struct ReaderApp: App {
  @State private var article = "front"

  init() {
    LinkInbox.shared.onLink = { [self] link in
      // fine: state-init-assignment-discarded -- runs when a link arrives, not in init
      article = link
    }
  }

  var body: some Scene {
    WindowGroup { Text(article) }
  }
}
