@testable import StateLint

extension SourceRange {
  /// The range of `code` in `text`, where it stands first.
  init(of code: String, in text: String) {
    let start = text.firstIndex(of: code)
    let end = text.utf8.index(start, offsetBy: code.utf8.count)
    self.init(start: Position(of: start, in: text), end: Position(of: end, in: text))
  }
}

extension Position {
  /// A place in `text` by all its coordinates.
  fileprivate init(of index: String.Index, in text: String) {
    let before = text[..<index]
    let lineStart = before.lastIndex { $0.isNewline }.map(text.index(after:)) ?? text.startIndex
    self.init(
      line: before.count { $0.isNewline } + 1,
      column: text.utf8.distance(from: lineStart, to: index) + 1,
      utf16Column: text.utf16.distance(from: lineStart, to: index) + 1,
      offset: text.utf8.distance(from: text.startIndex, to: index))
  }
}

extension String {
  fileprivate func firstIndex(of code: String) -> Index {
    indices.first { self[$0...].hasPrefix(code) }!
  }
}

extension Finding {
  /// A finding about `code` in `text`, with the words of the design's example.
  static func sample(
    _ code: String, in text: String, file: String = "Sources/Shop/Page.swift",
    severity: Severity = .warning
  ) -> Finding {
    Finding(
      rule: "observed-object-created-in-view", severity: severity, symptom: .resets,
      alsoSeenAs: [], group: .default, confidence: .high,
      message: "`cart` is made here, but `@ObservedObject` only borrows what someone else keeps",
      youWillSee: "the cart empties whenever the parent redraws",
      because: "SwiftUI throws the view value away often, and this object with it",
      help: "own it: `@StateObject private var cart = Cart()`", file: file,
      range: SourceRange(of: code, in: text), related: [], path: [], fixes: [],
      fingerprint: "00000000000000ff")
  }
}

extension Report {
  /// A report that says `findings` and nothing else, of two files.
  static func sample(_ findings: [Finding]) -> Report {
    var summary = Report.Summary()
    summary.files = 2
    summary.views = 1
    return Report(findings: findings, notices: [], problems: [], summary: summary)
  }
}
