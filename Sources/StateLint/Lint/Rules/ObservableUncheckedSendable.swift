import StateLintFacts

extension Rule {
  /// `@unchecked` and `(unsafe)` speak to the compiler alone. SwiftUI reads on the main thread.
  static let observableUncheckedSendable = Rule(
    "observable-unchecked-sendable", symptom: .neverUpdates, severity: .note,
    summary: "An `@Observable` class promises thread safety that nothing in it keeps",
    group: .advice, confidence: .low
  ) { pass in
    for type in pass.types {
      let model = ModelClass(project: pass.project, entity: type)
      for promise in model.uncheckedPromises(in: pass.file) {
        pass.report(
          at: promise.place,
          promise.property.map {
            "`\($0)` is open to all threads, and no lock is in `\(model.name)`"
          } ?? "`\(model.name)` promises to be safe on all threads, and no lock is in it",
          see: "now and then an old value, or a crash that is hard to repeat",
          because: promise.property == nil
            ? "`@unchecked` silences the compiler and does nothing at run time"
            : "`(unsafe)` silences the compiler and does nothing at run time",
          help: promise.property == nil
            ? "`@MainActor` on the class; slow work in a function that returns values"
            : "leave `nonisolated(unsafe)` out; slow work in a function that returns values",
          about: .place(promise.place), alsoSeenAs: [.crashes])
      }
    }
  }
}
