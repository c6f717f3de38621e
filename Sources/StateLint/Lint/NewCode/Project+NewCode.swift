import StateLintFacts

extension Project {
  /// A report of the findings on changed lines only, with a remark about how many others there are.
  /// What is advice for old code is a warning in new code, unless somebody gave the rule a level.
  ///
  /// - Parameters:
  ///   - changed: the lines that have changed.
  ///   - revision: since when, as the remark names it.
  ///   - path: the absolute path of a file, given the path that the report shows.
  public func leavingOutUnchanged(
    of report: Report, _ changed: ChangedLines, since revision: String,
    path: (String) -> String
  ) -> Report {
    if report.findings.isEmpty && report.notices.isEmpty { return report }
    var absolute: [String: String] = [:]
    func isNew(_ range: SourceRange, _ file: String) -> Bool {
      let path = absolute[file] ?? path(file)
      absolute[file] = path
      return changed.touch(range, at: path)
    }
    let new = report.findings.filter { isNew($0.range, $0.file) }
    // A comment that silences nothing is news where it stands on a new line.
    let notices = report.notices.filter { notice in
      notice.id != Self.unusedSuppression
        || notice.fixes.contains { $0.edits.contains { isNew($0.range, $0.file) } }
    }
    let left = report.findings.count { $0.group == .default } - new.count { $0.group == .default }
    return Report(
      findings: raised(new), notices: notices + Self.remarks(on: left, revision),
      problems: report.problems, summary: report.summary)
  }

  /// Rules that are a note where code is old, and what they are where it is new: nobody rewrites a
  /// model that works, and nobody needs to write another one of the kind.
  private static let severitiesInNewCode: [String: Severity] = [
    "legacy-observable-object": .warning
  ]

  /// Whether findings of a rule weigh more where the code is new.
  static func isLouderInNewCode(_ rule: Rule) -> Bool { severitiesInNewCode[rule.id] != nil }

  private func raised(_ findings: [Finding]) -> [Finding] {
    if !findings.contains(where: { Self.severitiesInNewCode[$0.rule] != nil }) { return findings }
    let paths = index.files.indices.lazy.map { (self.index.files[$0].path, Int32($0)) }
    let places = Dictionary(paths, uniquingKeysWith: { $1 })
    return findings.map { finding in
      guard let severity = Self.severitiesInNewCode[finding.rule], let place = places[finding.file],
        let rule = Rule.named(finding.rule), fileRules[place].severity(of: rule) == nil
      else { return finding }
      var raised = finding
      raised.severity = max(finding.severity, severity)
      raised.group = .default
      return raised
    }
  }

  private static func remarks(on left: Int, _ revision: String) -> [Report.Notice] {
    if left == 0 { return [] }
    let message =
      left == 1
      ? "1 finding is left out: its lines have not changed since \(revision)"
      : "\(left) findings are left out: their lines have not changed since \(revision)"
    return [Report.Notice(id: "unchanged-left-out", message: message)]
  }
}
