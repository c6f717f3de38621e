import StateLintFacts

extension Rule {
  /// A local variable is made by the call and gone after it. SwiftUI never sees its wrapper.
  static let localStateVariable = Rule(
    "local-state-variable", symptom: .neverUpdates, severity: .warning,
    summary: "A local variable carries a wrapper that only works as a property of a view"
  ) { pass in
    for local in pass.project.strandedLocals(in: pass.file) where !pass.isInPreview(local.property)
    {
      let name = local.property.name
      let wrapper = local.property.wrapperName
      pass.report(
        at: local.place,
        "`\(name)` is a local variable, and SwiftUI looks for `@\(wrapper)` among the properties of "
          + "a view",
        see: local.loss,
        because: "SwiftUI connects stored properties before it calls `body`; a local variable is "
          + "made by the call and gone after it",
        help: local.isInLoop
          ? "make the row a view of its own, with `\(local.property.privateDeclaration)`"
          : "move it into the view: `\(local.property.privateDeclaration)`",
        about: .place(local.property.valuePlace ?? local.place),
        alsoSeenAs: local.wrapper == .environment ? [] : [.resets])
    }
  }
}

extension StrandedWrapper {
  fileprivate var loss: String {
    switch wrapper {
    case .environment: "`\(property.name)` is always the default"
    case .environmentObject: "the app stops where `\(property.name)` is read"
    case .stateObject: "`\(property.name)` is a new object on each redraw"
    case .observedObject: "nothing redraws when `\(property.name)` changes"
    case .appStorage, .sceneStorage: "nothing redraws when `\(property.name)` changes"
    default: "`\(property.name)` keeps its first value, whatever is written"
    }
  }
}
