import SwiftUI

@main
struct NewsApp: App {
  @State private var launches = 0

  var body: some Scene {
    let _ = (launches += 1)  // expect: state-write-in-body error `launches += 1`
    WindowGroup { Text("\(launches)") }
    ArchiveScene()
  }
}

struct ArchiveScene: Scene {
  @State private var openings = 0

  var body: some Scene {
    WindowGroup("Archive", id: "archive") {
      let _ = (openings += 1)  // expect: state-write-in-body error `openings += 1`
      Text("\(openings)")
    }
  }
}
