/// Words with which people begin a name to say what they mean.
struct WordList: Sendable {
  let words: [String]

  /// Inputs of which only the first value is meant to count.
  static let firstValues = WordList(
    words: ["initial", "initially", "default", "starting", "start", "seed", "preset", "from"])

  /// State that is a working copy on purpose.
  static let drafts = WordList(
    words: [
      "draft", "temp", "temporary", "editable", "edited", "editing", "initial", "local", "working",
      "pending",
    ])

  /// Values that stand for something else, one each.
  static let keys = WordList(
    words: ["id", "ids", "ID", "IDs", "Id", "Ids", "keys", "Keys", "key", "Key", "identifiers"])

  /// Whether a name ends in one of the words: `bookIDs`.
  func ends(_ name: String) -> Bool { words.contains { name.hasSuffix($0) } }

  /// Whether a name begins with one of the words as a word of its own: `draftName`, not `drafty`.
  func begins(_ name: String) -> Bool {
    let name = name.drop { $0 == "_" }
    return words.contains { word in
      guard name.hasPrefix(word) else { return false }
      let rest = name.dropFirst(word.count)
      return rest.first.map { $0.isUppercase || $0.isNumber || $0 == "_" } ?? true
    }
  }
}
