import StateLint

/// A file of a fixture or page, the promises in it, and what the linter says about it.
struct LintedFile {
  /// The path the engine sees.
  var path: String
  /// The code.
  var text: String
  /// What the linter found.
  var findings: [Finding] = []
  /// The file to name in a complaint.
  var shownPath: String
  /// What to add to a line of `text` for the line of `shownPath`.
  var shownOffset = 0

  /// Lints `files` as one project and fills in their findings.
  static func lint(
    _ files: [LintedFile], manifests: [Manifest] = [], config: FixtureConfig = FixtureConfig()
  ) -> [LintedFile] {
    let parsed = files.map { ParsedFile(Source(path: $0.path, bytes: Array($0.text.utf8))) }
    let project = Project(
      files: parsed, manifests: manifests, settings: (try? config.settings()) ?? Settings())
    // A finding can lie in another file than the one whose host it is about.
    let findings = Finding.sorted(files.indices.flatMap { project.findings(inFileAt: $0) })
    return files.map { file in
      var file = file
      file.findings = findings.filter { $0.file == file.path }
      return file
    }
  }

  /// The code that a finding in this file covers.
  func code(of finding: Finding) -> String {
    let range = finding.range.start.offset..<finding.range.end.offset
    return String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// `Fixtures/ownership/borrowed/Page.swift:7`
  func place(_ line: Int) -> String { "\(shownPath):\(line + shownOffset)" }
}
