import StateLintFacts

extension Rule {
  /// The default of an environment value is asked for whenever nobody set one: a new object each
  /// time shares nothing with the one before.
  static let unstableEnvironmentDefault = Rule(
    "unstable-environment-default", symptom: .redrawsEverything, severity: .warning,
    summary: "The default of an environment value is new at each read"
  ) { pass in
    for made in pass.project.unstableDefaults(in: pass.file) {
      pass.report(
        at: made.place,
        "the default of `\(made.name)` is \(made.type.map { "a new `\($0)`" } ?? "another value") "
          + "for each read",
        see: made.type == nil
          ? "no two views see the same `\(made.name)`, and each read looks like a change"
          : "what one view changes in `\(made.name)`, another does not see, and it is gone after "
            + "the next update; harmless while an ancestor always sets it",
        because: made.isEntry
          ? "`@Entry` becomes a computed `defaultValue`, and SwiftUI asks for it whenever nobody "
            + "set the value"
          : "a computed `defaultValue` runs whenever nobody set the value",
        help: made.isEntry
          ? "keep one: `private static let`, and `@Entry var \(made.name) = …` with that; or make "
            + "the entry optional"
          : "`static let defaultValue = \(made.text)` (in Swift 6 mode its type has to be "
            + "`Sendable`)",
        about: .place(made.place), alsoSeenAs: [.resets], fix: made.keepingOne(in: pass.project))
    }
  }
}
