import StateLint

/// What a comment in a fixture or a page promises about a line of code.
///
///     // expect: rule-id [level] `code`   a finding here, covering exactly this code
///     // fine: rule-id -- why             looks like it, is not: must stay silent
///     // miss: rule-id -- why             is it, and is not found yet
///
/// Level and code may be left out. At the end of a line it speaks of that line, alone on a line it
/// speaks of the next line of code. Further ones may follow on the same line.
struct Expectation: Equatable {
  var kind: Kind
  /// The id of a rule.
  var rule: String
  /// The level of the finding; nil for any.
  var level: Severity?
  /// The code under the finding; nil for any.
  var code: String?
  /// Why it is fine, or why it is missed.
  var why = ""
  /// The line the comment stands on, from 1.
  var writtenOn = 0
  /// The line it speaks of, from 1.
  var line = 0

  /// The three promises.
  enum Kind: String, CaseIterable {
    case expect, fine, miss
  }

  /// The promise as it is written.
  var comment: String {
    switch kind {
    case .expect: Self.comment(expecting: rule, level: level, code: code)
    case .fine, .miss: "// \(kind.rawValue): \(rule) -- \(why)"
    }
  }

  /// The comment that promises `finding`, whose code is `code`.
  static func comment(expecting finding: Finding, code: String) -> String {
    comment(expecting: finding.rule, level: finding.severity, code: code)
  }

  private static func comment(expecting rule: String, level: Severity?, code: String?) -> String {
    let words = ["// expect: \(rule)", level?.rawValue, code.map(quoted)]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  /// `code` between backticks; two of them, as in Markdown, where the code has some itself.
  private static func quoted(_ code: String) -> String {
    let code = code.withSingleBlanks
    return code.contains("`") ? "`` \(code) ``" : "`\(code)`"
  }
}

extension String {
  /// The text with each run of blanks and line breaks as one blank, none at the ends: a finding may
  /// span lines, a comment does not.
  var withSingleBlanks: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
