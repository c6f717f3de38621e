/// The words of a phrase that tell it from others, in a form in which “rows”, “Row” and “cell” are
/// one.
struct PhraseWords: Hashable, Sendable {
  /// In the order they are said, each once.
  let words: [String]

  init(_ text: String) {
    var words: [String] = []
    for word in PhraseWords.split(text) where !PhraseWords.fillers.contains(word) {
      let stem = PhraseWords.stem(word)
      let known = PhraseWords.sameAs[stem] ?? stem
      if !words.contains(known) { words.append(known) }
    }
    self.words = words
  }

  /// Lower-case letters and digits; an apostrophe ends nothing: `doesn't` is one word.
  private static func split(_ text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
      .map { $0.filter { $0 != "'" && $0 != "’" } }.filter { !$0.isEmpty }
  }

  /// Without the endings of English that change little: `rows`, `typed`, `typing`.
  private static func stem(_ word: String) -> String {
    for ending in ["ing", "ed", "es", "s"]
    where word.hasSuffix(ending) && word.count - ending.count >= 3 && !word.hasSuffix("ss") {
      var stem = String(word.dropLast(ending.count))
      if ending == "es", let last = stem.last, !"sxzh".contains(last) { stem += "e" }
      if let last = stem.last, stem.count > 3, stem.dropLast().last == last, last != "l",
        last != "s"
      {
        stem.removeLast()
      }
      return stem.hasSuffix("e") && stem.count > 3 ? String(stem.dropLast()) : stem
    }
    return word.hasSuffix("e") && word.count > 3 ? String(word.dropLast()) : word
  }

  /// Words that stand in any complaint.
  private static let fillers: Set<String> = [
    "a", "all", "also", "am", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by",
    "can", "could", "did", "do", "does", "for", "from", "get", "gets", "has", "have", "how", "i",
    "if", "im", "in", "is", "it", "its", "just", "me", "my", "of", "on", "or", "please", "so",
    "some", "swiftui", "that", "the", "then", "there", "they", "this", "to", "up", "was", "when",
    "where", "which", "why", "will", "with", "you", "your",
  ]

  /// Other words for the same thing, both as stems.
  private static let sameAs: [String: String] = others.reduce(into: [:]) { words, row in
    for other in row.value.split(separator: " ") { words[String(other)] = row.key }
  }

  private static let others: [String: String] = [
    "again": "repeatedly",
    "cancel": "abort canc cancell",
    "compil": "build built",
    "empty": "empti",
    "ever": "endless forever infinit loop",
    "field": "textfield",
    "focus": "cursor",
    "hang": "freez frozen",
    "item": "element",
    "lost": "clear disappear eras erase forget gone los save vanish wip",
    "not": "cannot cant doesnt dont isnt never no nothing wont",
    "old": "previou stal",
    "redraw": "render rerender",
    "reset": "restor",
    "row": "cell entri",
    "screen": "navigat page",
    "sheet": "modal popup",
    "slow": "jank janky lag laggy stutter",
    "snap": "bounc flip revert",
    "toggl": "switch",
    "twic": "doubl",
    "updat": "refresh",
    "valu": "input",
    "view": "ui",
  ]
}
