/// A lesson for the terminal. Each block that shows a mistake is linted as it is printed, so that
/// a page can never quote a stale message.
public struct PageReport: Sendable {
  private let page: Page
  /// The rule or symptom the page is about.
  private let name: String
  private var style: TextStyle

  /// The lesson `page` about the rule or symptom `name`.
  public init(_ page: Page, about name: String, style: TextStyle = TextStyle()) {
    self.page = page
    self.name = name
    self.style = style
    // The files of its examples are nowhere.
    self.style.links = nil
  }

  /// Writes the lesson, piece by piece.
  public func write(to output: inout some TextOutputStream) {
    writeSections(to: &output)
    output.write("\n" + closing)
  }

  /// Writes what the page itself says.
  func writeSections(to output: inout some TextOutputStream) {
    for (index, section) in page.sections.enumerated() {
      let marks = String(repeating: "#", count: section.level)
      let heading = TextWrap.lines(
        of: "\(marks) \(section.heading.last ?? page.title)", width: style.width,
        rest: section.level + 1
      ).map { style.paint($0, .strong) }
      let margin = String(repeating: " ", count: section.level + 1)
      output.write((index == 0 ? "" : "\n") + heading.joined(separator: "\n" + margin) + "\n")
      for part in section.parts {
        output.write("\n")
        switch part {
        case .prose(let text): output.write(self.text(of: PageProse(text)))
        case .code(let block): output.write(text(of: block))
        }
      }
    }
  }

  private func text(of prose: PageProse) -> String {
    var text = ""
    for piece in prose.pieces {
      let lines =
        piece.isRow
        ? [piece.text]
        : TextWrap.lines(
          of: piece.text, width: style.width, first: piece.margin, rest: piece.hanging)
      if piece.isApart { text += "\n" }
      for (index, line) in lines.enumerated() {
        text += String(repeating: " ", count: index == 0 ? piece.margin : piece.hanging)
        text += strong(line) + "\n"
      }
    }
    return text
  }

  private func text(of block: Page.Block) -> String {
    let words = [block.kind == .other ? "" : block.kind.rawValue]
    let info = block.info.sorted { $0.key < $1.key }
      .map { $0.value.isEmpty ? $0.key : "\($0.key)=\($0.value)" }
    let opening = ([block.language] + words + info).filter { !$0.isEmpty }.joined(separator: " ")
    var text = style.paint("```" + opening, .faint) + "\n" + block.shown
    if text.last != "\n" { text += "\n" }
    text += style.paint("```", .faint) + "\n"
    if block.kind == .bad {
      for finding in findings(in: block) { text += "\n" + finding }
    }
    return text
  }

  /// `line` with what stands between `**` in bold, where the line holds it whole.
  private func strong(_ line: String) -> String {
    guard style.colour else { return line }
    var pieces = [""]
    var rest = line[...]
    while let character = rest.popFirst() {
      if character == "*" && rest.first == "*" {
        rest.removeFirst()
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    if pieces.count % 2 == 0 { return line }
    return pieces.enumerated().map { $0 % 2 == 0 ? $1 : style.paint($1, .strong) }.joined()
  }

  /// What the tables say about the rule or symptom: the part a page could get wrong.
  private var closing: String {
    if let symptom = Symptom(rawValue: name) {
      let rows = RuleTable(RuleSelection()).rows(for: symptom, style: style)
      return (["Rules that find it:"] + rows).joined(separator: "\n") + "\n"
    }
    guard let rule = Rule.all.first(where: { $0.id == name }) else { return "" }
    var line = "\(rule.id): \(rule.severity.rawValue); seen as `\(rule.symptom.rawValue)`; "
    line += Self.standing(of: rule)
    if let precision = rule.precision { line += "; right in \(precision) findings judged" }
    return TextWrap.lines(of: line, width: style.width).map { style.paint($0, .faint) }
      .joined(separator: "\n") + "\n"
  }
}

// MARK: For tools

extension PageReport {
  /// The lesson as JSON: what the tables say about the rule or symptom, and the page as Markdown.
  public var json: String {
    var members: [JSON.Member] = [
      JSON.Member(key: "schema", value: .int(1)), JSON.Member(key: "name", value: .string(name)),
    ]
    func add(_ key: String, _ value: JSON) { members.append(JSON.Member(key: key, value: value)) }
    if let rule = Rule.named(name) {
      add("kind", .string("rule"))
      add("summary", .string(rule.summary))
      add("symptom", .string(rule.symptom.rawValue))
      add("severity", .string(rule.severity.rawValue))
      add("group", .string(rule.group.rawValue))
    } else if let symptom = Symptom(rawValue: name) {
      add("kind", .string("symptom"))
      add("summary", .string(symptom.summary))
      add("usualCause", .string(symptom.usualCause))
      add("rules", .strings(Rule.all.filter { $0.symptom == symptom }.map(\.id)))
    }
    add("markdown", .string(PageMarkdown.text(of: page)))
    return JSON.object(members).text() + "\n"
  }
}

extension PageReport {
  /// Whether a rule is on where nobody says anything of it.
  static func standing(of rule: Rule) -> String {
    switch rule.group {
    case .default: "on by default"
    case .advice: "off by default, `--enable \(rule.id)` switches it on"
    case .preview: "new, and off while it is a preview; `--enable \(rule.id)` switches it on"
    }
  }
}

// MARK: Linting

extension PageReport {
  /// What the linter says about a block, in the text of a report.
  private func findings(in block: Page.Block) -> [String] {
    let blocks = page.examples.first { $0.blocks.contains(block) }?.blocks ?? [block]
    let sources = blocks.map { other in
      Source(path: other.file ?? "Example.swift", bytes: Array(other.shown.utf8))
    }
    let project = Project(
      files: sources.map { ParsedFile($0) }, manifests: [], settings: settings(for: blocks))
    let index = blocks.firstIndex(of: block) ?? 0
    return project.findings(inFileAt: index).map { finding in
      let text = FindingText(
        finding, style: style, isExplained: finding.rule == name)
      let lines = text.lines { path in sources.first { $0.path == path }?.bytes }
      return lines.joined(separator: "\n") + "\n"
    }
  }

  private func settings(for blocks: [Page.Block]) -> Settings {
    let info = blocks.reduce(into: [:]) { $0.merge($1.info) { first, _ in first } }
    var settings = Settings()
    settings.xcode = info["xcode"].flatMap { Int($0) }
    let target = DeploymentTarget(
      iOS: info["ios"], macOS: info["macos"], tvOS: info["tvos"], watchOS: info["watchos"],
      visionOS: info["visionos"])
    if target.isKnown { settings.deploymentTarget = target }
    // A lesson about a rule that is off shows what it says when it is on.
    try? settings.selection.enable([name])
    return settings
  }
}
