/// The report in the format of Checkstyle, which many servers read.
public struct CheckstyleReport: Sendable {
  private let report: Report

  /// The report to write.
  public init(_ report: Report) {
    self.report = report
  }

  /// Writes the whole report, file by file.
  public func write(to output: inout some TextOutputStream) {
    output.write(XMLText.head + "<checkstyle version=\"4.3\">\n")
    for (file, findings) in report.findings.byFile {
      output.write("  <file name=\"\(XMLText.of(file))\">\n")
      for finding in findings { output.write("    \(element(of: finding))\n") }
      for problem in report.problems where problem.file == file {
        output.write("    \(element(of: problem))\n")
      }
      output.write("  </file>\n")
    }
    writeProblems(to: &output)
    output.write("</checkstyle>\n")
  }

  /// Writes the files without findings that could not be read: a report without them would call them
  /// clean.
  private func writeProblems(to output: inout some TextOutputStream) {
    if report.problems.isEmpty { return }
    var written = Set(report.findings.map(\.file))
    for file in report.problems.map(\.file) where written.insert(file).inserted {
      output.write("  <file name=\"\(XMLText.of(file))\">\n")
      for problem in report.problems where problem.file == file {
        output.write("    \(element(of: problem))\n")
      }
      output.write("  </file>\n")
    }
  }

  private func element(of problem: Report.Problem) -> String {
    "<error line=\"1\" column=\"1\" severity=\"error\" "
      + "message=\"\(XMLText.of("not linted: \(problem.message)"))\" "
      + "source=\"stlint.\(Report.Problem.id)\"/>"
  }

  private func element(of finding: Finding) -> String {
    let start = finding.range.start
    let words = FindingWords.sentences(of: finding).joined(separator: " ")
    return "<error line=\"\(start.line)\" column=\"\(start.column)\" "
      + "severity=\"\(finding.severity == .note ? "info" : finding.severity.rawValue)\" "
      + "message=\"\(XMLText.of(words))\" source=\"stlint.\(finding.rule)\"/>"
  }
}
