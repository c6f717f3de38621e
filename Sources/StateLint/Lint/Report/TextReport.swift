/// The report for people: what is wrong, what they will see because of it, why, and what to do.
public struct TextReport: Sendable {
  private let report: Report
  private let style: TextStyle
  private let source: @Sendable (String) -> [UInt8]?

  /// `source` gives the bytes of a file by the path the findings name it with; `nil` leaves its
  /// frames out.
  public init(
    _ report: Report, style: TextStyle = TextStyle(),
    source: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.report = report
    self.style = style
    self.source = source
  }

  /// Writes the whole report, piece by piece.
  public func write(to output: inout some TextOutputStream) {
    // What was said of each rule; the same words are not said twice.
    var told: [String: Set<String>] = [:]
    for finding in report.findings {
      let text = FindingText(
        finding, style: style, told: style.verbose ? [] : told[finding.rule] ?? [])
      told[finding.rule, default: []].formUnion(text.explanations)
      output.write(text.lines(source: source).joined(separator: "\n") + "\n\n")
    }
    if !style.quiet, let summary = SymptomSummary(report.findings) {
      output.write(summary.lines(style: style).joined(separator: "\n") + "\n\n")
    }
    writeClosing(to: &output)
  }

  /// Writes what stands behind the findings: remarks about the run, and what was looked at.
  func writeClosing(to output: inout some TextOutputStream) {
    if style.quiet { return }
    for notice in report.notices {
      let lines = TextWrap.lines(
        of: VisibleText.of(notice.message), width: style.width, first: 8, rest: 2)
      let text = lines.joined(separator: "\n  ")
      output.write("\(style.paint("notice:", .note)) \(text)\n")
    }
    let closing = TextWrap.lines(of: closingLine, width: style.width)
    output.write(closing.joined(separator: "\n") + "\n")
  }

  /// What was looked at and what came of it, because silence is not praise.
  var closingLine: String {
    let summary = report.summary
    var line = [
      count(summary.files, "file"), count(summary.views, "view"),
      count(summary.unresolvedNames, "name") + " not resolved",
    ].joined(separator: ", ")
    if let reported = summary.reportedFiles {
      line += "; of " + count(reported, "file") + ": "
    } else {
      line += "; "
    }
    line += found
    if summary.suppressed > 0 { line += ", \(summary.suppressed) suppressed" }
    if summary.baselined > 0 { line += ", \(summary.baselined) in the baseline" }
    if !report.problems.isEmpty { line += "; " + count(report.problems.count, "problem") }
    return line
  }

  /// `1 error, 3 warnings in 2 files`.
  private var found: String {
    let summary = report.summary
    let kinds = [
      (summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note"),
    ].filter { $0.0 > 0 }
    if kinds.isEmpty { return "nothing found" }
    let files = Set(report.findings.map(\.file)).count
    return kinds.map { count($0.0, $0.1) }.joined(separator: ", ") + " in " + count(files, "file")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
