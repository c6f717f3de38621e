/// The report as commands for the log of GitHub Actions, which shows each beside its line of code.
public struct GitHubReport: Sendable {
  private let report: Report
  private let paths: ReportPaths

  /// GitHub shows so many errors, warnings and notices of a step, and drops the others.
  static let mostOfALevel = 10

  /// `paths` names files from the root of the workspace.
  public init(_ report: Report, paths: ReportPaths = .shown) {
    self.report = report
    self.paths = paths
  }

  /// Writes the commands, errors first, and behind them how many findings have no place here.
  public func write(to output: inout some TextOutputStream) {
    var left = 0
    for severity in [Severity.error, .warning, .note] {
      let findings = report.findings.filter { $0.severity == severity }
      for finding in findings.prefix(Self.mostOfALevel) { output.write(line(of: finding) + "\n") }
      left += max(0, findings.count - Self.mostOfALevel)
    }
    if left == 0 { return }
    let verb = left == 1 ? "has" : "have"
    output.write(
      "\(FindingWords.count(left, "more finding")) \(verb) no place here, for GitHub shows "
        + "\(Self.mostOfALevel) of each level. The summary of the job and `--format markdown` list "
        + "them all.\n")
  }

  private func line(of finding: Finding) -> String {
    let (start, end) = (finding.range.start, finding.range.end)
    var properties = [
      ("file", VisibleText.of(paths.name(of: finding.file))), ("line", "\(start.line)"),
      ("endLine", "\(end.line)"),
    ]
    // Columns belong to one line: with two, GitHub refuses the whole command.
    if start.line == end.line {
      properties += [("col", "\(start.utf16Column)"), ("endColumn", "\(end.utf16Column)")]
    }
    properties.append(("title", finding.rule))
    let words = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
    return "::\(Self.command(finding.severity)) \(words)::" + Self.message(text(of: finding))
  }

  /// The log shows nothing but this, so it names the place again.
  private func text(of finding: Finding) -> String {
    let place = "\(finding.file):\(FindingWords.place(of: finding.range))"
    return VisibleText.of(
      "\(place): \(FindingWords.sentences(of: finding).joined(separator: " ")) (\(finding.rule))")
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func message(_ text: String) -> String { escape(text, ["%", "\r", "\n"]) }

  private static func property(_ text: String) -> String {
    escape(text, ["%", "\r", "\n", ":", ","])
  }

  private static func escape(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if special.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
