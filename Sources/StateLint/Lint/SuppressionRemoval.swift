import StateLintFacts
import StateLintSyntax

/// How comments that silence nothing are taken out of a file: each with the `enable` that ends its
/// stretch, and only the names that silence nothing where others stand beside them.
struct SuppressionRemoval {
  private let facts: FileFacts
  private let lines: LineIndex
  /// What each comment silences or ends, by the offset it begins at.
  private let commands: [Int: [Suppressions.Command]]
  /// What silences nothing, by the comment that begins it.
  private let unused: [Int: [Suppressions.Command]]
  /// The comments of the file, by the offsets they begin at.
  private let comments: [Int: Range<Int>]
  /// The lines with a comment that speaks of the line before it.
  private let linesOfPrevious: Set<Int>
  /// What goes with a comment, by the leader of their group.
  private var groups: [Int: [Suppressions.Command]] = [:]
  /// The comments that stand or go together: each leads to another one, or to itself.
  private var leaders: [Int: Int] = [:]

  /// - Parameters:
  ///   - commands: what all comments of the file silence.
  ///   - unused: those of them that silence nothing, whatever rules are on.
  init(
    _ facts: FileFacts, lines: LineIndex, commands: [Suppressions.Command],
    unused: [Suppressions.Command]
  ) {
    self.facts = facts
    self.lines = lines
    self.commands = commands.reduce(into: [:]) { found, command in
      for place in Set([command.comment, command.end ?? command.comment]) {
        found[place, default: []].append(command)
      }
    }
    self.unused = Dictionary(grouping: unused, by: \.comment)
    comments = Dictionary(
      facts.tree.comments.lazy.map { (Int($0.start), Int($0.start)..<Int($0.end)) },
      uniquingKeysWith: { $1 })
    linesOfPrevious = Set(
      facts.tree.comments.lazy.map { Int($0.start)..<Int($0.end) }
        .filter { SuppressionComment(facts.tree.text($0))?.scope == .previous }
        .map { lines.line(of: $0.lowerBound) })
    for command in unused {
      guard let end = command.end else { continue }
      leaders[leader(of: end)] = leader(of: command.comment)
    }
    for command in unused { groups[leader(of: command.comment), default: []].append(command) }
  }

  private func isUnused(_ command: Suppressions.Command) -> Bool {
    unused[command.comment]?.contains(command) ?? false
  }

  private func leader(of comment: Int) -> Int {
    var comment = comment
    while let next = leaders[comment], next != comment { comment = next }
    return comment
  }

  /// The fix that takes out a command that silences nothing, with those it stands or goes with; nil
  /// where another comment would mean something else afterwards.
  func fix(of command: Suppressions.Command) -> Fix? {
    let group = groups[leader(of: command.comment)] ?? []
    // A second `disable` within the stretch would begin one that nothing ends.
    if !isUnused(command) || group.contains(where: \.isRepeated) { return nil }
    let places = Set(group.map(\.comment) + group.compactMap(\.end)).sorted()
    var edits: [TextEdit] = []
    for place in places {
      guard let comment = comments[place] else { return nil }
      switch change(of: comment) {
      case .none: break
      case .names(let range, let names): edits.append(edit(range, names))
      case .whole:
        let range = wholeRange(of: comment)
        if movesPrevious(range) { return nil }
        edits.append(edit(range, ""))
      }
    }
    return edits.isEmpty
      ? nil : Fix(title: "Take out what silences nothing", applicability: .safe, edits: edits)
  }

  private func edit(_ range: Range<Int>, _ text: String) -> TextEdit {
    TextEdit(file: facts.path, range: lines.range(of: range), text: text)
  }
}

// MARK: One comment

extension SuppressionRemoval {
  /// What becomes of a comment.
  private enum Change {
    case none
    case whole
    /// The names in `range` give way to those that stay.
    case names(Range<Int>, String)
  }

  private func change(of comment: Range<Int>) -> Change {
    guard let words = SuppressionWords(facts.tree.text(comment)) else { return .none }
    // What it begins, or what it ends.
    let own = commands[comment.lowerBound] ?? []
    let gone = own.filter(isUnused)
    if words.names.isEmpty || words.names.contains("all") {
      return gone.count == own.count ? .whole : .none
    }
    let names = Set(gone.compactMap(\.rule))
    let kept = words.names.filter { !names.contains($0) }
    if kept.isEmpty { return .whole }
    if kept.count == words.names.count { return .none }
    return .names(rangeOfNames(in: comment), kept.joined(separator: ", "))
  }

  /// Where the names stand in a comment that has some.
  private func rangeOfNames(in comment: Range<Int>) -> Range<Int> {
    let bytes = facts.tree.bytes
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    var start = comment.lowerBound
    // `//`, blanks, then one word without any.
    while start < comment.upperBound, bytes[start] == 0x2F || isBlank(bytes[start]) { start += 1 }
    while start < comment.upperBound, !isBlank(bytes[start]) { start += 1 }
    while start < comment.upperBound, isBlank(bytes[start]) { start += 1 }
    let reason = facts.tree.text(start..<comment.upperBound).utf8.firstRange(of: " --".utf8)
    var end = comment.upperBound
    if let reason {
      let text = facts.tree.text(start..<comment.upperBound).utf8
      end = start + text.distance(from: text.startIndex, to: reason.lowerBound)
    }
    while end > start, isBlank(bytes[end - 1]) || bytes[end - 1] == 0x2C { end -= 1 }
    return start..<end
  }

  /// The lines of a comment that stands alone, else the comment and the blanks before it.
  private func wholeRange(of comment: Range<Int>) -> Range<Int> {
    let bytes = facts.tree.bytes
    let line = lines.range(ofLine: lines.line(of: comment.lowerBound))
    let lead = line.lowerBound..<comment.lowerBound
    if !isBlank(lead) || !isBlank(comment.upperBound..<max(line.upperBound, comment.upperBound)) {
      var start = comment.lowerBound
      while start > line.lowerBound, isBlank(start - 1..<start) { start -= 1 }
      return start..<comment.upperBound
    }
    var end = lineEnd(behind: line.upperBound)
    // Of two blank lines around it one stays, and none at the top of the file.
    if isBlankLine(before: line.lowerBound), end < bytes.count {
      let next = lines.range(ofLine: lines.line(of: end))
      if isBlank(next) { end = lineEnd(behind: next.upperBound) }
    }
    return line.lowerBound..<end
  }

  /// Behind the line break that stands at an offset.
  private func lineEnd(behind offset: Int) -> Int {
    let bytes = facts.tree.bytes
    guard offset < bytes.count else { return offset }
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  private func isBlankLine(before start: Int) -> Bool {
    let line = lines.line(of: start)
    return line == 1 || isBlank(lines.range(ofLine: line - 1))
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    facts.tree.bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether a comment behind whole lines speaks of the line before it, which would be another one.
  private func movesPrevious(_ range: Range<Int>) -> Bool {
    let bytes = facts.tree.bytes
    guard range.upperBound < bytes.count,
      bytes[range.upperBound - 1] == 0x0A
        || bytes[range.upperBound - 1] == 0x0D
    else { return false }
    return linesOfPrevious.contains(lines.line(of: range.upperBound))
  }
}
