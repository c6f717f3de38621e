/// One finding as people read it:
///
///     Page.swift:7:3: warning: `cart` is made here, but … (observed-object-created-in-view)
///        │
///      7 │   @ObservedObject var cart = Cart()
///        │   ━━━━━━━━━━━━━━━
///        = you will see: state is reset unexpectedly: …
struct FindingText {
  private let finding: Finding
  private let style: TextStyle
  /// What was told of its rule already and is not told again.
  private let told: Set<String>
  /// Whether its rule is being explained already.
  private let isExplained: Bool
  /// The cells of the widest line number.
  private let gutter: Int

  private static let frameWidth = 120

  init(
    _ finding: Finding, style: TextStyle, told: Set<String> = [], isExplained: Bool = false
  ) {
    self.finding = finding
    self.style = style
    self.told = told
    self.isExplained = isExplained
    let places = [finding.range] + finding.related.map(\.range)
    gutter = places.map { String($0.start.line).count }.max() ?? 1
  }

  /// The lines, without line ends.
  func lines(source: (String) -> [UInt8]?) -> [String] {
    var lines = [heading]
    lines += frame(of: finding.range, in: source(finding.file), stroke: "━", Ink(finding.severity))
    for place in finding.related {
      lines.append("\(blankGutter) \(style.paint("├─", .second)) \(location(of: place))")
      lines += frame(of: place.range, in: source(place.file), stroke: "─", .second).dropFirst()
    }
    lines += path
    for (label, text) in reasons where !told.contains(text) { lines += explanation(label, text) }
    lines += explanation("try", finding.help)
    if !isExplained && !told.contains(lesson) { lines += explanation("more", lesson) }
    return lines
  }

  /// What needs no second telling: another finding of the rule can have the same words.
  var explanations: [String] { reasons.map(\.text) + [lesson] }

  private var lesson: String { "stlint explain \(finding.rule)" }

  /// `path:line:column: severity: message. (rule)`, the form every editor knows.
  private var heading: String {
    let place =
      "\(VisibleText.ofPath(finding.file)):\(finding.range.start.line):"
      + "\(finding.range.start.column):"
    let severity = style.paint("\(finding.severity.rawValue):", Ink(finding.severity))
    let message = style.paint(Sentence.ended(VisibleText.of(finding.message)), .strong)
    let head = style.link(style.paint(place, .strong), to: finding.file)
    return "\(head) \(severity) \(message) "
      + style.paint("(\(finding.rule))", .faint)
  }

  private func location(of place: RelatedPlace) -> String {
    let start = place.range.start
    let name = VisibleText.ofPath(place.file) + ":\(start.line):\(start.column):"
    return style.link(name, to: place.file) + " " + VisibleText.of(place.message)
  }

  private func frame(
    of range: SourceRange, in bytes: [UInt8]?, stroke: Character, _ ink: Ink
  ) -> [String] {
    guard let bytes else { return [] }
    let room = (style.width ?? Self.frameWidth) - gutter - 4
    let frame = Frame(of: range, in: bytes, width: max(20, room))
    let number = String(frame.line)
    let bar = style.paint("│", .faint)
    let margin = " " + String(repeating: " ", count: gutter - number.count)
    let underline =
      String(repeating: stroke, count: frame.length) + (frame.continues ? "…" : "")
    return [
      "\(blankGutter) \(bar)",
      "\(margin)\(style.paint(number, .faint)) \(bar) \(frame.text)",
      "\(blankGutter) \(bar) \(String(repeating: " ", count: frame.indent))"
        + style.paint(underline, ink),
    ]
  }

  /// How it came about, step by step.
  private var path: [String] {
    let steps = finding.path.enumerated().map { index, place in
      let start = place.range.start
      let name = "\(VisibleText.ofPath(place.file)):\(start.line):\(start.column)"
      return
        "\(index + 1). \(VisibleText.of(place.message)) (\(style.link(name, to: place.file)))"
    }
    return steps.enumerated().map { index, step in
      index == 0
        ? "\(blankGutter) = \(style.paint("path:", .strong)) \(step)"
        : "\(blankGutter)         \(step)"
    }
  }

  private var reasons: [(label: String, text: String)] {
    let seen = [finding.symptom.summary, finding.youWillSee].filter { !$0.isEmpty }
    return [
      ("you will see", seen.joined(separator: ": ")),
      ("you may also see", finding.alsoSeenAs.map(\.summary).joined(separator: "; ")),
      ("because", finding.because),
    ]
  }

  private func explanation(_ label: String, _ text: String) -> [String] {
    if text.isEmpty { return [] }
    let indent = gutter + 2
    var lines: [String] = []
    for paragraph in text.utf8.split(separator: 0x0A) {
      let first = lines.isEmpty ? indent + label.utf8.count + 4 : indent + 2
      lines += TextWrap.lines(
        of: VisibleText.of(String(Substring(paragraph))), width: style.width, first: first,
        rest: indent + 2)
    }
    let head = "\(blankGutter) = \(style.paint(label + ":", .strong)) "
    let hanging = String(repeating: " ", count: indent + 2)
    return lines.enumerated().map { place, line in
      place == 0 ? head + line : hanging + VisibleText.beginningALine(line)
    }
  }

  /// The gutter where no line number stands.
  private var blankGutter: String { String(repeating: " ", count: gutter + 1) }
}

/// Sentences as the reports end them.
enum Sentence {
  /// `text` with a full stop, unless it ends with a mark of its own.
  static func ended(_ text: String) -> String {
    guard let last = text.last, !".?!…".contains(last) else { return text }
    return text + "."
  }
}
