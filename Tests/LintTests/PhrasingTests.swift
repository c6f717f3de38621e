import StateLint
import Testing

/// How findings speak, checked on everything that the pages and fixtures bring up.
@Suite("The words of findings")
struct PhrasingTests {
  /// Words that command or belittle, in lower case between blanks.
  private static let avoided = ["should", "shouldn't", "please", "simply", "obviously"]

  @Test(arguments: Rule.all.map(\.id))
  func findingsSpeakPlainly(rule: String) {
    for finding in Self.findings[rule] ?? [] {
      let place = "\(finding.file):\(finding.range.start.line) (\(rule))"
      let parts = [
        "message": finding.message, "youWillSee": finding.youWillSee, "because": finding.because,
        "help": finding.help,
      ]
      for (part, text) in parts.sorted(by: { $0.key < $1.key }) {
        for complaint in complaints(about: text) {
          Issue.record("\(place): \(part) \(complaint): \(text)")
        }
      }
    }
  }

  private func complaints(about text: String) -> [String] {
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    var complaints = Self.avoided.filter(words.contains).map { "says “\($0)”" }
    if text.isEmpty { complaints.append("is empty") }
    if text.hasSuffix(".") || text.hasSuffix("!") { complaints.append("ends with a full stop") }
    if text.contains("\n") || text.contains("  ") { complaints.append("has stray blanks") }
    if !text.filter({ $0 == "`" }).count.isMultiple(of: 2) {
      complaints.append("has a backtick without its partner")
    }
    return complaints
  }

  /// Everything that is found in pages and fixtures, by rule.
  private static let findings: [String: [Finding]] = {
    let pages = PageExample.all.flatMap { example in
      LintedFile.lint(example.files, config: example.config ?? FixtureConfig())
    }
    let fixtures = Fixture.folders.map(Fixture.init).flatMap { fixture in
      LintedFile.lint(
        fixture.files, manifests: fixture.manifests, config: fixture.config ?? FixtureConfig())
    }
    return Dictionary(grouping: (pages + fixtures).flatMap(\.findings), by: \.rule)
  }()
}
