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
        let made = model.creation.construction
        let wrapper = made.kind == .observableObject ? "StateObject" : "State"
        pass.report(
          at: model.place, "`\(name)` is made by `\(host.name)`, but nobody keeps it",
          see: "what `\(name)` holds starts again whenever the parent of `\(host.name)` redraws",
          because:
            "SwiftUI makes the view value anew on each update, and its plain properties with it",
          help: "`@\(wrapper) private var \(name) = \(made.source)`",
          severity: host.host.isMadeOnce ? .note : nil,
          about: .property(model.property.reference))
      }
    }
  }
}
