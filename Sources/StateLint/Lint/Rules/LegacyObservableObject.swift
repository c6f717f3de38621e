import StateLintFacts

extension Rule {
  /// An `ObservableObject` redraws every view that watches it, whatever changed.
  static let legacyObservableObject = Rule(
    "legacy-observable-object", symptom: .redrawsEverything, severity: .note,
    summary: "An `ObservableObject` where `@Observable` can be used",
    precision: "10 of 10"
  ) { pass in
    guard pass.placement.deploymentTarget.supportsObservation == true else { return }
    for model in pass.modelClasses where model.canMigrate && model.redrawsForNothing {
      pass.report(
        at: model.nameplate,
        "`\(model.name)` is an `ObservableObject`; `@Observable` can take its place here",
        see:
          "each view that observes \(model.name.withArticle) redraws on every change of it, also of "
          + "what it does not show",
        because: "`objectWillChange` does not say which property changes; `@Observable` tells only "
          + "the views that read it",
        help: "`@Observable class \(model.name)` without `@Published`; in the views "
          + model.replacements.joined(separator: ", ")
          + (model.hasSilentVariables
            ? "; what views must not hear of becomes `@ObservationIgnored`" : ""))
    }
  }
}

extension ModelClass {
  /// What becomes of the wrappers that views observe it with.
  fileprivate var replacements: [String] {
    let wrappers = observingWrappers
    var found: [String] = []
    if wrappers.contains(.stateObject) { found.append("`@StateObject` becomes `@State`") }
    if wrappers.contains(.observedObject) {
      found.append("`@ObservedObject` goes, or becomes `@Bindable` where `$` is needed")
    }
    if wrappers.contains(.environmentObject) {
      found.append("`@EnvironmentObject` becomes `@Environment(\(name).self)`")
      found.append("`.environmentObject` becomes `.environment`")
    }
    return found
  }
}
