import StateLint
import Testing

/// A few files as one project, and everything that must hold for what is found in them, whatever
/// they are.
struct EngineCheck {
  /// The paths of the files with what they hold.
  var files: [(path: String, bytes: [UInt8])]

  init(_ files: [[UInt8]]) {
    self.files = files.enumerated().map { ("App/File\($0).swift", $1) }
  }

  init(_ source: String) { self.init([Array(source.utf8)]) }

  private static let settings: Settings = {
    var settings = Settings()
    settings.deploymentTarget = DeploymentTarget(
      iOS: "17", macOS: "14", tvOS: "17", watchOS: "10", visionOS: "1")
    try? settings.selection.enable(["all"])
    return settings
  }()

  /// All findings, as the report has them.
  func findings() -> [Finding] {
    let parsed = files.map { ParsedFile(Source(path: $0.path, bytes: $0.bytes)) }
    let project = Project(files: parsed, manifests: [], settings: Self.settings)
    return project.settled(files.indices.flatMap { project.judge($0).findings })
  }

  /// Lints the files and records what is wrong with what is found.
  func check(_ name: @autoclosure () -> String) {
    let findings = findings()
    let flaws =
      (findings == Finding.sorted(findings) ? [] : ["the findings are not sorted"])
      + findings.flatMap(flaws)
      + (findings == self.findings() ? [] : ["the second run finds something else"])
    if let flaw = flaws.first { Issue.record("\(name()): \(flaw)") }
    guard !findings.isEmpty else { return }
    // Nothing is checked of the texts but that they can be written.
    let report = Report(findings: findings, notices: [], problems: [], summary: Report.Summary())
    var text = ""
    TextReport(report) { path in files.first { $0.path == path }?.bytes }.write(to: &text)
    JSONReport(report).write(to: &text)
    XcodeReport(report, relativeTo: "/").write(to: &text)
  }

  private func flaws(of finding: Finding) -> [String] {
    var flaws = self.flaws(of: finding.range, in: finding.file)
    for place in finding.related + finding.path {
      flaws += self.flaws(of: place.range, in: place.file)
    }
    for fix in finding.fixes {
      for edit in fix.edits { flaws += self.flaws(of: edit.range, in: edit.file) }
      for (edit, next) in zip(fix.edits, fix.edits.dropFirst())
      where edit.file == next.file && next.range.start.offset < edit.range.end.offset {
        flaws.append("edits overlap or are not sorted")
      }
    }
    return flaws.map { "\(finding.rule): \($0)" }
  }

  private func flaws(of range: SourceRange, in file: String) -> [String] {
    guard let bytes = files.first(where: { $0.path == file })?.bytes else {
      return ["a place in \(file), which is none of the files"]
    }
    let (start, end) = (range.start, range.end)
    guard start.offset >= 0, start.offset <= end.offset, end.offset <= bytes.count else {
      return ["the range \(start.offset)..<\(end.offset) in a file of \(bytes.count) bytes"]
    }
    let lines = [start, end].flatMap { [$0.line, $0.column, $0.utf16Column] }
    guard lines.allSatisfy({ $0 >= 1 }), start.line <= end.line else {
      return ["lines and columns \(lines)"]
    }
    return []
  }
}
