import StateLint

extension LintInput {
  /// Which of the files that are read a run reports on.
  struct Reported {
    /// What `--report-only` names; nil for the text of standard input.
    var places: ReportedPlaces?
    /// The paths of the files, as the report shows them.
    var files: Set<String> = []
    /// What was named and stands in folders that are passed over.
    var passedOver: [String] = []
    /// The places of which no file has been seen.
    fileprivate var empty: Set<Int> = []

    /// The text of standard input, in the place of the file at `path`.
    init(standardInputAt path: String) { files = [path] }

    /// The files that belong to `places`.
    init(_ places: ReportedPlaces) {
      self.places = places
      empty = Set(places.names.indices)
    }

    /// Takes a file in, if it is one of them.
    mutating func add(_ path: DiskPath, _ identity: FileStatus.Identity?) {
      guard let indices = places?.indices(of: path, identity), !indices.isEmpty else { return }
      files.insert(path.shown)
      empty.subtract(indices)
    }
  }

  /// Whether less is reported on than is read.
  var isNarrowed: Bool { reported != nil }

  /// Whether the text of standard input is what is reported on.
  var isOfStandardInput: Bool { reported.map { $0.places == nil } ?? false }

  /// Refuses places that no file was read for, and notes those that are passed over.
  mutating func settlePlaces(below roots: [DiskPath]) throws(RunError) {
    // Where no path leads anywhere, that is what is wrong.
    guard var reported, let places = reported.places, !roots.isEmpty else { return }
    for problem in problems {
      // A folder that cannot be read is a problem already.
      reported.empty.subtract(places.indices(of: DiskPath(problem.file), nil))
    }
    reported.passedOver = try places.passedOver(reported.empty.sorted(), below: roots)
    self.reported = reported
  }

  /// Whether what could not be read matters here: it is reported on, or somebody named it.
  func isReported(_ problem: Report.Problem) -> Bool {
    guard let reported else { return true }
    return reported.files.contains(problem.file) || named.contains(problem.file)
      || reported.places?.indices(of: DiskPath(problem.file), nil).isEmpty == false
  }

  /// The report of what is reported on.
  func narrowed(_ report: Report) -> Report {
    guard isNarrowed else { return report }
    var summary = report.summary
    summary.reportedFiles = isOfStandardInput ? nil : reported?.files.filter(isWanted).count
    return Report(
      findings: report.findings.filter { isReported($0.file) }, notices: report.notices,
      problems: report.problems.filter(isReported), summary: summary)
  }
}
