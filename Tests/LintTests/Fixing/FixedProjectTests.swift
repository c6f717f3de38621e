import StateLintFacts
import Testing

@testable import StateLint

/// What fixes make of every fixture and every page: the file reads no worse, what is fixed is gone,
/// nothing new appears, and a second run has nothing to do.
@Suite("Fixed projects")
struct FixedProjectTests {
  @Test(arguments: Fixture.folders)
  func fixturesAreMended(folder: String) throws {
    let fixture = Fixture(folder: folder)
    let config = try #require(fixture.config)
    for level in FixLevel.allCases {
      try check(fixture.files, fixture.manifests, config, level, name: folder)
    }
  }

  @Test(arguments: PageExample.all)
  func pagesAreMended(example: PageExample) throws {
    let config = try #require(example.config)
    for level in FixLevel.allCases {
      try check(example.files, [], config, level, name: example.description)
    }
  }

  @Test func someFixturesHaveFixesOfBothKinds() throws {
    var kinds: [Fix.Applicability: Int] = [:]
    for folder in Fixture.folders {
      let fixture = Fixture(folder: folder)
      let config = fixture.config ?? FixtureConfig()
      for file in LintedFile.lint(fixture.files, manifests: fixture.manifests, config: config) {
        for fix in file.findings.flatMap(\.fixes) { kinds[fix.applicability, default: 0] += 1 }
      }
    }
    #expect(kinds[.safe, default: 0] > 20)
    #expect(kinds[.suggested, default: 0] > 20)
  }

  private func check(
    _ files: [LintedFile], _ manifests: [Manifest], _ config: FixtureConfig, _ level: FixLevel,
    name: String
  ) throws {
    let settings = try config.settings()
    func findings(_ files: [ParsedFile]) -> [Finding] {
      let project = Project(files: files, manifests: manifests, settings: settings)
      return project.settled(files.indices.flatMap { project.judge($0).findings })
    }
    let parsed = files.map { ParsedFile(Source(path: $0.path, bytes: Array($0.text.utf8))) }
    let fixing = Fixing(files: parsed, level: level, findings: findings)
    guard !fixing.applied.isEmpty else { return }
    for place in fixing.changed {
      let flaws = (parsed[place].facts.tree.flawCount, fixing.files[place].facts.tree.flawCount)
      #expect(flaws.1 <= flaws.0, "\(name) (\(level)): \(text(fixing, place))")
    }
    let again = Fixing(files: fixing.files, level: level, findings: findings)
    #expect(again.applied == [], "\(name) (\(level)): a second run changes something")
    let before = findings(parsed)
    let after = findings(fixing.files)
    for finding in after {
      let rule = { (other: Finding) in other.rule == finding.rule && other.file == finding.file }
      guard after.count(where: rule) > before.count(where: rule) else { continue }
      Issue.record(
        """
        \(name) (\(level)): the fixes bring a new finding:
          \(finding.rule): \(finding.message)
        \(fixing.changed.map { text(fixing, $0) }.joined(separator: "\n"))
        """)
    }
    // What could be fixed from the start is gone, unless the fix would bring something worse.
    let kept = after.count { level.fix(for: $0) != nil }
    #expect(kept <= fixing.refused, "\(name) (\(level)): \(after.map(\.message))")
    #expect(after.count < before.count, "\(name) (\(level))")
  }

  private func text(_ fixing: Fixing, _ place: Int) -> String {
    String(decoding: fixing.files[place].source.bytes, as: UTF8.self)
  }
}
