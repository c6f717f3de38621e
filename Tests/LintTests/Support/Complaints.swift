import StateLint

extension LintedFile {
  /// Every promise that is not kept and every finding that nobody promised, as texts that say what
  /// to write. None when the file and its promises agree.
  var complaints: [String] {
    let expectations = Expectations(text)
    var complaints = expectations.mistakes.map { "\(place($0.line)): \($0.message)." }
    var open = expectations.all
    let unmatched = findings.filter { finding in
      guard let match = open.bestMatch(for: finding, code: code(of: finding)) else { return true }
      open.remove(at: match)
      return false
    }
    for finding in unmatched {
      let here = open.indices.filter {
        open[$0].rule == finding.rule && open[$0].line == finding.range.start.line
      }
      guard let index = here.first else {
        complaints.append(unpromised(finding))
        continue
      }
      complaints.append(contradicted(open[index], by: finding))
      if open[index].kind == .expect { open.remove(at: index) }
    }
    for promise in open
    where promise.kind == .expect && !RuleFiles.unlisted.contains(promise.rule) {
      complaints.append(unkept(promise))
    }
    return complaints
  }

  private func unpromised(_ finding: Finding) -> String {
    """
    \(place(finding.range.start.line)): nobody promised this finding:
      \(finding.severity.rawValue): \(finding.message). (\(finding.rule))
    If it is right, this goes at the end of the line, or alone on the line above:
      \(Expectation.comment(expecting: finding, code: code(of: finding)))
    If it is wrong, the rule has something to learn, and the line stays as
      // fine: \(finding.rule) -- WHY IT IS FINE
    """
  }

  private func contradicted(_ promise: Expectation, by finding: Finding) -> String {
    let comment = Expectation.comment(expecting: finding, code: code(of: finding))
    let start = place(promise.writtenOn)
    switch promise.kind {
    case .expect:
      return """
        \(start): the finding is another one than promised. The promise:
          \(promise.comment)
        and this is what is found:
          \(comment)
        """
    case .fine:
      return """
        \(start): this line is fine, because \(promise.why). It is reported all the same:
          \(finding.severity.rawValue): \(finding.message). (\(finding.rule))
        """
    case .miss:
      return """
        \(start): this mistake is found now. In place of
          \(promise.comment)
        comes
          \(comment)
        """
    }
  }

  private func unkept(_ promise: Expectation) -> String {
    let others = findings.filter { $0.range.start.line == promise.line }.map(\.rule)
    let found = others.isEmpty ? "nothing is found there" : "there is only \(others)"
    return """
      \(place(promise.writtenOn)): the promise for line \(promise.line + shownOffset) is not kept, \
      \(found):
        \(promise.comment)
      Until the rule finds it, it can be written as
        // miss: \(promise.rule) -- WHY IT IS MISSED
      """
  }
}

extension [Expectation] {
  /// The promise that `finding` keeps: the one that says most about it.
  fileprivate func bestMatch(for finding: Finding, code: String) -> Int? {
    let matches = indices.filter { index in
      let promise = self[index]
      return promise.kind == .expect && promise.rule == finding.rule
        && promise.line == finding.range.start.line
        && promise.level ?? finding.severity == finding.severity
        && promise.code ?? code.withSingleBlanks == code.withSingleBlanks
    }
    func details(_ index: Int) -> Int {
      (self[index].code == nil ? 0 : 2) + (self[index].level == nil ? 0 : 1)
    }
    return matches.max { details($0) < details($1) }
  }
}
