/// The report as Markdown, for a comment, a wiki page or the summary of a job.
public struct MarkdownReport: Sendable {
  private let report: Report
  private let mostRows: Int

  /// A table of at most `mostRows` findings, errors first where not all have room.
  public init(_ report: Report, mostRows: Int = .max) {
    self.report = report
    self.mostRows = mostRows
  }

  /// Writes the whole report.
  public func write(to output: inout some TextOutputStream) {
    output.write("## stlint\n\n\(TextReport(report, source: { _ in nil }).closingLine).\n")
    writeTable(to: &output)
    for notice in report.notices {
      output.write("\n- notice: \(MarkdownText.of(notice.message))")
    }
    for problem in report.problems {
      output.write(
        "\n- problem: \(MarkdownText.code(problem.file)): \(MarkdownText.of(problem.message))")
    }
    if !report.notices.isEmpty || !report.problems.isEmpty { output.write("\n") }
  }

  private func writeTable(to output: inout some TextOutputStream) {
    if report.findings.isEmpty { return }
    output.write("\n| level | where | what | you will see | try | rule |\n")
    output.write("|---|---|---|---|---|---|\n")
    for finding in rows { output.write(row(of: finding)) }
    let left = report.findings.count - rows.count
    if left > 0 { output.write("\n\(FindingWords.count(left, "more finding")) not shown here.\n") }
  }

  private var rows: [Finding] {
    if report.findings.count <= mostRows { return report.findings }
    let order = [Severity.error, .warning, .note]
    return Array(
      order.lazy.flatMap { level in report.findings.filter { $0.severity == level } }
        .prefix(mostRows))
  }

  private func row(of finding: Finding) -> String {
    let place = "\(finding.file):\(FindingWords.place(of: finding.range))"
    let seen = [finding.symptom.summary, finding.youWillSee].filter { !$0.isEmpty }
    let cells = [
      finding.severity.rawValue, MarkdownText.code(place), MarkdownText.of(finding.message),
      MarkdownText.of(seen.joined(separator: ": ")), MarkdownText.of(finding.help),
      MarkdownText.code(finding.rule),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}
