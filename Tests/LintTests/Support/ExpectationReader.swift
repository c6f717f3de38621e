import StateLint

/// Reads one `// expect: …`, `// fine: …` or `// miss: …`.
enum ExpectationReader {
  /// Why a comment is no promise, and how it is written.
  struct Mistake: Error {
    var message: String
  }

  /// The promise that `comment` makes.
  static func read(_ comment: Substring) -> Result<Expectation, Mistake> {
    let body = comment.dropFirst(2).drop { $0 == " " }
    guard let colon = body.firstIndex(of: ":"),
      let kind = Expectation.Kind(rawValue: String(body[..<colon]))
    else { return mistake("`\(comment)` is no promise") }
    let rest = body[body.index(after: colon)...].trimmed
    let rule = String(rest.prefix { $0 != " " })
    guard Rule.named(rule) != nil || RuleFiles.unlisted.contains(rule) else {
      return mistake("`\(rule)` is no rule")
    }
    let words = rest.dropFirst(rule.count).trimmed
    let empty = Expectation(kind: kind, rule: rule)
    return kind == .expect ? expectation(empty, words) : reason(empty, words)
  }

  private static func expectation(_ empty: Expectation, _ words: Substring)
    -> Result<Expectation, Mistake>
  {
    var expectation = empty
    var rest = words
    let word = rest.prefix { $0 != " " && $0 != "`" }
    if !word.isEmpty {
      guard let level = Severity(rawValue: String(word)) else {
        return mistake("`\(word)` is no level; it is `error`, `warning` or `note`")
      }
      expectation.level = level
      rest = rest.dropFirst(word.count).trimmed
    }
    guard !rest.isEmpty else { return .success(expectation) }
    let ticks = rest.prefix { $0 == "`" }
    let code = rest.dropFirst(ticks.count).dropLast(ticks.count)
    guard !ticks.isEmpty, rest.count > 2 * ticks.count, rest.hasSuffix(ticks),
      !code.contains(ticks)
    else {
      return mistake("`// expect: rule-id level` ends with the code between backticks, or without")
    }
    expectation.code = String(code).withSingleBlanks
    return .success(expectation)
  }

  private static func reason(_ empty: Expectation, _ words: Substring)
    -> Result<Expectation, Mistake>
  {
    let why = words.dropFirst(2).trimmed
    guard words.hasPrefix("-- "), !why.isEmpty else {
      return mistake("`// \(empty.kind.rawValue): \(empty.rule)` says why: ` -- because …`")
    }
    var expectation = empty
    expectation.why = String(why)
    return .success(expectation)
  }

  private static func mistake(_ message: String) -> Result<Expectation, Mistake> {
    .failure(Mistake(message: message))
  }
}

extension Substring {
  /// The text without blanks at its ends.
  fileprivate var trimmed: Substring {
    let head = drop(while: \.isWhitespace)
    let end = head.lastIndex { !$0.isWhitespace }.map { head.index(after: $0) }
    return head[..<(end ?? head.startIndex)]
  }
}
