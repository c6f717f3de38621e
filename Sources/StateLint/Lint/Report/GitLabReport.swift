/// The report as GitLab reads it for Code Quality: an array of what a merge request shows.
public struct GitLabReport: Sendable {
  private let report: Report
  private let paths: ReportPaths

  /// `paths` names files from the root of the project.
  public init(_ report: Report, paths: ReportPaths = .shown) {
    self.report = report
    self.paths = paths
  }

  /// Writes the whole report, finding by finding.
  public func write(to output: inout some TextOutputStream) {
    var separator = "[\n  "
    for finding in report.findings {
      output.write(separator + json(of: finding).text(indent: 2))
      separator = ",\n  "
    }
    output.write(report.findings.isEmpty ? "[]\n" : "\n]\n")
  }

  private func json(of finding: Finding) -> JSON {
    let words = FindingWords.sentences(of: finding).joined(separator: " ")
    return [
      // The merge request shows nothing but this.
      "description": .string(VisibleText.of("\(words) (\(finding.rule))")),
      "check_name": .string(finding.rule), "fingerprint": .string(finding.fingerprint),
      "severity": .string(Self.severity(finding.severity)),
      "location": [
        "path": .string(paths.name(of: finding.file)),
        "lines": [
          "begin": .int(finding.range.start.line), "end": .int(finding.range.end.line),
        ],
      ],
    ]
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}
