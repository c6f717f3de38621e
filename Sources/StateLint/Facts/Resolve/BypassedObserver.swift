import StateLintSyntax

/// A `willSet` or `didSet` of a wrapped property that some changes pass by.
package struct BypassedObserver: Sendable {
  package let property: Property
  /// The word, `didSet` or `willSet`.
  package let place: Place
  package let observerName: String
  /// Nothing but code for debug builds stands in it.
  package let isForDebugging: Bool
}

extension HostFacts {
  /// The observers of this host's wrapped properties that do not see every change.
  package var bypassedObservers: [BypassedObserver] {
    host.properties.compactMap { property in
      let accessors = property.fact.accessors
      guard !property.fact.isStatic, let wrapper = property.wrapper,
        !accessors.isDisjoint(with: [.willSet, .didSet]),
        wrapper == .binding || BypassedObserver.stores.contains(wrapper) && isHandedOut(property),
        !isWatched(property)
      else { return nil }
      let kinds: [FunctionFact.Kind] = [.didSet, .willSet]
      let observers = kinds.compactMap { project.accessor($0, of: property.reference) }
      guard let first = observers.first else { return nil }
      let word = project.fact(first).kind == .didSet ? "didSet" : "willSet"
      let start = project.facts(first.file).tree.range(project.fact(first).node).lowerBound
      return BypassedObserver(
        property: property, place: Place(first.file, start..<start + word.utf8.count),
        observerName: word, isForDebugging: observers.allSatisfy { isForDebugging($0) })
    }
  }

  /// `$x`, `_x.projectedValue`: somebody can write past the property.
  private func isHandedOut(_ property: Property) -> Bool {
    host.mentions(of: property).contains { mention in
      if mention.use.form == .projection { return true }
      let facts = project.facts(mention.function.file)
      return mention.use.form == .storage
        && facts.members(of: mention.use).first.map { facts.tree.name($0) } == .projectedValue
    }
  }

  /// `.onChange(of: x)` beside the observer: what passes the one by is seen by the other.
  private func isWatched(_ property: Property) -> Bool {
    drawnCalls.contains { drawn in
      guard drawn.call.form == .member, drawn.call.name == .onChange else { return false }
      let facts = project.facts(code(of: drawn).function.file)
      guard let value = facts.argument(.of, of: drawn.call) else { return false }
      return facts.uses(in: value, of: drawn.call.scope).contains { property.isMeant(by: $0) }
    }
  }

  private func isForDebugging(_ observer: Reference<FunctionFact>) -> Bool {
    let facts = project.facts(observer.file)
    let body = facts[observer.row].body
    guard body.exists else { return false }
    let statements = Array(facts.tree.children(body))
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        facts.tree.kind(statement) == .ifConfig
          && facts.tree.children(statement).allSatisfy {
            facts.tree.text($0).prefix { !$0.isNewline }.contains("DEBUG")
          }
      }
  }
}

extension BypassedObserver {
  /// Wrappers whose projection is a way to their storage.
  fileprivate static let stores: Set<Wrapper> = [
    .appStorage, .focusState, .gestureState, .sceneStorage, .state,
  ]

  /// The parent writes into storage of its own.
  package var isWindow: Bool { property.wrapper == .binding }
}
