import Combine
import SwiftUI

final class Tannery: ObservableObject {
  @Published var isBusy = false

  func tan() async {
    // miss: published-write-off-main -- stands before the `await` and runs after it
    defer { isBusy = false }
    await Task.yield()
  }
}
