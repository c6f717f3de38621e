import StateLintFacts

extension Rule {
  /// SwiftUI follows data that tells it about changes. A plain class tells nobody.
  static let unobservedClassReadInBody = Rule(
    "unobserved-class-read-in-body", symptom: .neverUpdates, severity: .warning,
    summary: "A view draws changing members of a plain class from a plain property",
    confidence: .medium
  ) { pass in
    for host in pass.hosts {
      for property in host.host.properties where property.isPlain {
        guard let change = host.unheardChange(of: property) else { continue }
        let type = property.typeText
        pass.report(
          at: property.nameplate,
          "`\(property.name)` is \(type.withArticle), a class that tells nobody when it changes",
          see: "`\(host.name)` goes on showing the old `\(change.memberName)` after it changed",
          because:
            "SwiftUI redraws only for changes that it is told about, and a plain class tells "
            + "nobody",
          help: pass.remedy(for: type), about: .property(property.reference),
          related: [
            (change.read, "`\(change.memberName)` is drawn here"),
            (change.write, "and changed here"),
          ], fix: pass.markingObservable(property))
      }
    }
  }
}

extension Pass {
  /// Marks the class of a property `@Observable`, where that can be used everywhere the code runs.
  func markingObservable(_ property: Property) -> Repair? {
    guard placement.deploymentTarget.supportsObservation == true,
      let type = property.shape.entity, project[type].kind == .class
    else { return nil }
    return ModelClass(project: project, entity: type).markedObservable
  }

  fileprivate func remedy(for type: String) -> String {
    let object =
      "make `\(type)` an `ObservableObject` with `@Published`, taken as `@ObservedObject`"
    switch placement.deploymentTarget.supportsObservation {
    case true: return "mark `\(type)` `@Observable`, and keep the property as it is"
    case false: return object
    default: return "mark `\(type)` `@Observable` (iOS 17 and later); or " + object
    }
  }
}
