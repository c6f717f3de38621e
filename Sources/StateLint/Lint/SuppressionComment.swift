/// One comment that speaks to the linter.
struct SuppressionComment {
  /// Where it speaks of, each as it is written.
  enum Scope: String, CaseIterable {
    case next = "disable:next"
    case this = "disable:this"
    case previous = "disable:previous"
    case file = "disable:file"
    case begin = "disable"
    case end = "enable"
  }
  var scope: Scope
  /// The named rules; nil for `all`.
  var rules: Set<String>?
  /// Whether it says why.
  var hasReason: Bool

  /// `// stlint:disable:next rule-a, rule-b -- why`
  init?(_ comment: String) {
    guard let words = SuppressionWords(comment), !words.isInBlock,
      let scope = Scope(rawValue: words.head)
    else { return nil }
    self.scope = scope
    hasReason = words.hasReason
    rules = words.names.isEmpty || words.names.contains("all") ? nil : Set(words.names)
  }
}

/// The words of a comment that begins with `stlint:`, whatever they mean.
struct SuppressionWords {
  /// Whether the comment is `/* … */`.
  var isInBlock: Bool
  /// What stands right behind the colon: `disable:next`.
  var head: String
  /// What follows, up to the reason behind `--`.
  var names: [String]
  /// Whether something stands behind `--`.
  var hasReason = false

  static let start = "stlint:"

  init?(_ comment: String) {
    isInBlock = comment.hasPrefix("/*")
    guard isInBlock || comment.hasPrefix("//") else { return nil }
    var text = comment[...]
    if isInBlock {
      text = text.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }
      if text.hasSuffix("*/") { text = text.dropLast(2) }
    } else {
      text = text.drop { $0 == "/" }.drop { $0 == " " || $0 == "\t" }
    }
    guard text.hasPrefix(Self.start) else { return nil }
    let words = text.dropFirst(Self.start.count)
    head = String(words.prefix { !$0.isWhitespace })
    var list = words.dropFirst(head.count)
    if let reason = list.firstRange(of: " --") {
      hasReason = list[reason.upperBound...].contains { $0.isLetter || $0.isNumber }
      list = list[..<reason.lowerBound]
    }
    names = list.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }
}
