import StateLintFacts

extension Rule {
  /// `@State` watches the reference. An `ObservableObject` changes behind it, and nobody listens.
  static let stateHoldsObservableObject = Rule(
    "state-holds-observable-object", symptom: .neverUpdates, severity: .warning,
    summary: "`@State` holds an `ObservableObject`, whose changes it does not hear"
  ) { pass in
    for property in pass.properties(wrapped: .state)
    where property.modelKind == .observableObject {
      let host = pass.host(of: property)
      let type = property.typeText
      let isManaged = property.isManagedObject
      let isDrawn = host.isAnnouncedMemberDrawn(of: property)
      let isOwner = host.host.creations(of: property).contains(where: \.isDefault)
      // An optional one that this view leaves alone points to what a sheet is about.
      let isPointer = property.shape.isOptional && !host.changesMember(of: property)
      guard isOwner || isDrawn && !isPointer else { continue }
      let observer = isManaged || !property.fact.hasDefault ? "ObservedObject" : "StateObject"
      pass.report(
        at: property.attribute,
        "`\(property.name)` holds \(type.withArticle), an `ObservableObject`, but `@State` does not "
          + "listen to it",
        see: isDrawn
          ? "`\(host.name)` does not redraw when `\(property.name)` changes"
          : "nothing yet: `\(host.name)` draws no member of `\(property.name)` itself",
        because: "`@State` notices only that another object takes its place; `@\(observer)` also "
          + "hears `objectWillChange`",
        help: property.shape.container != .none || property.shape.isOptional
          ? "give each object to a view of its own that takes it as `@ObservedObject`"
          : "`@\(observer) \(observer == "StateObject" ? "private " : "")var \(property.name)`"
            + pass.migrationHint(for: type),
        severity: isDrawn && !isPointer ? nil : .note,
        about: .property(property.reference),
        fix: property.canBecomeStateObject(in: host.host)
          ? property.replacing(wrapper: "StateObject").safe(
            unless: pass.placement.hasStateObject != true) : nil)
    }
  }
}

extension Pass {
  /// Where `@Observable` can be used, it is the other way out.
  fileprivate func migrationHint(for type: String) -> String {
    switch placement.deploymentTarget.supportsObservation {
    case true: "; or mark `\(type)` `@Observable` and keep `@State`"
    case nil: " (from iOS 17 on also: mark `\(type)` `@Observable` and keep `@State`)"
    default: ""
    }
  }
}
