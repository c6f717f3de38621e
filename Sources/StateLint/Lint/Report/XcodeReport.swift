/// The report for Xcode's build log: one line a finding, with absolute paths.
public struct XcodeReport: Sendable {
  private let report: Report
  private let folder: String

  /// `folder` is the absolute path that the findings' paths are relative to.
  public init(_ report: Report, relativeTo folder: String) {
    self.report = report
    self.folder = folder
  }

  /// Writes the whole report, line by line.
  public func write(to output: inout some TextOutputStream) {
    for finding in report.findings {
      output.write(line(of: finding) + "\n")
    }
  }

  private func line(of finding: Finding) -> String {
    let start = finding.range.start
    let seen = [finding.symptom.summary, finding.youWillSee].filter { !$0.isEmpty }
    let words = [
      Sentence.ended(finding.message),
      Sentence.ended("You will see: " + seen.joined(separator: ": ")),
      finding.help.isEmpty ? "" : Sentence.ended("Try: " + finding.help),
    ].filter { !$0.isEmpty }
    return VisibleText.ofPath(absolute(finding.file))
      + VisibleText.of(
        ":\(start.line):\(start.column): \(finding.severity.rawValue): "
          + "\(words.joined(separator: " ")) (\(finding.rule))")
  }

  private func absolute(_ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return path }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
  }
}
