import StateLintFacts

extension Rule {
  /// An `ObservableObject` redraws every view that watches it, whatever changed.
  static let legacyObservableObject = Rule(
    "legacy-observable-object", symptom: .redrawsEverything, severity: .note,
    summary: "An `ObservableObject` where `@Observable` can be used",
    precision: "7 of 7"
  ) { pass in
    guard pass.placement.deploymentTarget.supportsObservation == true else { return }
    for model in pass.modelClasses where model.isObservedByViews && model.canMigrate {
      let vain = model.vainRedraw(pass.timings)
      pass.report(
        at: model.nameplate,
        "`\(model.name)` is an `ObservableObject`; `@Observable` can take its place here",
        see: vain.map {
          "each change of `\($0.member)` evaluates `\($0.view)`, which does not show it"
        }
          ?? "nothing yet, as far as the code tells: a property that some of its views do not show "
          + "will redraw them all",
        because: "`objectWillChange` does not say which property changes; `@Observable` tells only "
          + "the views that read it",
        help: (["`@Observable class \(model.name)` without `@Published`"] + model.replacements)
          .joined(separator: "; "),
        isAdvice: vain == nil, fix: model.migration(pass.timings))
    }
  }
}

extension ModelClass {
  /// What becomes of the wrappers that views observe it with.
  fileprivate var replacements: [String] {
    let uses = uses
    let all: [(isUsed: Bool, words: String)] = [
      (uses.contains(.owned), "views own it with `@State`"),
      (uses.contains(.borrowed), "`@ObservedObject` becomes a plain property"),
      (uses.contains(.bound), "`@ObservedObject` becomes `@Bindable` where `$` is used"),
      (uses.contains(.environment), "`@EnvironmentObject` becomes `@Environment(\(name).self)`"),
      (uses.contains(.boundEnvironment), "with `@Bindable var` in `body` where `$` is used"),
      (isPutIntoEnvironment, "`.environmentObject(…)` becomes `.environment(…)`"),
    ]
    return all.filter(\.isUsed).map(\.words)
  }
}
