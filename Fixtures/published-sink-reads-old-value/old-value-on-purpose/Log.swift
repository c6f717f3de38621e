import Combine
import SwiftUI

final class LogModel: ObservableObject {
  @Published var level = 0
  private var bag = Set<AnyCancellable>()

  init() {
    $level
      .sink { [weak self] level in
        let before = self?.level ?? 0  // fine: published-sink-reads-old-value -- the old one, beside the new
        print(before, level)
      }
      .store(in: &bag)
    $level
      .flatMap { Just($0).delay(for: 1, scheduler: RunLoop.main) }
      // fine: published-sink-reads-old-value -- another publisher sends, and later
      .sink { [weak self] _ in print(self?.level ?? 0) }
      .store(in: &bag)
  }
}
