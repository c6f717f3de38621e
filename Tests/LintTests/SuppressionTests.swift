import StateLint
import Testing

/// Which of three findings comments silence: each line `a = 1` is a write in `body`.
@Suite("Suppressions")
struct SuppressionTests {
  private static let rule = "state-write-in-body"

  /// The comments before, between and behind the lines; `RULE` stands for the rule.
  @Test(
    "What is silent",
    arguments: [
      (["", "", "", ""], [1, 2, 3]),
      (["", "disable:next RULE", "", ""], [1, 3]),
      (["disable:next RULE", "", "disable:next all", ""], [2]),
      (["", "disable:previous RULE", "", ""], [2, 3]),
      (["", "", "", "disable:file RULE"], []),
      (["", "disable RULE", "enable RULE", ""], [1, 3]),
      (["disable RULE", "disable RULE", "enable RULE", ""], [3]),
      (["", "disable RULE", "", ""], [1]),
      (["disable", "enable all", "", ""], [2, 3]),
      (["disable RULE, other", "enable other", "enable RULE", ""], [3]),
      (["disable other", "enable RULE", "", ""], [1, 2, 3]),
      (["enable RULE", "disable RULE -- why", "enable", ""], [1, 3]),
      (["disable:next other", "disable:file other", "", ""], [1, 2, 3]),
    ])
  func silence(_ comments: [String], _ loud: [Int]) {
    var text = "import SwiftUI\nstruct V: View {\n@State private var a = 0\nvar body: some View {\n"
    for (place, comment) in comments.enumerated() {
      if !comment.isEmpty {
        let words = comment.split(separator: "RULE", omittingEmptySubsequences: false)
        text += "// stlint:" + words.joined(separator: Self.rule)
      }
      text += place < 3 ? "\na = 1 // \(place + 1)\n" : "\n"
    }
    text += "} }"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let found = EngineCheck(text).findings().filter { $0.rule == Self.rule }
      .compactMap { lines[$0.range.start.line - 1].last?.wholeNumberValue }
    #expect(found == loud)
  }

