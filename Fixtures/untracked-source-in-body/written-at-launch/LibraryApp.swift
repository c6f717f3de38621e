// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

@MainActor enum Launch {
  static var greeting = "Hello"
}

@main struct LibraryApp: App {
  init() {
    Launch.greeting = ProcessInfo.processInfo.environment["GREETING"] ?? "Hello"
  }

  var body: some Scene {
    WindowGroup { LibraryDoor() }
  }
}

struct LibraryDoor: View {
  var body: some View {
    Text(Launch.greeting)  // fine: untracked-source-in-body -- written before the first view is drawn
  }
}
