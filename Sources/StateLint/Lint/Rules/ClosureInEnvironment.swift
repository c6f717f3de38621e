import StateLintFacts

extension Rule {
  /// SwiftUI hands a changed environment value to all who read it. Two closures cannot be compared,
  /// so each one counts as changed.
  static let closureInEnvironment = Rule(
    "closure-in-environment", symptom: .redrawsEverything, severity: .note,
    summary: "An environment value is a closure, or a struct around one", group: .advice,
    precision: "8 of 9"
  ) { pass in
    let set = pass.calls(named: .environmentModifier).compactMap {
      pass.project.environmentClosure(setBy: $0, in: pass.file)
    }
    for closure in pass.project.environmentClosures(in: pass.file) + set {
      pass.report(
        at: closure.place,
        closure.holder.map {
          "`\(closure.name)` is \($0.withArticle), which stores a closure SwiftUI cannot compare"
        } ?? "`\(closure.name)` is a closure, which SwiftUI cannot compare",
        see: "each update of the view that sets `\(closure.name)` evaluates all views that read it",
        because: "a closure that captures something is made anew each time, and there is no way to "
          + "tell whether it is the same",
        help: "an `@Observable` object with a method; or an `Equatable` struct with data and "
          + "`callAsFunction`",
        about: .place(closure.place))
    }
  }
}
