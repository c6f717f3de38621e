import StateLintFacts
import StateLintSyntax

/// The `// stlint:disable…` comments of a file.
struct Suppressions {
  /// A stretch of the file in which rules are silent.
  private struct Stretch {
    var range: Range<Int>
    /// The silenced rules; nil for all.
    var rules: Set<String>?
  }
  private var stretches: [Stretch] = []

  init(_ facts: FileFacts, lines: LineIndex) {
    let tree = facts.tree
    var open: [(start: Int, rules: Set<String>?)] = []
    for comment in tree.comments {
      let range = Int(comment.start)..<Int(comment.end)
      guard let command = SuppressionComment(tree.text(range)) else { continue }
      switch command.scope {
      case .file: stretches.append(Stretch(range: 0..<Int.max, rules: command.rules))
      case .this:
        stretches.append(
          Stretch(
            range: lines.range(ofLine: lines.line(of: range.lowerBound)), rules: command.rules))
      case .previous:
        let line = lines.line(of: range.lowerBound)
        guard line > 1 else { continue }
        stretches.append(Stretch(range: lines.range(ofLine: line - 1), rules: command.rules))
      case .next:
        stretches.append(
          Stretch(range: tree.statement(behind: range.upperBound), rules: command.rules))
      case .begin: open.append((range.upperBound, command.rules))
      case .end:
        for (start, rules) in open {
          guard let ended = command.rules, let rules else {
            stretches.append(
              Stretch(range: start..<range.lowerBound, rules: command.rules ?? rules))
            continue
          }
          stretches.append(
            Stretch(range: start..<range.lowerBound, rules: rules.intersection(ended)))
        }
        open = open.compactMap { start, rules in
          guard let ended = command.rules, let rules else {
            return command.rules == nil ? nil : (start, rules)
          }
          let left = rules.subtracting(ended)
          return left.isEmpty ? nil : (start, left)
        }
      }
    }
    for (start, rules) in open { stretches.append(Stretch(range: start..<Int.max, rules: rules)) }
  }

  /// Whether a rule is silenced at an offset.
  func silence(_ rule: String, at offset: Int) -> Bool {
    stretches.contains { $0.range.contains(offset) && ($0.rules?.contains(rule) ?? true) }
  }
}

/// One comment that speaks to the linter.
struct SuppressionComment {
  enum Scope {
    case next, this, previous, file, begin, end
  }
  var scope: Scope
  /// The named rules; nil for `all`.
  var rules: Set<String>?

  /// `// stlint:disable:next rule-a, rule-b -- why`
  init?(_ comment: String) {
    guard comment.hasPrefix("//") else { return nil }
    let text = comment.drop { $0 == "/" }.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("stlint:") else { return nil }
    let words = text.dropFirst("stlint:".count)
    let head = words.prefix { $0 != " " && $0 != "\t" }
    switch head {
    case "disable:next": scope = .next
    case "disable:this": scope = .this
    case "disable:previous": scope = .previous
    case "disable:file": scope = .file
    case "disable": scope = .begin
    case "enable": scope = .end
    default: return nil
    }
    var list = words.dropFirst(head.count)
    if let reason = list.firstRange(of: " --") { list = list[..<reason.lowerBound] }
    let names = list.split { $0 == "," || $0 == " " || $0 == "\t" }.map(String.init)
    rules = names.isEmpty || names.contains("all") ? nil : Set(names)
  }
}

extension Tree {
  /// The declaration or statement that begins on the next line of code behind an offset.
  func statement(behind offset: Int) -> Range<Int> {
    var current = NodeID.root
    while true {
      // The first child that begins behind the offset, or the one around it.
      var next: NodeID?
      for child in children(current) {
        let range = range(child)
        if range.lowerBound >= offset { return range }
        if range.upperBound > offset {
          next = child
          break
        }
      }
      guard let inner = next else { return offset..<offset }
      current = inner
    }
  }
}