  @Test(
    "What cannot work is noticed",
    arguments: [
      ("// stlint:disable:next state-not-private, state-write-in-body -- why it is so", nil),
      ("/// stlint:enable all", nil), ("// stlint:disable", nil), ("// see stlint:disabled", nil),
      ("// stlint: a tool", nil), ("// stlint", nil), ("let a = \"// stlint:x\"", nil),
      (
        "// stlint:disable state-not-privat",
        "no rule is called `state-not-privat`; did you mean `state-not-private`?"
      ),
      ("// stlint:disable:this no-such-thing-at-all", "no rule is called `no-such-thing-at-all`"),
      (
        "// stlint:disable:this state-not-private because it is so",
        "no rule is called `because`; a reason stands behind `--`"
      ),
      (
        "// stlint:disable:file resets", "`resets` is a symptom, and a comment names rules or `all`"
      ),
      ("// stlint:enable advice", "`advice` is a group, and a comment names rules or `all`"),
      (
        "// stlint:disable:nest all",
        "`stlint:disable:nest` does nothing; did you mean `stlint:disable:next`?"
      ),
      (
        "// stlint: disable all",
        "`stlint: disable` does nothing; did you mean `stlint:disable`?"
      ),
      (
        "//stlint:ignore",
        "`stlint:ignore` does nothing; it is one of `disable:next`, `disable:this`, "
          + "`disable:previous`, `disable:file`, `disable`, `enable`"
      ),
      (
        "/* stlint:disable:next all */",
        "`stlint:disable:next` does nothing in a block comment; it takes a line comment, `//`"
      ),
      (
        "/**\n  stlint:disable\n*/",
        "`stlint:disable` does nothing in a block comment; it takes a line comment, `//`"
      ),
    ])
  func mistakes(_ comment: String, _ message: String?) {
    let text = "import SwiftUI\n\n  \(comment)\nstruct V: View {}\n"
    #expect(
      notices(in: text, at: "App/V.swift") == (message.map { ["App/V.swift:3: \($0)"] } ?? []))
  }

  @Test(
    "A reason, where it is asked for",
    arguments: [
      ("disable:next RULE -- why", nil), ("disable:next RULE", "disable:next"),
      ("disable:next RULE --", "disable:next"), ("disable RULE -- ??", "disable"),
      ("disable -- why", nil), ("disable:file", "disable:file"),
    ])
  func reasons(_ comment: String, _ head: String?) {
    let words = comment.split(separator: "RULE", omittingEmptySubsequences: false)
    let text = """
      import SwiftUI
      struct V: View {
      @State private var a = 0
      var body: some View {
      // stlint:\(words.joined(separator: Self.rule))
      a = 1
      // stlint:enable
      } }
      """
    var settings = Settings()
    for isAskedFor in [false, true] {
      settings.requireReasons = isAskedFor
      let file = ParsedFile(Source(path: "V.swift", bytes: Array(text.utf8)))
      let project = Project(files: [file], manifests: [], settings: settings)
      let isLoud = isAskedFor && head != nil
      #expect(project.findings(inFileAt: 0).contains { $0.rule == Self.rule } == isLoud)
      let notices = project.notices(inFileAt: 0).map(\.message)
      #expect(
        project.notices(inFileAt: 0).allSatisfy { $0.id == "suppression-without-reason" })
      #expect(
        notices
          == (isLoud
            ? [
              "V.swift:5: `stlint:\(head ?? "")` silences nothing without a reason; it stands "
                + "behind the names, as in `-- measured, it is fast enough`"
            ] : []))
    }
  }

  /// Comments before and behind the line `a = 1`; `RULE` stands for the rule.
  @Test(
    "What silences nothing is noticed",
    arguments: [
      ("disable:next RULE", "", []), ("disable:next all", "", []), ("disable", "", []),
      ("disable:file RULE", "", []), ("", "disable:previous RULE", []),
      ("disable:next state-not-private", "", ["5: `state-not-private` is found nowhere here"]),
      (
        "disable:next RULE, state-not-private, state-never-mutated", "",
        [
          "5: `state-never-mutated` is found nowhere here",
          "5: `state-not-private` is found nowhere here",
        ]
      ),
      ("", "disable:next RULE", ["7: `state-write-in-body` is found nowhere here"]),
      ("", "disable", ["7: nothing is found here"]),
      ("disable RULE", "enable RULE", []),
      ("disable state-not-private", "enable all", ["5: `state-not-private` is found nowhere here"]),
      // Off, unknown, ended twice: nothing to say.
      ("disable:next derived-state", "", []), ("disable:next nonsense", "", []),
      ("", "enable RULE", []),
    ])
  func unused(_ before: String, _ behind: String, _ expected: [String]) {
    func comment(_ text: String) -> String {
      text.isEmpty
        ? ""
        : "// stlint:"
          + text.split(separator: "RULE", omittingEmptySubsequences: false)
          .joined(separator: Self.rule)
    }
    let text = """
      import SwiftUI
      struct V: View {
      @State private var a = 0
      var body: some View {
      \(comment(before))
      a = 1
      \(comment(behind))
      } }
      """
    var settings = Settings()
    settings.deploymentTarget = DeploymentTarget(iOS: "17")
    #expect(
      unused(in: text, settings)
        == expected.map { "V.swift:\($0), so there is nothing to silence; the comment can go" })
    // What is not known is not said.
    #expect(unused(in: text, Settings()) == [])
    settings.selection = RuleSelection()
    try? settings.selection.disable(["all"])
    #expect(unused(in: text, settings) == [])
  }

  private func unused(in text: String, _ settings: Settings) -> [String] {
    let file = ParsedFile(Source(path: "V.swift", bytes: Array(text.utf8)))
    let project = Project(files: [file], manifests: [], settings: settings)
    let silenced = SilencedPlaces(project.judge(0).silenced)
    return project.unusedSuppressions(inFileAt: 0, silenced).map(\.message)
  }

  @Test func codeThatNoRuleSpeaksOfIsLeftAlone() {
    let text = "import SwiftUI\n// stlint:disable nothing\n"
    #expect(notices(in: text, at: "App/V.swift").count == 1)
    #expect(notices(in: text, at: "Tests/AppTests/V.swift").isEmpty)
    #expect(notices(in: "// stlint:disable nothing\n", at: "App/V.swift").isEmpty)
  }

  private func notices(in text: String, at path: String) -> [String] {
    let file = ParsedFile(Source(path: path, bytes: Array(text.utf8)))
    return Project(files: [file], manifests: [], settings: Settings())
      .notices(inFileAt: 0).map(\.message)
  }
}
