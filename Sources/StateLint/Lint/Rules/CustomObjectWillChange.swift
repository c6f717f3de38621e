import StateLintFacts

extension Rule {
  /// `@Published` announces changes through the standard publisher. A class that brings another one
  /// has views that wait for the wrong one.
  static let customObjectWillChange = Rule(
    "custom-object-will-change", symptom: .neverUpdates, severity: .warning,
    summary: "A model's own `objectWillChange` replaces the one that `@Published` speaks through"
  ) { pass in
    for model in pass.modelClasses {
      for deaf in model.deafPublishers {
        pass.report(
          at: deaf.property.nameplate,
          "`@Published` does not send through this `objectWillChange` of `\(model.name)`",
          see:
            "views that show `\(model.name)` stay as they are when `\(deaf.published.name)` changes",
          because: "only a publisher of the standard type, `ObservableObjectPublisher`, is tied to "
            + "`@Published`",
          help: deaf.isMentioned
            ? "call it something else, and let `objectWillChange` be the standard one"
            : "delete this declaration",
          about: .property(deaf.property.reference),
          fix: deaf.isMentioned ? nil : deaf.property.deletion)
      }
    }
  }
}
