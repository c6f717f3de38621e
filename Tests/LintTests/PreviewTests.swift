import Testing

@testable import StateLint

/// A rule that is new breaks no gate: it is off until somebody asks for it.
///
/// The rules here are those of the tests: which rules are previews changes with each release.
@Suite struct PreviewTests {
  private static let old = Rule(
    "old-rule", symptom: .resets, severity: .warning, summary: "Old", check: { _ in })
  private static let advice = Rule(
    "some-advice", symptom: .resets, severity: .note, summary: "Advice", group: .advice,
    check: { _ in })
  private static let new = Rule(
    "new-rule", symptom: .resets, severity: .error, summary: "New", group: .preview,
    check: { _ in })
  private static let rules = [new, old, advice]

  private func enabled(_ changes: RuleChange...) throws -> [String] {
    var selection = RuleSelection(among: Self.rules)
    try selection.apply(changes)
    return Self.rules.filter(selection.isEnabled).map(\.id)
  }

  @Test func aPreviewIsOffUntilItIsAskedFor() throws {
    #expect(try enabled() == ["old-rule"])
    #expect(try enabled(.enable(["preview"])) == ["new-rule", "old-rule"])
    #expect(try enabled(.enable(["new-rule"])) == ["new-rule", "old-rule"])
    #expect(try enabled(.enable(["all"])) == ["new-rule", "old-rule", "some-advice"])
    #expect(try enabled(.only(["preview"])) == ["new-rule"])
    #expect(try enabled(.level(.warning, rule: "new-rule")) == ["new-rule", "old-rule"])
    #expect(try enabled(.levelIfOn(.error, rule: "new-rule")) == ["old-rule"])
  }

  @Test func aSymptomAndAGroupDoNotBringIt() throws {
    #expect(try enabled(.enable(["resets"])) == ["old-rule", "some-advice"])
    #expect(try enabled(.only(["resets"])) == ["old-rule", "some-advice"])
    #expect(try enabled(.enable(["advice"])) == ["old-rule", "some-advice"])
    #expect(try enabled(.enable(["default"])) == ["old-rule"])
  }

  @Test func aSymptomTakesItAway() throws {
    #expect(try enabled(.enable(["all"]), .disable(["resets"])) == [])
    #expect(try enabled(.enable(["all"]), .disable(["preview"])) == ["old-rule", "some-advice"])
  }

  @Test func aChangeSpeaksOfWhatItSwitches() {
    #expect(!RuleSelection.isMeant(Self.new, by: .enable(["resets"])))
    #expect(RuleSelection.isMeant(Self.old, by: .enable(["resets"])))
    #expect(RuleSelection.isMeant(Self.new, by: .disable(["resets"])))
    #expect(RuleSelection.isMeant(Self.new, by: .enable(["preview"])))
  }

  @Test func whatItFindsIsWantedWhereItIsOn() throws {
    var selection = RuleSelection(among: Self.rules)
    #expect(!selection.wants(Self.new, in: .preview))
    try selection.enable(["preview"])
    #expect(selection.wants(Self.new, in: .preview))
    // Rarely of use, even in a preview: that wants to be asked for by name.
    #expect(!selection.wants(Self.new, in: .advice))
    try selection.enable(["new-rule"])
    #expect(selection.wants(Self.new, in: .advice))
  }

  @Test func tablesAndLessonsSayWhatItIs() throws {
    var selection = RuleSelection(among: Self.rules)
    let off = RuleTable(selection)
    #expect(off.text(style: TextStyle()).contains("New (preview, off)\n"))
    #expect(off.text(style: TextStyle()).contains("Advice (off)\n"))
    #expect(off.json.contains("\"group\": \"preview\""))
    try selection.enable(["preview"])
    #expect(RuleTable(selection).text(style: TextStyle()).contains("New (preview)\n"))
    #expect(PageReport.standing(of: Self.new).contains("`--enable new-rule`"))
    #expect(PageReport.standing(of: Self.new).contains("preview"))
    #expect(PageReport.standing(of: Self.old) == "on by default")
  }
}
