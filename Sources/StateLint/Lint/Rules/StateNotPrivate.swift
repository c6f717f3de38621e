import StateLintFacts

extension Rule {
  /// State belongs to the view that declares it. Where it is not private, a caller can set it, and
  /// what the caller sets counts only once.
  static let stateNotPrivate = Rule(
    "state-not-private", symptom: .ignoresNewValue, severity: .warning,
    summary: "State of a view can be set from outside"
  ) { pass in
    for property in pass.properties(
      wrapped: .state, .stateObject, .focusState, .gestureState, .namespace, .sceneStorage)
    where !property.isFileLocal && property.isFirstOfDeclaration {
      let host = pass.host(of: property)
      guard !host.host.mustStayVisible(property) else { continue }
      pass.report(
        at: property.attribute,
        "`\(property.name)` is state of `\(host.name)`, but it is not private",
        see: "a value that a caller passes for `\(property.name)` counts once; later ones are "
          + "ignored",
        because: "`@\(property.wrapperName)` keeps its own value for as long as `\(host.name)` is "
          + "on screen; a caller sets only the first one",
        help: "`\(property.attributeText) private var \(property.name)`",
        severity: property.wrapper == .state || property.wrapper == .stateObject ? nil : .note,
        about: .property(property.reference),
        fix: property.addingPrivate()?.safe(unless: !host.host.canHide(property)))
    }
  }
}
