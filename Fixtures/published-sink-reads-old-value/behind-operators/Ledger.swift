import Combine
import SwiftUI

final class Ledger: ObservableObject {
  @Published var entries: [Int] = []
  @Published private(set) var total = 0
  private var bag = Set<AnyCancellable>()

  func connect() {
    $entries
      .dropFirst()
      .removeDuplicates()
      .map(\.count)
      .sink { [unowned self] _ in
        total = entries.reduce(0, +)  // expect: published-sink-reads-old-value warning `entries`
      }
      .store(in: &bag)
  }
}
