import Combine
import SwiftUI

@MainActor protocol Chooses: AnyObject {
  func choose() async
}

final class WineList: ObservableObject, Chooses {
  @Published var wine = ""

  func choose() async {
    await Task.yield()
    wine = "Riesling"  // fine: published-write-off-main -- a protocol in its clause belongs to the main actor
  }
}
