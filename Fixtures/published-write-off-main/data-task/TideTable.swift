import Combine
import SwiftUI

final class TideTable: ObservableObject {
  @Published var hours: [Int] = []

  func load(_ url: URL) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      guard let data else { return }
      self.hours = data.map(Int.init)  // expect: published-write-off-main warning `self.hours = data.map(Int.init)`
    }.resume()
  }
}
