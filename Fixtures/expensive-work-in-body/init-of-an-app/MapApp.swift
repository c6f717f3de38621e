import SwiftUI

@main
struct MapApp: App {
  private let tiles: Data?

  init() {
    // fine: expensive-work-in-body -- runs at launch
    tiles = try? Data(contentsOf: URL(fileURLWithPath: "/tmp/tiles"))
  }

  var body: some Scene {
    WindowGroup { Text("\(tiles?.count ?? 0)") }
  }
}
