import SwiftUI

@MainActor final class Papers: ObservableObject {
  @Published private(set) var titles: [String] = []
  func load() async { titles = ["Echo"] }
}

struct Newsstand: View {
  @ObservedObject private var papers: Papers

  init(papers: Papers) {
    self.papers = papers
    Task { await papers.load() }  // expect: side-effect-in-body warning
  }

  var body: some View { Text(papers.titles.joined()) }
}
