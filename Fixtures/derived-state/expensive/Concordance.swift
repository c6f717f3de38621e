// config: {"enable": ["derived-state"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Concordance: View {
  @State private var text = ""
  @State private var words: [String] = []  // fine: derived-state -- sorted once for each change
  @State private var score = 0  // fine: derived-state -- a function whose cost is not known
  @State private var matches: [String] = []  // fine: derived-state -- looked up elsewhere
  let dictionary: [String]

  var body: some View {
    VStack {
      TextField("Text", text: $text)
      Text("\(words.count), \(score), \(matches.count)")
    }
    .onChange(of: text) {
      words = text.split(separator: " ").map(String.init).sorted { $0.count < $1.count }
      score = readability(of: text)
    }
    .onChange(of: text) { _, new in
      Task { matches = await lookUp(new) }
    }
  }

  private func readability(of text: String) -> Int { text.count / 7 }

  private func lookUp(_ word: String) async -> [String] { dictionary.filter { $0 == word } }
}
