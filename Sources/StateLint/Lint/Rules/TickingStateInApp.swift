import StateLintFacts

extension Rule {
  /// The app's `body` is the root of every window. What ticks there is never done.
  static let tickingStateInApp = Rule(
    "ticking-state-in-app", symptom: .redrawsEverything, severity: .note,
    summary: "A `@State` of the app or a scene ticks, and each tick describes all windows again",
    group: .advice, confidence: .low
  ) { pass in
    for host in pass.hosts {
      for state in host.tickingStates {
        let name = state.property.name
        pass.report(
          at: state.property.attribute,
          "`\(name)` ticks in `\(host.name)`, the root of "
            + (host.host.role == .app ? "every window" : "its windows"),
          see: "all windows and menus of `\(host.name)` are described anew on each tick",
          because: "the `body` of `\(host.name)` reads `\(name)`, and it describes every scene",
          help: "move `\(name)` and its timer into the view that shows it",
          about: .property(state.property.reference),
          related: [(state.write, "written here on each tick")])
      }
    }
  }
}
