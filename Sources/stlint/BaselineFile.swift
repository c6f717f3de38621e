import StateLint

/// The baseline of a run: what it says, and what becomes of it.
struct BaselineFile {
  /// The path as messages show it.
  private let name: DiskPath
  private let old: Baseline
  private let use: Options.BaselineUse

  /// What the options or the configuration name; nil where neither does.
  init?(_ inForce: InForce, in here: WorkingFolder) throws(RunError) {
    use = inForce.options.baselineUse
    guard let path = inForce.baseline else {
      if use == .read { return nil }
      throw RunError(
        messages: ["`\(use.rawValue)` needs a file: `--baseline FILE`"],
        hint: "`\"baseline\": \"FILE\"` in \(Config.fileName) names it for all.")
    }
    name = here.name(of: path)
    let isNew = use == .write && FileStatus(of: name) == nil
    old = isNew ? Baseline() : try Self.read(name)
  }

  private static func read(_ name: DiskPath) throws(RunError) -> Baseline {
    switch FileRead.contents(of: name) {
    case .failure(let failure):
      throw RunError(
        messages: ["\(name.shown): \(failure.message)"],
        hint: "Where no file stands, `--write-baseline` writes one from what is found now.")
    case .success(let contents):
      let (baseline, mistakes) = Baseline.read(contents.bytes)
      if mistakes.isEmpty { return baseline }
      throw RunError(
        messages: mistakes.map { "\(name.shown):\($0.description)" },
        hint: "Mend it there; or delete the file, and `--write-baseline` writes it anew.")
    }
  }

  /// The folder of the file, if all that was walked lies below it: outside of repositories its paths
  /// begin there, wherever a run is started.
  func folder(around walk: FileWalk, in here: WorkingFolder) -> DiskPath? {
    guard let folder = here.absolute(name).parent,
      walk.roots.allSatisfy({ here.absolute($0).relative(to: folder) != nil })
    else { return nil }
    return folder
  }

  /// The findings as the baseline knows them, with the entries that stand for them.
  private func matched(
    _ report: Report, _ input: LintInput, _ project: Project, in here: WorkingFolder
  ) -> (items: [Baseline.Item], match: Baseline.Match) {
    let items = project.baselineItems(of: report.findings)
    return (items, old.match(items, isGone: LookedAt(input, project, in: here).isGone))
  }

  /// Writes the file anew, where that is asked for, from what a run has found.
  func update(
    from report: Report, _ input: LintInput, _ project: Project, in here: WorkingFolder
  ) throws(RunError) {
    if use == .read { return }
    let (items, match) = matched(report, input, project, in: here)
    try write(old.updated(items, match, isAdding: use == .write))
  }

  /// A report without what is known, and with remarks about what is gone.
  func leavingOutKnown(
    of report: Report, _ input: LintInput, _ project: Project, in here: WorkingFolder
  ) -> Report {
    let (items, match) = matched(report, input, project, in: here)
    let new = report.findings.indices.filter { use != .write && !match.isKnown(at: $0) }
    var summary = report.summary
    summary.baselined = report.findings.count - new.count
    if input.isNarrowed {
      summary.baselined = report.findings.indices.count {
        match.isKnown(at: $0) && input.isReported(report.findings[$0].file)
      }
    }
    let gone = goneHere(old.gone(match), input, project)
    return Report(
      findings: new.map { report.findings[$0] },
      notices: report.notices + notices(gone, items.count),
      problems: report.problems, summary: summary)
  }

  /// Those of the entries that are gone which a run speaks of.
  private func goneHere(
    _ gone: [Baseline.Entry], _ input: LintInput, _ project: Project
  ) -> [Baseline.Entry] {
    // An editor runs this for each change: what goes and comes there is no news.
    if input.isOfStandardInput || gone.isEmpty { return [] }
    guard let files = input.reported?.files else { return gone }
    let paths = Set(files.map(project.fingerprintPath))
    return gone.filter { paths.contains($0.path) }
  }

  /// Remarks about what is gone, and what became of the file.
  private func notices(_ gone: [Baseline.Entry], _ found: Int) -> [Report.Notice] {
    let count = gone.reduce(0) { $0 + $1.count }
    switch use {
    case .write:
      let message = "\(name.shown) lists \(Self.count(found)) of this run"
      return [Report.Notice(id: "baseline-written", message: message)]
    case .prune where count > 0:
      let message = "\(Self.count(count)) taken out of \(name.shown): \(Self.list(gone))"
      return [Report.Notice(id: "baseline-pruned", message: message)]
    case .read where count > 0:
      let message =
        "\(Self.count(count)) of the baseline \(count == 1 ? "is" : "are") gone: "
        + "\(Self.list(gone)); `--prune-baseline` takes \(count == 1 ? "it" : "them") out"
      return [Report.Notice(id: "baseline-gone", message: message)]
    case .read, .prune: return []
    }
  }

  private static func count(_ number: Int) -> String {
    "\(number) finding\(number == 1 ? "" : "s")"
  }

  private static func list(_ entries: [Baseline.Entry]) -> String {
    entries.prefix(3).map { "\($0.rule) in `\($0.path)`" }.joined(separator: ", ")
      + (entries.count > 3 ? " and \(entries.count - 3) more" : "")
  }

  private func write(_ baseline: Baseline) throws(RunError) {
    if baseline == old, FileStatus(of: name) != nil { return }
    if let failure = AtomicFile.replace(name, by: Array(baseline.text.utf8)) {
      throw RunError(messages: ["\(name.shown): \(failure)"], hint: nil)
    }
  }
}

/// Where a run has looked, by the paths that a baseline has.
private struct LookedAt {
  private let project: Project
  private let places: [String: Int]
  private let folder: DiskPath

  init(_ input: LintInput, _ project: Project, in here: WorkingFolder) {
    self.project = project
    var places: [String: Int] = [:]
    for (place, file) in input.files.enumerated() where input.isWanted(file.source.path) {
      places[project.fingerprintPath(of: file.source.path)] = place
    }
    self.places = places
    folder = project.fingerprintFolder.map { DiskPath($0) } ?? here.path
  }

  /// Whether what an entry stands for would have been found: its file was linted with its rule, or
  /// is no more.
  func isGone(_ entry: Baseline.Entry) -> Bool {
    if let place = places[entry.path] {
      return project.looksForRule(entry.rule, inFileAt: place)
    }
    let path = DiskPath(entry.path)
    return FileStatus(of: path.isAbsolute ? path : folder.appending(path.bytes)) == nil
  }
}
