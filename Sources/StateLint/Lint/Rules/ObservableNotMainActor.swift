import StateLintFacts

extension Rule {
  /// SwiftUI reads a model on the main thread. `@Observable` does not say on which it changes.
  static let observableNotMainActor = Rule(
    "observable-not-main-actor", symptom: .neverUpdates, severity: .note,
    summary: "A view shows an `@Observable` class that other threads may change",
    group: .advice, confidence: .low,
    precision: "5 of 5"
  ) { pass in
    for model in pass.modelClasses {
      guard let unguarded = model.unguarded(pass.timings) else { continue }
      let member = unguarded.write.memberName
      pass.report(
        at: model.nameplate,
        "`\(model.name)` may be changed off the main thread, and views read it there",
        see: "now and then an old `\(member)`, or a crash that is hard to repeat",
        because: unguarded.write.reason.textForModels,
        help: "`@MainActor @Observable` on `\(model.name)`; slow work in a function that returns "
          + "values",
        about: .place(model.nameplate), alsoSeenAs: [.crashes],
        related: [
          (unguarded.write.place, "`\(member)` changes here"),
          (unguarded.read.place, "and is drawn here"),
        ])
    }
  }
}

extension OffMainWrite.Reason {
  fileprivate var textForModels: String {
    if case .await = self {
      return "an `async` method of a class without an actor runs on a background thread"
    }
    return text
  }
}
