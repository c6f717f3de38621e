import StateLintFacts

extension Rule {
  /// An `ObservableObject` redraws every view that watches it, whatever changed.
  static let legacyObservableObject = Rule(
    "legacy-observable-object", symptom: .redrawsEverything, severity: .note,
    summary: "An `ObservableObject` where `@Observable` can be used",
    precision: "10 of 10"
  ) { pass in
    guard pass.placement.deploymentTarget.supportsObservation == true else { return }
    for model in pass.modelClasses where model.isObservedByViews && model.canMigrate {
      pass.report(
        at: model.nameplate,
        "`\(model.name)` is an `ObservableObject`; `@Observable` can take its place here",
        see:
          "each view that observes \(model.name.withArticle) redraws on every change of it, also of "
          + "what it does not show",
        because: "`objectWillChange` does not say which property changes; `@Observable` tells only "
          + "the views that read it",
        help: "`@Observable class \(model.name)` without `@Published`; then `@StateObject` becomes "
          + "`@State`, `@ObservedObject` a plain property or `@Bindable`, `@EnvironmentObject` "
          + "`@Environment(\(model.name).self)`, `.environmentObject` `.environment`")
    }
  }
}
