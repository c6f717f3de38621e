import Combine
import SwiftUI

final class Beehive: ObservableObject {
  @Published var bees = 0
  private var job: Task<Void, Never>?

  init() {
    job = Task(priority: .background) { [weak self] in
      guard let self else { return }
      if Task.isCancelled { return }
      withAnimation {
        self.bees = 1  // expect: published-write-off-main warning `self.bees = 1`
      }
      await MainActor.run {
        self.bees = 2  // fine: published-write-off-main -- the main actor
      }
    }
  }
}
