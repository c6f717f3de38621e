import StateLintFacts

extension Rule {
  /// `@State` compares references. A field that changes in a plain class leaves the reference equal.
  static let stateHoldsUnobservedClass = Rule(
    "state-holds-unobserved-class", symptom: .neverUpdates, severity: .warning,
    summary: "`@State` holds a plain class whose changing members are drawn"
  ) { pass in
    for property in pass.properties(wrapped: .state) where property.modelKind == .plainClass {
      let host = pass.host(of: property)
      guard let change = host.drawnChange(of: property) else { continue }
      let type = property.typeText
      let member = change.memberName
      pass.report(
        at: property.attribute,
        "`\(property.name)` holds \(type.withArticle), a class that tells nobody when it changes",
        see: "`\(host.name)` goes on showing the old `\(member)` after it changed",
        because: "changing a field of a class leaves the reference equal, and `@State` looks only "
          + "at the reference",
        help: pass.remedy(for: type),
        confidence: change.isOfSDK ? .medium : .high, about: .property(property.reference),
        related: [(change.read, "`\(member)` is drawn here"), (change.write, "and changed here")],
        fix: pass.markingObservable(property))
    }
  }
}

extension Pass {
  fileprivate func remedy(for type: String) -> String {
    switch placement.deploymentTarget.supportsObservation {
    case true: "mark `\(type)` `@Observable`; or make it a struct"
    case false: "make `\(type)` a struct; or an `ObservableObject` kept in `@StateObject`"
    default:
      "make `\(type)` a struct; or mark it `@Observable` (iOS 17 and later); or an "
        + "`ObservableObject` kept in `@StateObject`"
    }
  }
}
