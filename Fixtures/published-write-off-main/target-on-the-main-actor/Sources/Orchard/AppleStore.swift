import Combine
import SwiftUI

final class AppleStore: ObservableObject {
  @Published var crates = 0

  func load() async {
    await Task.yield()
    crates = 3  // fine: published-write-off-main -- the target belongs to the main actor
  }
}
