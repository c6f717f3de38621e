import StateLintFacts

extension Rule {
  /// Declaring an `ObservableObject` subscribes the view to every change of it, read or not.
  static let observedObjectUnused = Rule(
    "observed-object-unused", symptom: .redrawsEverything, severity: .note,
    summary: "A view listens to an object and draws nothing from it",
    precision: "32 of 32"
  ) { pass in
    for property in pass.properties(wrapped: .observedObject, .environmentObject, .stateObject) {
      let host = pass.host(of: property)
      guard let use = host.unreadUse(of: property), !host.drawsUnfollowed(beside: property),
        use == .nothing || !host.isMadeByObservers(of: property),
        property.wrapper != .stateObject || use == .nothing && property.isKeptForNothing
      else { continue }
      pass.report(
        at: property.attribute, "`\(property.name)` is observed here, \(use.words)",
        see: "every change of `\(property.typeText)` evaluates `\(host.name)`, which shows nothing "
          + "of it",
        because: "an `ObservableObject` does not say what changes, so all who observe it are "
          + "evaluated, whether they read it or not",
        help: property.remedy(for: use),
        // A view that is small already has nothing to gain.
        isAdvice: use != .nothing && host.isSmall, about: .property(property.reference),
        fix: use == .nothing ? property.deletion : nil)
    }
    for property in pass.properties(wrapped: .environment) {
      let host = pass.host(of: property)
      guard let key = property.environmentPath, host.unreadUse(of: property) == .nothing else {
        continue
      }
      pass.report(
        at: property.attribute, "`\(property.name)` is read from the environment and never used",
        see: "a change of `\(key)` evaluates `\(host.name)`, which shows nothing of it",
        because: "`@Environment` with a key path follows that value, whether `body` reads it or "
          + "not",
        help: "delete the line", about: .property(property.reference), fix: property.deletion)
    }
  }
}

extension UnreadUse {
  fileprivate var words: String {
    switch self {
    case .nothing: "and never used"
    case .actions: "and only actions use it"
    case .handedOn: "and only handed on"
    }
  }
}

extension Property {
  /// An object that does something by itself is kept for that.
  fileprivate var isKeptForNothing: Bool {
    shape.unwrapped.entity.map { project.doesVisibleWork(makingA: $0) == false } ?? false
  }

  fileprivate func remedy(for use: UnreadUse) -> String {
    let plain = "a plain `let \(name): \(typeText)`"
    switch (use, wrapper) {
    case (.nothing, _):
      return "delete the line"
    case (.actions, .environmentObject):
      return "move the action into a small child view; an `@Observable` class (iOS 17), "
        + "taken with `@Environment(\(typeText).self)`, tells only the views that draw what changed"
    case (.actions, _): return "take a closure for the action, or \(plain)"
    case (.handedOn, .environmentObject):
      return "let the child take it from the environment itself; an `@Observable` class (iOS 17) "
        + "tells only the views that draw what changed"
    case (.handedOn, _): return plain
    }
  }
}
