import Combine
import SwiftUI

final class Typewriter: ObservableObject {
  @Published var page = ""
  private var bag = Set<AnyCancellable>()

  init() {
    $page
      .sink { [weak self] _ in
        // expect: published-sink-reads-old-value warning `self?.page`
        print(self?.page.count ?? 0)
      }
      .store(in: &bag)
  }
}
