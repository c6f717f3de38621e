/// The table of rules: what each one finds, and whether it is on.
public struct RuleTable: Sendable {
  private let selection: RuleSelection

  /// The table as it stands under `selection`.
  public init(_ selection: RuleSelection) {
    self.selection = selection
  }

  /// The table for tools.
  public var json: String {
    let rules = selection.known.map { rule -> JSON in
      [
        "id": .string(rule.id), "symptom": .string(rule.symptom.rawValue),
        "severity": .string(severity(of: rule).rawValue), "summary": .string(rule.summary),
        "group": .string(rule.group.rawValue), "enabled": .bool(selection.isEnabled(rule)),
      ]
    }
    let table: JSON = ["schema": .int(1), "rules": .array(rules)]
    return table.text() + "\n"
  }

  /// The table for people, under the symptoms that lead to the rules.
  public func text(style: TextStyle) -> String {
    let blocks = Symptom.allCases.compactMap { symptom -> String? in
      let rows = rows(for: symptom, style: style)
      if rows.isEmpty { return nil }
      // The name has no blank in it, so it is whole on the first line.
      let name = symptom.rawValue
      var head = TextWrap.lines(of: "\(name): \(symptom.summary)", width: style.width)
      head[0] = style.paint(name, .strong) + head[0].dropFirst(name.count)
      return (head + rows).joined(separator: "\n")
    }
    let hint = "`stlint explain RULE` teaches one of them; `--enable` and `--disable` switch them."
    return (blocks + [hint]).joined(separator: "\n\n") + "\n"
  }

  /// The rows of one symptom, aligned with those of the others.
  func rows(for symptom: Symptom, style: TextStyle) -> [String] {
    let widest = selection.known.map(\.id.utf8.count).max() ?? 0
    return selection.known.filter { $0.symptom == symptom }.flatMap { rule in
      let severity = severity(of: rule)
      let level = severity.rawValue.padded(to: 7)
      let head = "  \(style.paint(level, Ink(severity)))  \(rule.id.padded(to: widest))  "
      let marks =
        (rule.group == .preview ? ["preview"] : []) + (selection.isEnabled(rule) ? [] : ["off"])
      let text =
        rule.summary + (marks.isEmpty ? "" : " (" + marks.joined(separator: ", ") + ")")
      return row(head, text, indent: widest + 13, style: style)
    }
  }

  private func severity(of rule: Rule) -> Severity {
    selection.severity(of: rule) ?? rule.severity
  }

  /// `head` and `text` beside it, or below it where the line is too narrow for both.
  private func row(_ head: String, _ text: String, indent: Int, style: TextStyle) -> [String] {
    guard let width = style.width, indent + DisplayWidth.of(text) > width else {
      return [head + text]
    }
    if width - indent >= 40 {
      let lines = TextWrap.lines(of: text, width: width, first: indent, rest: indent)
      return [head + lines[0]]
        + lines.dropFirst().map { String(repeating: " ", count: indent) + $0 }
    }
    let margin = String(repeating: " ", count: 6)
    return [head.withoutTrailingBlanks]
      + TextWrap.lines(of: text, width: width, first: 6, rest: 6).map { margin + $0 }
  }
}

extension String {
  /// The text and as many blanks as fill `count` bytes.
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - utf8.count))
  }

  fileprivate var withoutTrailingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
