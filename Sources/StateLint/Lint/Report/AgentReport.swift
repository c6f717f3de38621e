/// The report for a program that reads words: one compact line a finding, with its fix.
public struct AgentReport: Sendable {
  private let report: Report

  /// The report to write.
  public init(_ report: Report) {
    self.report = report
  }

  /// Writes the whole report, line by line; the last one says what there is to do with it.
  public func write(to output: inout some TextOutputStream) {
    for finding in report.findings { output.write(line(of: finding) + "\n") }
    output.write(TextReport(report, source: { _ in nil }).closingLine + hint + "\n")
  }

  private func line(of finding: Finding) -> String {
    let seen = [finding.symptom.rawValue, finding.youWillSee].filter { !$0.isEmpty }
    let parts = [
      finding.message, "see " + seen.joined(separator: ": "),
      finding.help.isEmpty ? "" : "try " + finding.help,
      finding.fixes.first.map(words) ?? "",
    ].filter { !$0.isEmpty }
    return VisibleText.ofPath(finding.file)
      + VisibleText.of(
        ":\(FindingWords.place(of: finding.range)): \(finding.severity.rawValue) \(finding.rule): "
          + parts.joined(separator: " | "))
  }

  /// `fix (safe): Use `@StateObject`: 7:3-7:18 "@StateObject"`
  private func words(of fix: Fix) -> String {
    let edits = fix.edits.map { edit in
      let (start, end) = (edit.range.start, edit.range.end)
      return
        "\(start.line):\(start.column)-\(end.line):\(end.column) \(JSON.string(edit.text).text())"
    }
    return "fix (\(fix.applicability.rawValue)): \(fix.title): \(edits.joined(separator: ", "))"
  }

  private var hint: String {
    let fixes = report.findings.compactMap(\.fixes.first)
    let safe = fixes.count { $0.applicability == .safe }
    let parts = [
      report.findings.isEmpty ? "" : "`stlint explain RULE` says why",
      safe > 0 ? "`--fix` mends \(safe)" : "",
      fixes.count > safe ? "`--fix=suggested` mends \(fixes.count), to be read" : "",
    ].filter { !$0.isEmpty }
    return parts.isEmpty ? "" : "; " + parts.joined(separator: "; ")
  }
}
