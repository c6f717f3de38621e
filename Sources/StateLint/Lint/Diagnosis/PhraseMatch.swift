/// Finds the phrases that somebody probably means: by the words they share, the rarer the better.
enum PhraseMatch {
  /// The phrases most like a text, the best first; none where nothing is like it.
  static func best(for text: String) -> [Phrase] {
    let said = Set(PhraseWords(text).words.map(known))
    let scored = entries.compactMap { entry -> (phrase: Phrase, score: Double)? in
      let score = likeness(of: said, to: entry.words)
      return score >= leastLikeness ? (entry.phrase, score) : nil
    }
    guard let top = scored.map(\.score).max() else { return [] }
    // Rows stand in the order of the table where they are equally like it.
    return scored.enumerated().filter { $0.element.score >= top * nearlyAsGood }
      .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .prefix(most).map(\.element.phrase)
  }

  private static let leastLikeness = 0.4
  private static let nearlyAsGood = 0.8
  private static let most = 3

  /// From 0 to 1: how much of the phrase is said, and how much of what is said is in the phrase.
  private static func likeness(of said: Set<String>, to words: [String]) -> Double {
    let shared = words.filter { said.contains($0) }.reduce(0) { $0 + weight(of: $1) }
    guard shared > 0 else { return 0 }
    let phrase = words.reduce(0) { $0 + weight(of: $1) }
    let whole = said.reduce(0) { $0 + (vocabulary[$1] == nil ? 0.3 : weight(of: $1)) }
    return 2 * shared / (phrase + whole)
  }

  /// A word that few phrases have says more.
  private static func weight(of word: String) -> Double {
    let count = Double(vocabulary[word] ?? 1)
    return count <= 1 ? 3 : count <= 3 ? 2 : count <= 8 ? 1.2 : 0.6
  }

  /// A slip of a letter is forgiven.
  private static func known(_ word: String) -> String {
    if vocabulary[word] != nil || word.count < 4 { return word }
    return Spelling.nearest(to: word, in: names).flatMap {
      abs($0.count - word.count) <= 2 ? $0 : nil
    } ?? word
  }

  private static let entries = PhraseTable.rows.map {
    (phrase: $0, words: PhraseWords($0.text).words)
  }

  /// In how many phrases each word stands.
  private static let vocabulary: [String: Int] = entries.reduce(into: [:]) { counts, entry in
    for word in entry.words { counts[word, default: 0] += 1 }
  }

  private static let names = vocabulary.keys.sorted()
}
