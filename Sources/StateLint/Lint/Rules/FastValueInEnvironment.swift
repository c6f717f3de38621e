import StateLintFacts

extension Rule {
  /// A changed environment value evaluates each view that reads it, wherever it is.
  static let fastValueInEnvironment = Rule(
    "fast-value-in-environment", symptom: .redrawsEverything, severity: .note,
    summary: "A value that changes many times a second is set into the environment",
    group: .advice, confidence: .low
  ) { pass in
    for host in pass.hosts {
      for value in host.fastValues {
        pass.report(
          at: value.place,
          "`\(value.state.name)` changes many times a second, and every reader of "
            + "`\\.\(value.key)` with it",
          see: "scrolling or dragging stutters when many views read `\\.\(value.key)`",
          because: "a changed environment value evaluates each view that reads it",
          help: "set what the readers want to know, such as a `Bool`; or an `@Observable` object",
          about: .place(value.place), related: [(value.write, "it changes here")])
      }
    }
  }
}
