import StateLintFacts

extension Rule {
  /// A plain property lives as long as the view value: until the parent's next redraw.
  static let observableModelNotInState = Rule(
    "observable-model-not-in-state", symptom: .resets, severity: .warning,
    summary: "A view makes its model in a plain property, which nobody keeps"
  ) { pass in
    for host in pass.hosts {
      for model in host.unkeptModels {
        let name = model.property.name
        let isMadeOnce = host.host.isMadeOnce
        pass.report(
          at: model.place, "`\(name)` is made by `\(host.name)`, but nobody keeps it",
          see: isMadeOnce
            ? "what `\(name)` holds starts again if `\(host.name)` is made again"
            : "what `\(name)` holds starts again whenever the parent of `\(host.name)` redraws",
          because: isMadeOnce
            ? "a plain property lives as long as its value, and nothing promises how long that is"
            : "SwiftUI makes the view value anew on each update, and its plain properties with it",
          help: model.remedy, severity: isMadeOnce ? .note : nil,
          about: .property(model.property.reference),
          fix: model.repair?.safe(unless: !pass.isSafe(model, in: host.host)))
      }
    }
  }
}

extension Pass {
  /// `@Observable` needs iOS 17; and nobody else reaches the property or makes it in another file,
  /// where a private `@State` does not link with Xcode 27.
  fileprivate func isSafe(_ model: UnkeptModel, in host: Host) -> Bool {
    model.creation.construction.kind == .observable
      && placement.deploymentTarget.supportsObservation == true
      && model.property.isFileLocal && model.property.fact.isLet
      && host.initializers.allSatisfy { $0.file == model.property.file }
  }
}

extension UnkeptModel {
  /// Keeps it, where it is made on the declaration and a wrapper is all it needs.
  fileprivate var repair: Repair? {
    guard creation.isDefault else { return nil }
    switch creation.construction.kind {
    case .observable: return property.keeping(in: "State")
    case .observableObject: return property.keeping(in: "StateObject")
    default: return nil
    }
  }

  /// What keeps it.
  fileprivate var remedy: String {
    let made = creation.construction
    switch made.kind {
    case .observableObject: return "`@StateObject private var \(property.name) = \(made.source)`"
    case .plainClass:
      return "make its class `@Observable` or a struct, and keep it: "
        + "`@State private var \(property.name) = \(made.source)`"
    default: return "`@State private var \(property.name) = \(made.source)`"
    }
  }
}
