import StateLintFacts

extension Rule {
  /// The macro rewrites the class it is written on. What a subclass adds stays as it was.
  static let observableSubclassUnmarked = Rule(
    "observable-subclass-unmarked", symptom: .neverUpdates, severity: .warning,
    summary:
      "A subclass of an `@Observable` class adds stored properties without being `@Observable`",
    precision: "3 of 3"
  ) { pass in
    for model in pass.modelClasses {
      guard let added = model.unmarkedStorage(pass.timings) else { continue }
      let name = added.property.name
      pass.report(
        at: model.nameplate,
        "`\(model.name)` inherits from an `@Observable` class, but is not marked itself",
        see: added.read.map { "`\($0.host)` does not follow `\(name)`" }
          ?? "nothing yet: no view draws what `\(model.name)` adds",
        because: "the macro rewrites only the properties of the class that it is written on",
        help: "`@Observable class \(model.name)`", severity: added.read == nil ? .note : nil,
        related: [(added.property.nameplate, "added here")]
          + (added.read.map { [($0.place, "and drawn here")] } ?? []),
        fix: model.bindsSeveralNames
          ? nil : model.adding(attribute: "@Observable").safe(unless: !model.canTakeMacro))
    }
  }
}
