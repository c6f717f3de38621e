import StateLintFacts
import StateLintSyntax

/// The `// stlint:disable…` comments of a file.
struct Suppressions {
  /// Where every rule is silent.
  private var all = Stretches()
  /// Where single rules are silent.
  private var byRule: [String: Stretches] = [:]
  /// What each comment silences.
  private(set) var commands: [Command] = []

  /// What one comment silences: a rule, or all where none is named.
  struct Command: Equatable {
    var rule: String?
    /// Where the rule is silent.
    var range: Range<Int>
    /// The offset of the comment.
    var comment: Int
    /// The offset of the comment that ends a stretch; nil where none does.
    var end: Int?
    /// Whether another comment begins the stretch again, within it.
    var isRepeated = false
  }

  /// `requireReasons` leaves out the comments that give none.
  init(_ facts: FileFacts, lines: LineIndex, requireReasons: Bool = false) {
    var statements = StatementsBehind(facts.tree)
    // What is silent up to an `enable`, by rule; under no name for all rules.
    var open: [String?: Beginning] = [:]
    for comment in facts.tree.comments {
      let range = Int(comment.start)..<Int(comment.end)
      guard let command = SuppressionComment(facts.tree.text(range)),
        command.hasReason || !requireReasons || command.scope == .end
      else { continue }
      let rules = command.rules.map { $0.sorted().map(Optional.some) } ?? [nil]
      func add(_ silent: Range<Int>) { self.add(silent, rules, range.lowerBound) }
      switch command.scope {
      case .file: add(0..<Int.max)
      case .this: add(lines.range(ofLine: lines.line(of: range.lowerBound)))
      case .previous:
        let line = lines.line(of: range.lowerBound)
        if line > 1 { add(lines.range(ofLine: line - 1)) }
      case .next: add(statements.statement(behind: range.upperBound))
      case .begin:
        for rule in rules {
          let isOpen = open[rule] != nil
          open[rule, default: Beginning(start: range.upperBound, comment: range.lowerBound)]
            .isRepeated = isOpen
        }
      case .end:
        for rule in command.rules == nil ? Array(open.keys) : rules {
          guard let begin = open.removeValue(forKey: rule) else { continue }
          let silent = begin.start..<range.lowerBound
          self.add(
            silent, [rule], begin.comment, end: range.lowerBound, isRepeated: begin.isRepeated)
        }
      }
    }
    for (rule, begin) in open {
      add(begin.start..<Int.max, [rule], begin.comment, isRepeated: begin.isRepeated)
    }
    all.join()
    for rule in byRule.keys { byRule[rule]?.join() }
  }

  /// A stretch that nothing has ended yet.
  private struct Beginning {
    var start: Int
    var comment: Int
    var isRepeated = false
  }

  private mutating func add(
    _ range: Range<Int>, _ rules: [String?], _ comment: Int, end: Int? = nil,
    isRepeated: Bool = false
  ) {
    for rule in rules {
      commands.append(
        Command(rule: rule, range: range, comment: comment, end: end, isRepeated: isRepeated))
      if let rule { byRule[rule, default: Stretches()].add(range) } else { all.add(range) }
    }
  }

  /// Whether a rule is silenced at an offset.
  func silence(_ rule: String, at offset: Int) -> Bool {
    all.contains(offset) || byRule[rule]?.contains(offset) ?? false
  }
}

/// Parts of a file, found without looking through all of them.
private struct Stretches {
  private var ranges: [Range<Int>] = []

  mutating func add(_ range: Range<Int>) {
    if !range.isEmpty { ranges.append(range) }
  }

  /// Sorts what was added and makes one of what overlaps.
  mutating func join() {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    ranges = joined
  }

  func contains(_ offset: Int) -> Bool {
    let place = ranges.firstPlace { $0.upperBound <= offset }
    return place < ranges.count && ranges[place].contains(offset)
  }
}

/// Finds the declaration or statement behind one comment after the other.
private struct StatementsBehind {
  private let nodes: [Node]
  /// The nodes around the last place, the outermost first, each with the child to go on with.
  private var path: [(node: Int, next: Int)] = [(0, 1)]

  init(_ tree: Tree) { nodes = tree.nodes }

  /// What begins on the next line of code behind an offset, which lies behind the last one.
  mutating func statement(behind offset: Int) -> Range<Int> {
    while path.count > 1, Int(nodes[path[path.count - 1].node].end) <= offset { path.removeLast() }
    while true {
      var (node, place) = path[path.count - 1]
      let end = node + Int(nodes[node].size)
      while place < end, nodes[place].start < offset, nodes[place].end <= offset {
        place += Int(nodes[place].size)
      }
      path[path.count - 1].next = place
      guard place < end else { return offset..<offset }
      if nodes[place].start >= offset { return Int(nodes[place].start)..<Int(nodes[place].end) }
      path.append((place, place + 1))
    }
  }
}
