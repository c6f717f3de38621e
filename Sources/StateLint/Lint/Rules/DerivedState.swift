import StateLintFacts

extension Rule {
  /// What follows from another value is computed where it is shown. Kept as state, it is late.
  static let derivedState = Rule(
    "derived-state", symptom: .neverUpdates, severity: .note,
    summary: "A `@State` repeats what could be computed from another value",
    group: .advice, confidence: .low,
    precision: "1 of 1"
  ) { pass in
    for host in pass.hosts {
      for state in host.derivedStates {
        let name = state.property.name
        pass.report(
          at: state.property.attribute,
          "`\(name)` only repeats what follows from `\(state.source)`",
          see: state.isSetAtFirst
            ? "after each change of `\(state.source)`, `body` runs with the old `\(name)`, and once "
              + "more with the new one"
            : "`\(name)` is \(state.firstValue) until `\(state.source)` changes for the first time",
          because: "`.onChange` runs after `body` has used the new `\(state.source)`",
          help: state.remedy, about: .property(state.property.reference),
          alsoSeenAs: state.isSetAtFirst ? [] : [.ignoresNewValue],
          related: [(state.write, "set here")])
      }
    }
  }
}

extension DerivedState {
  fileprivate var firstValue: String {
    property.defaultText.map { $0.utf8.count <= 40 ? "`\($0)`" : "what it began with" } ?? "`nil`"
  }

  fileprivate var remedy: String {
    guard let expression, expression.utf8.count <= 60 else {
      return "make `\(property.name)` a computed property"
    }
    return property.typeSuffix.isEmpty
      ? "make `\(property.name)` a computed property that gives `\(expression)`"
      : "`private var \(property.name)\(property.typeSuffix) { \(expression) }`"
  }
}
