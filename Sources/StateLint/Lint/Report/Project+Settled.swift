import StateLintFacts

extension Project {
  /// What the findings of all files come to: sorted as the report has them, none twice, each with
  /// the fingerprint it has among all findings of its file.
  ///
  /// A finding can come from several files, where their views call the same helper.
  public func settled(_ findings: [Finding]) -> [Finding] {
    if findings.isEmpty { return [] }
    let files = Dictionary(index.files.lazy.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    var settled: [Finding] = []
    var rest = Finding.sorted(findings)[...]
    while let first = rest.first {
      let sameFile = rest.prefix { $0.file == first.file }
      rest = rest.dropFirst(sameFile.count)
      let once = Self.withoutRepeats(sameFile)
      // What comes from one file has its fingerprints; only those from several can be alike.
      let areStamped = Set(once.map(\.fingerprint)).count == once.count
      settled += areStamped ? once : files[first.file].map { stamped(once, in: $0) } ?? once
    }
    return settled
  }

  private func stamped(_ findings: [Finding], in facts: FileFacts) -> [Finding] {
    let names = DeclarationNames(facts)
    return Fingerprint.stamp(
      findings,
      path: Fingerprint.path(
        of: facts.path, relativeTo: settings.currentFolder, below: settings.fingerprintFolder),
      bytes: facts.tree.bytes,
      comments: facts.tree.comments.map { Int($0.start)..<Int($0.end) },
      declaration: { names.name(at: $0.range.start.offset) })
  }

  /// `findings`, which are sorted, without those that say the same of the same code.
  private static func withoutRepeats(_ findings: ArraySlice<Finding>) -> [Finding] {
    var kept: [Finding] = []
    for finding in findings {
      let isRepeat = kept.reversed().prefix { $0.range.start == finding.range.start }
        .contains { $0.rule == finding.rule && $0.range == finding.range }
      if !isRepeat { kept.append(finding) }
    }
    return kept
  }
}
