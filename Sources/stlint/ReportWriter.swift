import StateLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes the report of a run in the formats that are asked for.
struct ReportWriter {
  var report: Report
  var sources: [ParsedFile]
  var folder: String
  /// The absolute path of the repository around the sources, if there is one.
  var repository: String?
  var style: TextStyle
  var workers: Workers
  /// Whether counts by rule take the place of findings.
  var showsStatistics = false

  /// Writes one format.
  func write(_ format: Options.Format, to output: inout some TextOutputStream) {
    switch format {
    case .text: writeText(style, to: &output)
    case .json where showsStatistics: output.write(StatisticsReport(report).json)
    case .json: JSONReport(report).write(to: &output, workers: workers)
    case .xcode: XcodeReport(report, relativeTo: folder).write(to: &output)
    case .github: GitHubReport(report, paths: paths("GITHUB_WORKSPACE")).write(to: &output)
    case .gitlab: GitLabReport(report, paths: paths("CI_PROJECT_DIR")).write(to: &output)
    case .sarif: SARIFReport(report, paths: paths("GITHUB_WORKSPACE")).write(to: &output)
    case .checkstyle: CheckstyleReport(report).write(to: &output)
    case .junit: JUnitReport(report).write(to: &output)
    case .markdown: MarkdownReport(report).write(to: &output)
    case .agent: AgentReport(report).write(to: &output)
    }
  }

  /// Writes the reports that go to files, each whole or not at all, and on GitHub adds the table of
  /// findings to the summary of the job. What could not be written is a problem of the report that
  /// is returned.
  func writeFiles(_ reports: ReportFiles) -> Report {
    var report = report
    for file in reports.files {
      if let failure = AtomicFile.replace(file.path, by: text(for: file)) {
        report.problems.append(Report.Problem(file: file.path.shown, message: failure))
      }
    }
    let isForGitHub =
      reports.standardOutput == .github || reports.files.contains { $0.format == .github }
    if isForGitHub, let path = Environment["GITHUB_STEP_SUMMARY"] {
      var summary = ReportText()
      // GitHub drops a summary of more than a megabyte.
      MarkdownReport(report, mostRows: 500).write(to: &summary)
      if let failure = AtomicFile.append(summary.bytes + [0x0A], to: DiskPath(path)) {
        report.problems.append(Report.Problem(file: path, message: failure))
      }
    }
    return report
  }

  private func text(for file: ReportFiles.File) -> [UInt8] {
    var text = ReportText()
    if file.format == .text {
      // What is in a file was not laid out for this terminal.
      writeText(style.plain, to: &text)
    } else {
      write(file.format, to: &text)
    }
    return text.bytes
  }

  private func writeText(_ style: TextStyle, to output: inout some TextOutputStream) {
    if showsStatistics { return StatisticsReport(report).writeText(to: &output, style: style) }
    let sources = sources
    let indices: [String: Int] =
      report.findings.isEmpty
      ? [:]
      : Dictionary(
        sources.indices.lazy.map { (sources[$0].source.path, $0) }, uniquingKeysWith: { $1 })
    let text = TextReport(report, style: style) { path in
      indices[path].map { sources[$0].source.bytes }
    }
    text.write(to: &output)
  }

  /// Paths as a service reads them: from the folder it names in `variable`, else from the root of
  /// the repository.
  private func paths(_ variable: String) -> ReportPaths {
    let root = Environment[variable].map { DiskPath($0).normalised.shown } ?? repository
    return ReportPaths(relativeTo: folder, root: root)
  }
}

/// A text in memory.
private struct ReportText: TextOutputStream {
  var bytes: [UInt8] = []

  mutating func write(_ text: String) { bytes += text.utf8 }
}

/// The variables this process was started with.
enum Environment {
  /// A variable; `nil` where it is not set or empty.
  static subscript(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
