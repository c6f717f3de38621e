import StateLintFacts
import StateLintSyntax

/// Puts drafts into the words of the report: paths, lines, columns.
struct FindingWriter {
  let index: ProjectIndex
  let settings: Settings
  let rules: FileRules
  private var files: [String: Int32] = [:]
  private var lines: [Int32: LineIndex] = [:]
  private var suppressions: [Int32: Suppressions] = [:]

  init(index: ProjectIndex, settings: Settings, rules: FileRules) {
    self.index = index
    self.settings = settings
    self.rules = rules
  }

  mutating func finding(from draft: Draft) -> (finding: Finding, isSuppressed: Bool) {
    let file = draft.place.file
    files[index.facts(file).path] = file
    let isSuppressed = suppressions(of: file)
      .silence(draft.rule.id, at: draft.place.range.lowerBound)
    let finding = Finding(
      rule: draft.rule.id,
      severity: rules[file].severity(of: draft.rule) ?? draft.severity,
      symptom: draft.symptom,
      alsoSeenAs: draft.alsoSeenAs, group: draft.group, confidence: draft.confidence,
      message: draft.message, youWillSee: draft.see, because: draft.because, help: draft.help,
      file: index.facts(file).path, range: range(of: draft.place),
      related: draft.related.map { place($0) }, path: draft.path.map { place($0) },
      fixes: draft.fix.map { [fix($0)] } ?? [], fingerprint: "")
    return (finding, isSuppressed)
  }

  /// Sorted findings with their fingerprints.
  func stamped(_ findings: [Finding]) -> [Finding] {
    var stamped: [Finding] = []
    var rest = findings[...]
    while let first = rest.first {
      let group = rest.prefix { $0.file == first.file }
      rest = rest.dropFirst(group.count)
      guard let file = files[first.file] else { continue }
      let facts = index.facts(file)
      let names = DeclarationNames(facts)
      stamped += Fingerprint.stamp(
        Array(group),
        path: Fingerprint.path(
          of: first.file, relativeTo: settings.currentFolder, below: settings.fingerprintFolder),
        bytes: facts.tree.bytes,
        comments: facts.tree.comments.map { Int($0.start)..<Int($0.end) }
      ) { names.name(at: $0.range.start.offset) }
    }
    return stamped
  }

  private mutating func lineIndex(of file: Int32) -> LineIndex {
    if let known = lines[file] { return known }
    let made = LineIndex(index.facts(file).tree.bytes)
    lines[file] = made
    return made
  }

  private mutating func suppressions(of file: Int32) -> Suppressions {
    if let known = suppressions[file] { return known }
    let made = Suppressions(
      index.facts(file), lines: lineIndex(of: file), requireReasons: settings.requireReasons)
    suppressions[file] = made
    return made
  }

  private mutating func range(of place: Place) -> SourceRange {
    lineIndex(of: place.file).range(of: place.range)
  }

  private mutating func place(_ place: (Place, String)) -> RelatedPlace {
    RelatedPlace(
      message: place.1, file: index.facts(place.0.file).path, range: range(of: place.0))
  }

  private mutating func fix(_ repair: Repair) -> Fix {
    Fix(
      title: repair.title, applicability: repair.isSafe ? .safe : .suggested,
      edits: repair.inOrder.map {
        TextEdit(
          file: index.facts($0.place.file).path, range: range(of: $0.place), text: $0.text)
      })
  }
}
