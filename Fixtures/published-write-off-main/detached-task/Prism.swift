import Combine
import SwiftUI

final class Prism: ObservableObject {
  @Published var colours = 0

  func split() {
    Task.detached(priority: .low) {
      self.colours = 7  // expect: published-write-off-main warning `self.colours = 7`
    }
  }
}
