import StateLintFacts

extension Rule {
  /// State belongs to the view that declares it. Where it is not private, a caller can set it, and
  /// what the caller sets counts only once.
  static let stateNotPrivate = Rule(
    "state-not-private", symptom: .ignoresNewValue, severity: .warning,
    summary: "State of a view can be set from outside",
    precision: "38 of 38"
  ) { pass in
    for property in pass.properties(
      wrapped: .state, .stateObject, .focusState, .gestureState, .namespace, .sceneStorage)
    where !property.isFileLocal && property.isFirstOfDeclaration {
      let host = pass.host(of: property)
      guard !host.host.mustStayVisible(property) else { continue }
      let words = VisibilityWords(property, in: host.host)
      pass.report(
        at: property.attribute,
        "`\(property.name)` belongs to `\(host.name)` alone, but it is not private",
        see: words.see, because: words.because, help: "`\(property.privateDeclaration)`",
        severity: property.wrapper == .state || property.wrapper == .stateObject ? nil : .note,
        about: .property(property.reference),
        fix: property.addingPrivate()?.safe(unless: !host.host.canHide(property)))
    }
  }
}

/// What a caller could do with a property that is not private, in words.
private struct VisibilityWords {
  let see: String
  let because: String

  init(_ property: Property, in host: Host) {
    let name = property.name
    let wrapper = "`@\(property.wrapperName)`"
    switch property.wrapper {
    case .state, .stateObject:
      because =
        "SwiftUI takes the value of \(wrapper) once, when `\(host.name)` is new; after that it keeps "
        + "its own"
      see =
        host.initializers.isEmpty
        ? "a caller can pass `\(name)`, and only the first value it passes counts"
        : "other code can set `\(name)` on a `\(host.name)`, and nothing on screen changes"
    default:
      because = "SwiftUI connects \(wrapper) inside `\(host.name)` only"
      see = "other code can reach for `\(name)`, where it is not connected to anything on screen"
    }
  }
}
