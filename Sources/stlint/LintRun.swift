import StateLint

/// One run of the linter: find the files, read and parse them, lint them, report.
struct LintRun {
  let options: Options
  let here = WorkingFolder.current
  let progress: Progress?
  /// Where somebody asks how long the stages take.
  let stopwatch: Stopwatch?
  private let workers: Workers

  init(_ options: Options) {
    self.options = options
    stopwatch = options.showsTimings ? Stopwatch() : nil
    progress = options.isTyped ? nil : Progress.begin(isQuiet: options.quiet)
    workers = .threads(options.jobs ?? coreCount, watchedBy: progress)
  }

  /// Lints what the options say, writes the report, and returns the exit status.
  func run(output: inout Output) -> Int32 {
    do throws(RunError) {
      let status = try run(try InForce(options, in: here), output: &output)
      stopwatch?.tell(threads: options.jobs ?? coreCount)
      return status
    } catch {
      progress?.end()
      error.complain()
      return Stlint.Status.failed
    }
  }

  private func run(_ inForce: InForce, output: inout Output) throws(RunError) -> Int32 {
    let baseline = try options.isDiagnosis ? nil : BaselineFile(inForce, in: here)
    stopwatch?.enter(.walk)
    var walk = FileWalk(roots, in: here)
    stopwatch?.enter(.rest)
    var newCode: NewCode?
    if let revision = options.since {
      newCode = try NewCode(since: revision, of: walk.roots, in: here)
    }
    var input = LintInput(walk, leavingOut: inForce.leavesOut)
    if !options.reportOnly.isEmpty {
      input.reported = LintInput.Reported(try ReportedPlaces(options.reportOnly, in: here))
    }
    if case .standardInput(let path) = options.command {
      walk.addStandardInput(as: path)
      input.readStandardInput(as: path, in: here, timedBy: stopwatch)
    }
    progress?.enter(Progress.Phase(verb: "reading"))
    input.read(walk, workers, timedBy: stopwatch)
    if let stopwatch { for file in input.files { stopwatch.count(file.source.bytes.count) } }
    try input.settlePlaces(below: walk.roots)
    try options.reports.refuseInputs(input, inForce)
    var settings = settings(inForce, input, walk, baseline)
    settings.isAboutNewCode = newCode != nil
    func project(_ input: LintInput) -> Project {
      progress?.enter(Progress.Phase(verb: "putting the files together", countsFiles: false))
      stopwatch?.enter(.index)
      defer { stopwatch?.enter(.rest) }
      return Project(
        files: input.files, manifests: input.manifests, settings: settings, workers: workers)
    }
    let whole = project(input)
    // The process ends with this run: to give its memory back piece by piece would take longer than
    // to write the report.
    _ = Unmanaged.passRetained(Remains(input: input, project: whole))
    var report = lint(input, whole)
    let original = input
    // The baseline goes first: what it lists and is gone has nothing to do with what has changed.
    func new(
      _ report: Report, _ input: LintInput, _ project: Project, isNarrowed: Bool = true
    ) -> Report {
      let new = baseline?.leavingOutKnown(of: report, input, project, in: here) ?? report
      let asked = isNarrowed ? input.narrowed(new) : new
      return newCode?.leavingOutUnchanged(of: asked, input, of: original, project) ?? asked
    }
    func linted(_ report: Report, _ input: LintInput, _ project: Project) -> Linted {
      let reported = new(report, input, project)
      if !input.isNarrowed { return Linted(report: reported, all: reported.findings) }
      return Linted(
        report: reported, all: new(report, input, project, isNarrowed: false).findings)
    }
    if let level = options.fixing {
      let known = linted(report, input, whole)
      return fix(known, level, in: input, found: walk, failOn: inForce.failOn, output: &output) {
        let project = project($0)
        return linted(lint($0, project), $0, project)
      }
    }
    progress?.end()
    if case .diagnose(let complaint) = options.command {
      let diagnosis = Diagnosis(complaint, findings: report.findings)
      write(diagnosis, of: report, sources: input.files, output: &output)
      output.flush()
      complain(of: report.problems)
      return report.problems.isEmpty ? Stlint.Status.clean : Stlint.Status.failed
    }
    try baseline?.update(from: report, input, whole, in: here)
    report = new(report, input, whole)
    let written = write(
      report, sources: input.files, repository: walk.repository, output: &output)
    complain(about: written)
    return status(of: written, failOn: inForce.failOn)
  }

  /// What the options, the configuration and the paths come to.
  private func settings(
    _ inForce: InForce, _ input: LintInput, _ walk: FileWalk, _ baseline: BaselineFile?
  ) -> Settings {
    var settings = inForce.settings
    settings.currentFolder = here.path.shown
    settings.roots = walk.roots.map(\.shown)
    settings.unread = input.unread
    settings.fingerprintFolder =
      (inForce.file?.folder(around: walk) ?? walk.repository
      ?? baseline?.folder(around: walk, in: here))?
      .shown
    return settings
  }

