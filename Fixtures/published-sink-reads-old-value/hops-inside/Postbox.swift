import Combine
import SwiftUI

@MainActor final class Postbox: ObservableObject {
  @Published var letters: [String] = []
  @Published private(set) var count = 0
  private var bag = Set<AnyCancellable>()

  init() {
    $letters
      .sink { [weak self] _ in
        Task { @MainActor in
          self?.count = self?.letters.count ?? 0  // fine: published-sink-reads-old-value -- a task begins later
        }
        DispatchQueue.main.async {
          print(self?.letters.count ?? 0)  // fine: published-sink-reads-old-value -- later
        }
        self?.empty()  // fine: published-sink-reads-old-value -- the method hops
      }
      .store(in: &bag)
  }

  private func empty() {
    Task { print(letters.count) }
  }
}
