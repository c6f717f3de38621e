import StateLintFacts

extension Rule {
  /// A view that observes an object waits for its announcements. What is not `@Published` sends none.
  static let publishedMissing = Rule(
    "published-missing", symptom: .neverUpdates, severity: .warning,
    summary: "A drawn property of an `ObservableObject` changes without being `@Published`",
    confidence: .medium, precision: "8 of 9"
  ) { pass in
    for model in pass.modelClasses {
      for silent in model.silentMembers(pass.timings) {
        let name = silent.property.name
        pass.report(
          at: silent.property.nameplate,
          silent.companion.map { "`\(name)` is announced only because `\($0)` changes with it" }
            ?? "`\(name)` changes, but only `@Published` properties of `\(model.name)` announce "
            + "themselves",
          see: silent.companion == nil
            ? "`\(silent.read.host)` goes on showing the old `\(name)` until something else in "
              + "`\(model.name)` changes"
            : "nothing yet: a change of `\(name)` alone does not show",
          because: "a view that observes `\(model.name)` waits for `objectWillChange`, and setting "
            + "`\(name)` does not send it",
          help: "put `@Published` before the declaration of `\(name)`",
          isAdvice: silent.companion != nil,
          about: .property(silent.property.reference),
          related: [(silent.read.place, "drawn here")]
            + (silent.change.map { [($0, "and changed here")] } ?? []),
          fix: silent.property.adding(attribute: "@Published"))
      }
      guard let read = model.readOfPublished(pass.timings), let root = read.root else { continue }
      pass.report(
        at: model.nameplate,
        "`\(model.name)` has `@Published` properties, but is no `ObservableObject`",
        see: "`\(read.host)` does not follow `\(root.name)`",
        because: "SwiftUI listens to `ObservableObject`s; `@Published` alone makes a publisher for "
          + "Combine",
        help:
          "`class \(model.name): ObservableObject`, and `@ObservedObject` where a view takes it",
        about: .property(root.reference), alsoSeenAs: root.isPlain ? [] : [.doesNotCompile],
        related: [(read.place, "drawn here")])
    }
  }
}
