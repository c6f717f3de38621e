import StateLintFacts

extension Project {
  /// What a baseline knows each of `findings` by. They are sorted, and all of their files.
  public func baselineItems(of findings: [Finding]) -> [Baseline.Item] {
    let files = Dictionary(index.files.lazy.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    var items: [Baseline.Item] = []
    items.reserveCapacity(findings.count)
    var rest = findings[...]
    while let first = rest.first {
      let sameFile = rest.prefix { $0.file == first.file }
      rest = rest.dropFirst(sameFile.count)
      if let facts = files[first.file] { items += self.items(of: sameFile, in: facts) }
    }
    return items
  }

  private func items(of findings: ArraySlice<Finding>, in facts: FileFacts) -> [Baseline.Item] {
    let names = DeclarationNames(facts)
    let comments = facts.tree.comments.map { Int($0.start)..<Int($0.end) }
    let path = fingerprintPath(of: facts.path)
    // By rule, declaration and line: the fingerprint of the first of them.
    var first: [[String]: String] = [:]
    return findings.map { finding in
      let range = Fingerprint.codeRange(of: finding.range, in: facts.tree.bytes)
      let code = Fingerprint.code(in: range, of: facts.tree.bytes, comments: comments)
      let line = String(decoding: code, as: UTF8.self)
      let key = [finding.rule, names.name(at: finding.range.start.offset), line]
      let fingerprint = first[key] ?? finding.fingerprint
      first[key] = fingerprint
      return Baseline.Item(fingerprint: fingerprint, rule: finding.rule, path: path, line: line)
    }
  }

  /// The absolute path of the folder that those paths begin in; nil where there is none.
  public var fingerprintFolder: String? { settings.fingerprintFolder }

  /// The path that fingerprints and baselines name a file by.
  public func fingerprintPath(of file: String) -> String {
    Fingerprint.path(
      of: file, relativeTo: settings.currentFolder, below: settings.fingerprintFolder)
  }

  /// Whether a rule looks at the file at a place among the files of the project. What nobody knows
  /// as a rule any more would, if there were something to find.
  public func looksForRule(_ id: String, inFileAt place: Int) -> Bool {
    Rule.named(id).map { isEnabled($0, inFileAt: place) } ?? true
  }
}
