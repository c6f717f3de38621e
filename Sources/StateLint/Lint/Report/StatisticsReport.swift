/// How often each rule finds something, instead of the findings themselves.
public struct StatisticsReport: Sendable {
  private let report: Report
  private let rows: [Row]

  /// What one rule found.
  struct Row: Equatable {
    var rule: String
    var symptom: Symptom
    /// The highest level among its findings.
    var severity: Severity
    var findings: Int
    var files: Int
    /// How many of them have a fix.
    var fixable: Int
    /// How many of them have one that is safe.
    var safe: Int
  }

  /// The statistics of a report: the most frequent rule first, those alike by their names.
  public init(_ report: Report) {
    self.report = report
    rows = Dictionary(grouping: report.findings, by: \.rule).map(Self.row).sorted {
      ($1.findings, $0.rule) < ($0.findings, $1.rule)
    }
  }

  private static func row(of rule: String, _ findings: [Finding]) -> Row {
    let best = findings.compactMap(\.fixes.first)
    return Row(
      rule: rule, symptom: findings[0].symptom,
      severity: findings.map(\.severity).max() ?? .note, findings: findings.count,
      files: Set(findings.map(\.file)).count, fixable: best.count,
      safe: best.count { $0.applicability == .safe })
  }

  // MARK: For people

  /// Writes a table, and behind it what any report ends with.
  public func writeText(to output: inout some TextOutputStream, style: TextStyle = TextStyle()) {
    if !rows.isEmpty {
      let head = ["findings", "fixable", "level", "rule", "symptom"]
      let cells = rows.map {
        [
          "\($0.findings)", "\($0.fixable)", $0.severity.rawValue, $0.rule, $0.symptom.rawValue,
        ]
      }
      let widths = head.indices.map { column in
        ([head] + cells).map { $0[column].utf8.count }.max() ?? 0
      }
      output.write(style.paint(Self.line(head, widths) { $0 }, .strong) + "\n")
      for (row, cells) in zip(rows, cells) {
        let line = Self.line(cells, widths) {
          $0.hasPrefix(row.severity.rawValue) ? style.paint($0, Ink(row.severity)) : $0
        }
        output.write(line + "\n")
      }
      output.write("\n")
    }
    if !style.quiet, !hint.isEmpty { output.write(hint + "\n") }
    TextReport(report, style: style, source: { _ in nil }).writeClosing(to: &output)
  }

  /// Cells beside one another: numbers to the right, words to the left.
  private static func line(
    _ cells: [String], _ widths: [Int], _ paint: (String) -> String
  ) -> String {
    let filled = cells.indices.map { column in
      let blanks = String(repeating: " ", count: widths[column] - cells[column].utf8.count)
      if column < 2 { return blanks + cells[column] }
      return paint(cells[column]) + (column == cells.count - 1 ? "" : blanks)
    }
    return filled.joined(separator: "  ")
  }

  private var hint: String {
    let safe = rows.reduce(0) { $0 + $1.safe }
    let fixable = rows.reduce(0) { $0 + $1.fixable }
    return [
      safe > 0 ? "`--fix` mends \(safe)" : "",
      fixable > safe ? "`--fix=suggested` mends \(fixable), to be read" : "",
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  // MARK: For tools

  /// The same as JSON.
  public var json: String {
    let writer = JSONReport(report)
    let value: JSON = [
      "schema": .int(JSONReport.schema),
      "tool": ["name": .string(Tool.name), "version": .string(Tool.version)],
      "statistics": .array(
        rows.map {
          [
            "rule": .string($0.rule), "symptom": .string($0.symptom.rawValue),
            "severity": .string($0.severity.rawValue), "findings": .int($0.findings),
            "files": .int($0.files), "fixable": .int($0.fixable), "safelyFixable": .int($0.safe),
          ]
        }),
      "notices": .array(report.notices.map { writer.json(of: $0) }),
      "problems": .array(report.problems.map { writer.json(of: $0) }),
      "summary": writer.summary,
    ]
    return value.text() + "\n"
  }
}
