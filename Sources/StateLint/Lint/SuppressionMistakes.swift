import StateLintFacts
import StateLintSyntax

/// Comments that are meant to silence something and cannot, because of how they are written.
enum SuppressionMistakes {
  /// A remark about each of them in a file, in order of place, and whether there are others that
  /// can.
  static func notices(
    in facts: FileFacts, requireReasons: Bool = false
  ) -> (notices: [Report.Notice], hasSuppressions: Bool) {
    var lines: LineIndex?
    var hasSuppressions = false
    let notices = facts.tree.comments.compactMap { comment -> Report.Notice? in
      let range = Int(comment.start)..<Int(comment.end)
      // Nearly all comments are about something else, and cost no text.
      guard mayBeMeant(facts.tree.bytes, range),
        let words = SuppressionWords(facts.tree.text(range))
      else { return nil }
      hasSuppressions = true
      let mistake = mistake(in: words)
      guard let message = mistake ?? (requireReasons ? missingReason(of: words) : nil) else {
        return nil
      }
      let index = lines ?? LineIndex(facts.tree.bytes)
      lines = index
      return Report.Notice(
        id: mistake == nil ? "suppression-without-reason" : "suppression-not-understood",
        message: "\(facts.path):\(index.line(of: range.lowerBound)): \(message)")
    }
    return (notices, hasSuppressions)
  }

  /// What is wrong with one, as a sentence without a full stop.
  static func mistake(in words: SuppressionWords) -> String? {
    let start = SuppressionWords.start
    guard SuppressionComment.Scope(rawValue: words.head) != nil else {
      let isSplit = words.head.isEmpty
      // `// stlint: …` in prose is no command.
      guard let word = isSplit ? words.names.first : words.head,
        !isSplit || SuppressionComment.Scope(rawValue: word) != nil
      else { return nil }
      let scopes = SuppressionComment.Scope.allCases.map(\.rawValue)
      let near = Spelling.nearest(to: word, in: scopes).map { "did you mean `\(start)\($0)`?" }
      let known = "it is one of " + scopes.map { "`\($0)`" }.joined(separator: ", ")
      return "`\(start)\(isSplit ? " " : "")\(word)` does nothing; \(near ?? known)"
    }
    if words.isInBlock {
      return
        "`\(start)\(words.head)` does nothing in a block comment; it takes a line comment, `//`"
    }
    return words.names.indices.lazy.compactMap { mistake(inNameAt: $0, of: words.names) }.first
  }

  /// What is wrong with one that says nothing of why, where that is asked for.
  private static func missingReason(of words: SuppressionWords) -> String? {
    let scope = SuppressionComment.Scope(rawValue: words.head)
    if words.hasReason || scope == nil || scope == .end { return nil }
    return "`\(SuppressionWords.start)\(words.head)` silences nothing without a reason; "
      + "it stands behind the names, as in `-- measured, it is fast enough`"
  }

  private static func mistake(inNameAt place: Int, of names: [String]) -> String? {
    let name = names[place]
    if name == "all" || Rule.named(name) != nil { return nil }
    let kind =
      Symptom(rawValue: name) != nil ? "symptom" : RuleGroup(rawValue: name) != nil ? "group" : nil
    if let kind { return "`\(name)` is a \(kind), and a comment names rules or `all`" }
    let unknown = "no rule is called `\(name)`"
    if let near = Spelling.nearest(to: name, in: Rule.all.map(\.id) + ["all"]) {
      return "\(unknown); did you mean `\(near)`?"
    }
    return place == 0 ? unknown : "\(unknown); a reason stands behind `--`"
  }

  /// Whether a comment begins with `stlint:`.
  private static func mayBeMeant(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound, isLead(bytes[offset]) { offset += 1 }
    var rest = SuppressionWords.start.utf8.makeIterator()
    while let wanted = rest.next() {
      guard offset < range.upperBound, bytes[offset] == wanted else { return false }
      offset += 1
    }
    return true
  }

  /// `/`, `*` and blanks: what stands before the first word.
  private static func isLead(_ byte: UInt8) -> Bool {
    byte == 0x2F || byte == 0x2A || byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
