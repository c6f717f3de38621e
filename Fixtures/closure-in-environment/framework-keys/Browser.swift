// config: {"enable": ["closure-in-environment"]}
import SwiftUI

struct Browser: View {
  let page: URL
  @Environment(\.openURL) private var openURL  // fine: closure-in-environment -- SwiftUI's own
  @Environment(\.dismiss) private var dismiss  // fine: closure-in-environment -- SwiftUI's own
  @Environment(\.refresh) private var refresh  // fine: closure-in-environment -- SwiftUI's own

  var body: some View {
    VStack {
      Button("Open") { openURL(page) }
      Button("Close") { dismiss() }
      Button("Again") { Task { await refresh?() } }
    }
    // fine: closure-in-environment -- SwiftUI's own
    .environment(\.openURL, OpenURLAction { _ in .handled })
    // fine: closure-in-environment -- a value
    .environment(\.locale, Locale(identifier: "nl"))
    // fine: closure-in-environment -- changes the value that is there
    .transformEnvironment(\.lineLimit) { limit in limit = 2 }
  }
}
