import Combine
import SwiftUI

final class Ticker: ObservableObject {
  @Published var headline = ""
  @Published var count = 0
  private var bag = Set<AnyCancellable>()

  func follow(_ url: URL) {
    URLSession.shared.dataTaskPublisher(for: url)
      .map { String(decoding: $0.data, as: UTF8.self) }
      .replaceError(with: "")
      .sink { [weak self] text in
        self?.headline = text  // expect: published-write-off-main warning `self?.headline = text`
      }
      .store(in: &bag)

    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data.count)
      .replaceError(with: 0)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] bytes in
        self?.count = bytes  // fine: published-write-off-main -- brought to the main queue above
      }
      .store(in: &bag)
  }
}
