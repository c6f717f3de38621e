import Combine
import SwiftUI

@MainActor final class Gallery: ObservableObject {
  @Published var count = 0

  func load() async {
    await pause()
    count = 1  // fine: published-write-off-main -- the class belongs to the main actor
    Task { count = 2 }  // fine: published-write-off-main -- the task inherits it
  }

  private func pause() async {}
}

@MainActor class Room: ObservableObject {}

final class BlueRoom: Room {
  @Published var pictures = 0

  func hang() async {
    await Task.yield()
    pictures += 1  // fine: published-write-off-main -- the superclass belongs to the main actor
  }
}

final class Archive: ObservableObject {
  @Published var boxes = 0

  @MainActor func sort() async {
    await Task.yield()
    boxes += 1  // fine: published-write-off-main -- the method does
  }
}

@MainActor extension Archive {
  func close() async {
    await Task.yield()
    boxes = 0  // fine: published-write-off-main -- the extension does
  }
}
