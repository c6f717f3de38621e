/// What a finding says, as sentences that stand by themselves.
enum FindingWords {
  /// What is wrong, what will be seen, why, and what to do, one sentence each. Empty ones are left
  /// out.
  static func sentences(of finding: Finding) -> [String] {
    let seen = [finding.symptom.summary, finding.youWillSee].filter { !$0.isEmpty }
    let labelled = [
      ("", finding.message), ("You will see: ", seen.joined(separator: ": ")),
      ("Because: ", finding.because), ("Try: ", finding.help),
    ]
    return labelled.filter { !$0.1.isEmpty }.map { $0.0 + Sentence.ended($0.1) }
  }

  /// `7:3`
  static func place(of range: SourceRange) -> String { "\(range.start.line):\(range.start.column)" }

  /// `3 findings`
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
