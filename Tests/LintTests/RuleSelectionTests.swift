import Testing

@testable import StateLint

@Suite struct RuleSelectionTests {
  private func enabled(_ selection: RuleSelection) -> [String] {
    Rule.all.filter(selection.isEnabled).map(\.id)
  }

  @Test func adviceIsOffUntilAskedFor() throws {
    var selection = RuleSelection()
    #expect(enabled(selection) == Rule.all.filter { $0.group == .default }.map(\.id))
    try selection.enable(["advice"])
    #expect(enabled(selection) == Rule.all.map(\.id))
    try selection.disable(["all"])
    #expect(enabled(selection).isEmpty)
  }

  @Test func onlyKeepsNothingElse() throws {
    var selection = RuleSelection()
    try selection.only(["resets", "state-not-private"])
    let meant = Rule.all.filter { $0.symptom == .resets || $0.id == "state-not-private" }
    #expect(enabled(selection) == meant.map(\.id))
  }

  @Test(arguments: [
    ("state-not-privat", "state-not-private"), ("private-state", "state-not-private"),
    ("State-Not-Private", "state-not-private"), ("advise", "advice"), ("al", "all"),
    ("reset", "resets"), ("zzzzzzzz", nil),
  ])
  func unknownNameGivesTheNearest(_ name: String, _ nearest: String?) {
    var selection = RuleSelection()
    #expect(throws: RuleSelection.UnknownName(name: name, nearest: nearest)) {
      try selection.enable([name])
    }
    #expect(selection == RuleSelection())
  }

  @Test func namesAreUnambiguous() {
    let names =
      ["all"] + RuleGroup.allCases.map(\.rawValue) + Symptom.allCases.map(\.rawValue)
      + Rule.all.map(\.id)
    #expect(Set(names).count == names.count)
  }
}
