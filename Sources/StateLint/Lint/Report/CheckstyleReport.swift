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
      output.write("  </file>\n")
    }
    output.write("</checkstyle>\n")
  }

  private func element(of finding: Finding) -> String {
    let start = finding.range.start
    let words = FindingWords.sentences(of: finding).joined(separator: " ")
    return "<error line=\"\(start.line)\" column=\"\(start.column)\" "
      + "severity=\"\(finding.severity == .note ? "info" : finding.severity.rawValue)\" "
      + "message=\"\(XMLText.of(words))\" source=\"stlint.\(finding.rule)\"/>"
  }
}
