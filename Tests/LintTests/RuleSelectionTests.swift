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
    #expect(enabled(selection) == Rule.all.filter { $0.group != .preview }.map(\.id))
    try selection.disable(["all"])
    #expect(enabled(selection).isEmpty)
  }

  @Test func onlyKeepsNothingElse() throws {
    var selection = RuleSelection()
    try selection.only(["resets", "state-not-private"])
    let meant = Rule.all.filter {
      $0.symptom == .resets && $0.group != .preview || $0.id == "state-not-private"
    }
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

  @Test func aLevelSwitchesOnAndOff() throws {
    let rule = try #require(Rule.all.first { $0.group == .advice })
    var selection = RuleSelection()
    #expect(selection.severity(of: rule) == nil)
    try selection.set(.error, of: rule.id)
    #expect(selection.isEnabled(rule))
    #expect(selection.severity(of: rule) == .error)
    try selection.set(.off, of: rule.id)
    #expect(!selection.isEnabled(rule))
    // A level that was given does not come back with the rule.
    try selection.enable([rule.id])
    #expect(selection.severity(of: rule) == nil)
  }

  @Test func levelsAreForRules() {
    for (name, nearest) in [("state-not-privat", "state-not-private"), ("resets", nil)] {
      var selection = RuleSelection()
      #expect(throws: RuleSelection.UnknownName(name: name, nearest: nearest)) {
        try selection.set(.note, of: name)
      }
    }
  }

  @Test func laterChangesWin() throws {
    let rule = Rule.all[0]
    var selection = RuleSelection()
    try selection.apply([
      .disable(["all"]), .level(.note, rule: rule.id), .levelIfOn(.error, rule: Rule.all[1].id),
    ])
    #expect(enabled(selection) == [rule.id])
    #expect(selection.severity(of: rule) == .note)
    #expect(selection.severity(of: Rule.all[1]) == .error)
  }

  @Test func namesAreUnambiguous() {
    let names =
      ["all"] + RuleGroup.allCases.map(\.rawValue) + Symptom.allCases.map(\.rawValue)
      + Rule.all.map(\.id)
    #expect(Set(names).count == names.count)
  }
}