  /// Says on standard error what has no place in the report.
  func complain(about report: Report) {
    // Some formats have a place for findings only.
    if !options.format.hasNotices && !options.quiet {
      for notice in report.notices { Console.complain("notice: \(notice.message)") }
    }
    complain(of: report.problems)
  }

  func complain(of problems: [Report.Problem]) {
    for problem in problems {
      // A slip in a command's name reads like a path.
      let isMissingWord =
        options.paths.first?.shown == problem.file
        && FileStatus(of: DiskPath(problem.file)) == nil
      let command = isMissingWord ? OptionParser.nearestCommand(to: problem.file) : nil
      let guess = command.map { "; did you mean `stlint \($0)`?" } ?? ""
      Console.complain("\(problem.file): \(problem.message)\(guess)")
    }
  }

  private var roots: [DiskPath] { options.roots }

  func lint(_ input: LintInput, _ project: Project) -> Report {
    // A finding can lie in another file than the one it comes from, so all are judged even where
    // only one is reported on; and a baseline knows what has moved by where it is gone.
    progress?.enter(Progress.Phase(verb: "linting"))
    stopwatch?.enter(.rules)
    defer { stopwatch?.enter(.rest) }
    let judged = workers.map(Array(input.files.indices)) { place in
      (verdict: project.judge(place), remarks: project.remarks(inFileAt: place))
    }
    let findings = judged.lazy.flatMap(\.verdict.findings).filter { input.isWanted($0.file) }
    var summary = Report.Summary()
    summary.files = project.fileCount - input.leftOut.count
    summary.views =
      input.leftOut.isEmpty
      ? project.viewCount : project.viewCount { !input.leftOut.contains($0) }
    summary.unresolvedNames = project.unresolvedNameCount
    summary.suppressed = zip(input.files, judged).reduce(0) { sum, pair in
      input.isReported(pair.0.source.path) ? sum + pair.1.verdict.silenced.count : sum
    }
    let silenced = SilencedPlaces(
      judged.lazy.flatMap { $0.verdict.silenced + $0.verdict.unasked })
    let ofFiles = input.files.indices.flatMap { place -> [Report.Notice] in
      guard input.isReported(input.files[place].source.path) else { return [] }
      let (notices, hasSuppressions) = judged[place].remarks
      return hasSuppressions
        ? notices + project.unusedSuppressions(inFileAt: place, silenced) : notices
    }
    return Report(
      findings: project.settled(Array(findings)),
      notices: input.notices + ofFiles + project.notices.filter(input.isReported),
      problems: input.problems, summary: summary)
  }

  /// Writes the report to standard output and to files; what could not be written is a problem of
  /// the report that is returned.
  func write(
    _ report: Report, sources: [ParsedFile], repository: DiskPath?, output: inout Output
  ) -> Report {
    stopwatch?.enter(.report)
    defer { stopwatch?.enter(.rest) }
    let writer = writer(of: report, sources: sources, repository: repository)
    if let format = options.reports.standardOutput { writer.write(format, to: &output) }
    output.flush()
    return writer.writeFiles(options.reports)
  }

  func writer(
    of report: Report, sources: [ParsedFile], repository: DiskPath?
  ) -> ReportWriter {
    ReportWriter(
      report: report, sources: sources, folder: here.path.shown, repository: repository?.shown,
      style: options.style, workers: workers, showsStatistics: options.showsStatistics)
  }

  private func write(
    _ diagnosis: Diagnosis, of report: Report, sources: [ParsedFile], output: inout Output
  ) {
    let text = DiagnosisReport(diagnosis, report, style: options.style)
    guard options.format == .text else { return output.write(text.json) }
    let indices = diagnosis.candidates.isEmpty ? [:] : index(sources)
    text.writeText(to: &output) { path in indices[path].map { sources[$0].source.bytes } }
  }

  private func index(_ sources: [ParsedFile]) -> [String: Int] {
    Dictionary(
      sources.indices.lazy.map { (sources[$0].source.path, $0) }, uniquingKeysWith: { $1 })
  }

  func status(of report: Report, failOn: FailLevel) -> Int32 {
    if !report.problems.isEmpty { return Stlint.Status.failed }
    guard let level = failOn.severity,
      report.findings.contains(where: { $0.severity >= level })
    else { return Stlint.Status.clean }
    return Stlint.Status.findings
  }
}

/// What a run has read and put together.
private final class Remains: Sendable {
  let input: LintInput
  let project: Project

  init(input: LintInput, project: Project) {
    self.input = input
    self.project = project
  }
}
