import StateLintFacts

extension Rule {
  /// The `body` that reads a state runs when it changes, and everything it describes is compared.
  static let stateCouldMoveDown = Rule(
    "state-could-move-down", symptom: .redrawsEverything, severity: .note,
    summary: "A `@State` serves one child only and could be declared there",
    group: .advice, confidence: .low
  ) { pass in
    for host in pass.hosts {
      for state in host.movableStates {
        let name = state.property.name
        pass.report(
          at: state.property.attribute,
          "only `\(state.child)` uses `\(name)`, and `\(host.name)` keeps it",
          see: "`\(host.name)` is evaluated, and its other views compared, each time `\(name)` "
            + "changes",
          because: "SwiftUI runs the `body` that reads a state, and here that is the one of "
            + "`\(host.name)`",
          help: "declare `@State private var \(name)` in `\(state.child)`",
          about: .property(state.property.reference))
      }
    }
  }
}
