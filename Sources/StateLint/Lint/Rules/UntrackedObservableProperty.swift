import StateLintFacts

extension Rule {
  /// Observation follows the tracked properties of an object. Everything else is invisible to it.
  static let untrackedObservableProperty = Rule(
    "untracked-observable-property", symptom: .neverUpdates, severity: .warning,
    summary: "A view draws from an `@Observable` object what Observation does not follow"
  ) { pass in
    for model in pass.modelClasses {
      for member in model.untrackedMembers(pass.timings) {
        pass.report(
          at: member.place,
          member.getter.map { "`\(member.text)` is not tracked, so views do not follow `\($0)`" }
            ?? "`\(member.name)` is drawn, but `@ObservationIgnored` keeps views from following it",
          see: "`\(member.read.host)` goes on showing the old `\(member.name)` after it changed",
          because:
            "Observation follows stored properties of an instance that are read while `body` "
            + "runs, and nothing else",
          help: member.remedy, confidence: member.getter == nil ? .high : .medium,
          about: .place(member.place),
          related: [(member.read.place, "drawn here")]
            + (member.change.map { [($0, "and changed here")] } ?? []), fix: member.repair)
      }
    }
  }
}

extension UntrackedMember {
  fileprivate var remedy: String {
    if getter == nil { return "`var \(name)` without `@ObservationIgnored`" }
    if let innerType {
      return "mark `\(innerType)` `@Observable`; or keep the value in a property here"
    }
    return "a stored `var \(name)` that is read once and written back in `didSet`"
  }
}
