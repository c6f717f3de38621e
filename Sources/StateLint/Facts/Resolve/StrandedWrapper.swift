import StateLintSyntax

/// A wrapper of SwiftUI where SwiftUI does not look for it.
package struct StrandedWrapper: Sendable {
  package let property: Property
  package let wrapper: Wrapper
  /// The type it stands in; nil for a local variable.
  package let typeName: String?
  /// What kind of model that type is.
  package let kind: ModelKind
  package let isStatic: Bool
  /// It stands in the rows of a loop.
  package let isInLoop: Bool
  /// `openURL` in `\.openURL`; nil where the wrapper takes no key path.
  package let key: Name?

  package var place: Place { property.attribute }

  /// An action of the environment whose default does its work anywhere.
  package var worksAnywhere: Bool {
    wrapper == .environment && key.map { StrandedWrapper.workingKeys.contains($0) } ?? false
  }

  /// Source: Apple's pages of `EnvironmentValues`; the defaults call the application.
  private static let workingKeys: Set<Name> = [
    Name("dismissWindow"), Name("openSettings"), Name("openURL"), Name("openWindow"),
  ]
}

extension Wrapper {
  /// Whether it is dead on a local variable. A `@Binding` and a `@Bindable` carry their way to the
  /// storage with them.
  var isDeadInLocals: Bool {
    switch self {
    case .state, .stateObject, .observedObject, .environmentObject, .environment, .focusState,
      .appStorage, .sceneStorage:
      true
    default: false
    }
  }

  /// Whether it needs a view around it. `@AppStorage` reads and writes without one.
  var needsView: Bool {
    switch self {
    case .appStorage, .bindable, .binding, .delegateAdaptor, .published: false
    default: true
    }
  }
}

extension ProjectIndex {
  /// The local variables of a file that carry a wrapper which only works in a view's property.
  package func strandedLocals(in file: Int32) -> [StrandedWrapper] {
    let facts = facts(file)
    return facts.locals.compactMap { local in
      guard local.property.exists else { return nil }
      let property = Property(
        project: self, reference: Reference(file, local.property), host: .none)
      guard let wrapper = property.wrapper, wrapper.isDeadInLocals,
        !facts[property.fact.attributes].contains(where: { $0.kind == .macro(.previewable) })
      else { return nil }
      return StrandedWrapper(
        property: property, wrapper: wrapper, typeName: nil, kind: .unknown, isStatic: false,
        isInLoop: facts.isInLoop(local.scope), key: property.environmentKey)
    }
  }

  /// The properties of a type, declared in a file, whose wrapper no view connects.
  package func strandedProperties(
    of entity: Row<TypeEntity>, in file: Int32
  ) -> [StrandedWrapper] {
    let traits = self[entity].traits
    guard !traits.isComposable, self[entity].kind != .protocol else { return [] }
    let isOutside =
      traits.hostRole == nil && !traits.hasUnknownAncestor && !traits.hasUnknownMacro
      && !self[entity].isPerhapsExtended
    return self[entity].parts.filter { $0.file == file }.flatMap { part in
      let facts = facts(file)
      return facts[part.row].properties.compactMap { row -> StrandedWrapper? in
        guard !facts.properties[Int(row.index)].attributes.isEmpty else { return nil }
        let property = Property(project: self, reference: Reference(file, row), host: entity)
        guard let wrapper = property.wrapper, wrapper.needsView, property.isFirstOfDeclaration,
          isOutside || property.fact.isStatic,
          !(wrapper.facts.observesObject && forwardsByHand(entity))
        else { return nil }
        return StrandedWrapper(
          property: property, wrapper: wrapper, typeName: name(of: entity),
          kind: modelKind(of: entity), isStatic: property.fact.isStatic, isInLoop: false,
          key: property.environmentKey)
      }
    }
  }
}

extension ProjectIndex {
  /// Whether code of a type speaks of `objectWillChange`, its own or that of what it holds: then it
  /// may pass changes on.
  fileprivate func forwardsByHand(_ entity: Row<TypeEntity>) -> Bool {
    self[entity].parts.contains { part in
      let facts = facts(part.file)
      return facts[part.row].functions.contains { function in
        facts[function].uses.contains { row in
          facts[row].name == .objectWillChange
            || facts.members(of: facts[row]).contains { facts.tree.name($0) == .objectWillChange }
        }
      }
    }
  }
}

extension FileFacts {
  /// Whether a scope is the content of a loop over rows.
  fileprivate func isInLoop(_ scope: Row<ScopeFact>) -> Bool {
    var scope = scope
    while scope.exists {
      let slot = self[scope].slot
      if slot.call.exists, self[slot.call].name == .forEach || self[slot.call].name == .list {
        return true
      }
      scope = self[scope].parent
    }
    return false
  }
}
