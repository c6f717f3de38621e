import Combine
import SwiftUI

final class History: ObservableObject {
  @Published var commits: [String] = []
  @Published var author: String?

  func load() async -> Int {
    let commits = await fetch()  // fine: published-write-off-main -- a local
    guard let author = commits.first else { return 0 }  // fine: published-write-off-main -- a local
    var count = commits.count
    count += author.count
    return count
  }

  func name(_ url: URL) {
    URLSession.shared.dataTask(with: url) { _, _, _ in
      var author = "A"
      author += "B"  // fine: published-write-off-main -- a local
      print(author)
    }.resume()
  }

  private func fetch() async -> [String] { [] }
}
