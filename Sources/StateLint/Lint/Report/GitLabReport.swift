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
    // A report that knows only findings would call clean what nobody read.
    var seen: Set<String> = []
    let problems = report.problems.filter { seen.insert($0.file).inserted }
    for finding in report.findings {
      output.write(separator + json(of: finding).text(indent: 2))
      separator = ",\n  "
    }
    for problem in problems {
      output.write(separator + json(of: problem).text(indent: 2))
      separator = ",\n  "
    }
    output.write(report.findings.isEmpty && problems.isEmpty ? "[]\n" : "\n]\n")
  }

  private func json(of problem: Report.Problem) -> JSON {
    let path = paths.name(of: problem.file)
    return [
      "description": .string(
        VisibleText.of("\(path) was not linted: \(problem.message) (\(Report.Problem.id))")),
      "check_name": .string(Report.Problem.id),
      "fingerprint": .string(Fingerprint.ofProblem(with: path)), "severity": .string("blocker"),
      "location": ["path": .string(path), "lines": ["begin": .int(1), "end": .int(1)]],
    ]
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
