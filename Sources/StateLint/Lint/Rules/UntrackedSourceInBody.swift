import StateLintFacts

extension Rule {
  /// SwiftUI runs `body` again for what it watches. A function call or a global variable is read and
  /// forgotten.
  static let untrackedSourceInBody = Rule(
    "untracked-source-in-body", symptom: .neverUpdates, severity: .warning,
    summary: "`body` reads `UserDefaults`, a global or a static, which announce no changes",
    precision: "4 of 4"
  ) { pass in
    for host in pass.hosts {
      for source in host.untrackedSources {
        pass.report(
          at: source.place, source.message(host.name),
          see: "what `\(host.name)` shows stays as it was until something else redraws it",
          because: "SwiftUI runs `body` again for state, bindings, the environment and observed "
            + "objects; this is none of them",
          help: source.help, severity: source.isStored ? nil : .note,
          isAdvice: source.isWrittenByNobody,
          about: .place(source.place),
          related: source.change.map { [($0, "and changed here")] } ?? [],
          path: host.steps(to: source.code), fix: source.followingKey(in: host))
      }
    }
  }
}

extension UntrackedSource {
  fileprivate func message(_ host: String) -> String {
    switch kind {
    case .defaults:
      "`\(host)` reads `UserDefaults` while drawing, and nothing tells it of a change"
    case .cloudStore, .written: "`\(host)` draws `\(text)`, which announces no changes"
    }
  }

  fileprivate var help: String {
    switch kind {
    case .defaults(let key, let isWritten):
      (key.map { "`@AppStorage(\"\($0)\")` in a property of the view follows the key" }
        ?? "`@AppStorage` with the same key follows it")
        + (isWritten ? "" : "; nothing to do if it never changes while the app runs")
    case .written(_, .some(let name)):
      "put `@Observable` on `\(name)`, or before iOS 17 make it an `ObservableObject` that the view "
        + "observes"
    case .cloudStore, .written(_, .none):
      "keep it in an `@Observable` model (before iOS 17: an `ObservableObject` with `@Published`)"
    }
  }
}
