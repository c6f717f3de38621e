/// The report in the format of JUnit: a suite for each file, a failed case for each finding.
public struct JUnitReport: Sendable {
  private let report: Report

  /// The report to write.
  public init(_ report: Report) {
    self.report = report
  }

  /// Writes the whole report, file by file. Where nothing is wrong, one case passes: a report
  /// without any is taken for one that failed to come.
  public func write(to output: inout some TextOutputStream) {
    let (failures, errors) = (report.findings.count, report.problems.count)
    output.write(
      XMLText.head
        + "<testsuites name=\"stlint\" tests=\"\(max(1, failures + errors))\" "
        + "failures=\"\(failures)\" errors=\"\(errors)\">\n")
    for (file, findings) in report.findings.byFile {
      output.write(open(file, tests: findings.count, failures: findings.count))
      for finding in findings { output.write(testCase(of: finding)) }
      output.write("  </testsuite>\n")
    }
    for problem in report.problems {
      output.write(open(problem.file, tests: 1, errors: 1))
      output.write(testCase(of: problem))
      output.write("  </testsuite>\n")
    }
    if failures + errors == 0 {
      let name = "nothing found in \(FindingWords.count(report.summary.files, "file"))"
      output.write(open("stlint", tests: 1))
      output.write("    <testcase classname=\"stlint\" name=\"\(name)\"/>\n  </testsuite>\n")
    }
    output.write("</testsuites>\n")
  }

  private func open(_ name: String, tests: Int, failures: Int = 0, errors: Int = 0) -> String {
    "  <testsuite name=\"\(XMLText.of(name))\" tests=\"\(tests)\" failures=\"\(failures)\" "
      + "errors=\"\(errors)\">\n"
  }

  private func testCase(of finding: Finding) -> String {
    let place = FindingWords.place(of: finding.range)
    let file = XMLText.of(finding.file)
    let words = FindingWords.sentences(of: finding).dropFirst().map(XMLText.of)
    return "    <testcase classname=\"\(file)\" name=\"\(finding.rule) at \(place)\" "
      + "file=\"\(file)\" line=\"\(finding.range.start.line)\">\n"
      + "      <failure type=\"\(finding.severity.rawValue)\" "
      + "message=\"\(XMLText.of(finding.message))\">"
      + (["\(file):\(place)"] + words).joined(separator: "\n")
      + "</failure>\n    </testcase>\n"
  }

  private func testCase(of problem: Report.Problem) -> String {
    "    <testcase classname=\"\(XMLText.of(problem.file))\" name=\"not linted\">\n"
      + "      <error type=\"problem\" message=\"\(XMLText.of(problem.message))\"/>\n"
      + "    </testcase>\n"
  }
}
