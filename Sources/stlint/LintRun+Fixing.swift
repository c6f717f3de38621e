import StateLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension LintRun {
  /// What a run found.
  struct Linted {
    /// What is reported.
    var report: Report
    /// The findings in all files, those that are not reported too: fixes bring none of them.
    var all: [Finding]
  }

  /// Applies the fixes of `linted`, or shows what they change, and reports what stays. Returns the
  /// exit status.
  ///
  /// - Parameter lint: what is found in the same files with other texts.
  func fix(
    _ linted: Linted, _ level: FixLevel, in input: LintInput, found walk: FileWalk,
    failOn: FailLevel, output: inout Output, lint: (LintInput) -> Linted
  ) -> Int32 {
    var known: Linted? = linted
    var latest = linted
    func relint(_ files: [ParsedFile]) -> Linted {
      lint(input.replacing(files))
    }
    let fixing = Fixing(
      files: input.files, level: level, isFixable: input.isReported,
      remarks: { latest.report.notices }
    ) { files in
      latest = known ?? relint(files)
      known = nil
      return latest.all
    }
    progress?.end()
    var last = latest.report
    if options.showsDiff {
      return show(fixing, of: linted.report, in: input, failOn: failOn, output: &output)
    }
    if case .standardInput(let path) = options.command {
      let name = here.name(of: path).shown
      return print(
        fixing, as: name, leaving: last, found: walk, failOn: failOn, output: &output)
    }
    let failures = write(fixing, over: input.files, roots: walk.roots)
    var files = fixing.files
    if !failures.isEmpty {
      for (place, _) in failures { files[place] = input.files[place] }
      last = relint(files).report
      last.problems += failures.map { place, message in
        Report.Problem(file: files[place].source.path, message: "not fixed: \(message)")
      }
    }
    last = write(last, sources: files, repository: walk.repository, output: &output)
    complain(about: last)
    tell(fixing, besides: Set(failures.map { files[$0.0].source.path }), leaving: last)
    return status(of: last, failOn: failOn)
  }

  // MARK: Writing

  /// Writes what has changed; what could not be written, and why.
  private func write(
    _ fixing: Fixing, over files: [ParsedFile], roots: [DiskPath]
  ) -> [(Int, String)] {
    let rewrite = SourceRewrite(roots: roots)
    return fixing.changed.compactMap { place in
      let (old, new) = (files[place].source, fixing.files[place].source)
      return rewrite.write(new.bytes, over: old.bytes, at: DiskPath(old.path)).map { (place, $0) }
    }
  }

  private func show(
    _ fixing: Fixing, of report: Report, in input: LintInput, failOn: FailLevel,
    output: inout Output
  ) -> Int32 {
    let showsToPeople = Terminal.output.isTerminal
    for place in fixing.changed {
      let (old, new) = (input.files[place].source, fixing.files[place].source)
      let difference = UnifiedDiff(from: old.bytes, to: new.bytes, path: old.path).bytes
      // `patch` needs the bytes; a terminal would obey them.
      if showsToPeople {
        output.write(VisibleText.ofLines(difference))
      } else {
        output.write(difference)
      }
    }
    output.flush()
    complain(of: report.problems)
    if !options.quiet { Console.complain(summary("would fix", fixing)) }
    return status(of: report, failOn: failOn)
  }

  /// Prints the text of standard input as it reads now, and on standard error what stays.
  private func print(
    _ fixing: Fixing, as path: String, leaving report: Report, found walk: FileWalk,
    failOn: FailLevel, output: inout Output
  ) -> Int32 {
    // Where standard input was not read, the file of its name is another text.
    let isRead = !report.problems.contains { $0.file == path }
    if isRead, let file = fixing.files.first(where: { $0.source.path == path }) {
      output.write(file.source.bytes)
    }
    output.flush()
    var text = ""
    let files = fixing.files
    var style = options.style
    (style.colour, style.links, style.quiet) = (false, nil, true)
    TextReport(report, style: style) { path in
      files.first { $0.source.path == path }?.source.bytes
    }.write(to: &text)
    _ = Console.send(Array(text.utf8), to: STDERR_FILENO)
    let written = writer(of: report, sources: files, repository: walk.repository)
      .writeFiles(options.reports)
    complain(of: written.problems)
    tell(fixing, besides: [], leaving: report)
    return status(of: written, failOn: failOn)
  }

  // MARK: Telling

  private func tell(_ fixing: Fixing, besides failed: Set<String>, leaving report: Report) {
    if options.quiet { return }
    let left = report.findings.count { $0.fixes.first?.applicability == .suggested }
    let hints = [
      fixing.refused == 0
        ? nil
        : "\(fixing.refused) more would not parse or bring other findings, and are left out.",
      left == 0 || options.fixing == .suggested
        ? nil
        : "\(left) of what stays can be fixed too, and read: `--fix=suggested --diff` shows how.",
    ].compactMap(\.self)
    let hint = hints.isEmpty ? nil : hints.joined(separator: " ")
    Console.complain(summary("fixed", fixing, besides: failed), hint: hint)
  }

  /// `fixed 3 findings in 2 files`
  private func summary(
    _ verb: String, _ fixing: Fixing, besides failed: Set<String> = []
  ) -> String {
    func written(_ fixes: [Fix]) -> Int {
      fixes.count { fix in !fix.edits.contains { failed.contains($0.file) } }
    }
    let (findings, comments) = (written(fixing.applied), written(fixing.cleared))
    let what = [
      findings == 0 && comments > 0 ? "" : "\(findings) finding\(findings == 1 ? "" : "s")",
      comments == 0 ? "" : "\(comments) unused suppression\(comments == 1 ? "" : "s")",
    ].filter { !$0.isEmpty }.joined(separator: " and ")
    let files = fixing.changed.count { !failed.contains(fixing.files[$0].source.path) }
    return "\(verb) \(what) in \(files == 1 ? "1 file" : "\(files) files")"
  }
}
