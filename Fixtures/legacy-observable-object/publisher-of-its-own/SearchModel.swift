// config: {"deploymentTarget": {"iOS": "17.0"}}
import Combine
import SwiftUI

// fine: legacy-observable-object -- its publishers are used
final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var hits: [String] = []
  private var bag = Set<AnyCancellable>()

  init() {
    $query
      .debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
      .sink { [weak self] text in self?.hits = [text, text + "!"] }
      .store(in: &bag)
  }
}
