import StateLintSyntax

/// A write to state that views follow.
package struct StateWrite: Sendable {
  package let function: Reference<FunctionFact>
  package let use: UseFact
  /// The host's property at the root of what is written.
  package let property: Property
  /// The member of a model that is written; nil where the property's own value is.
  package let member: Reference<PropertyFact>?

  /// The whole write as written: `count += 1`, `seen.insert(id)`.
  package var range: Range<Int> {
    let tree = property.project.facts(function.file).tree
    let end = tree.range(use.write).upperBound
    return tree.range(use.access == .assign || use.access == .modify ? use.write : use.node)
      .lowerBound..<end
  }
}

extension Host {
  /// What a use writes, where it surely is state of this host.
  package func write(_ use: UseFact, in function: Reference<FunctionFact>) -> StateWrite? {
    guard use.isWrite, use.mayMeanMember,
      let property = property(use.name)
    else { return nil }
    let facts = project.facts(function.file)
    if property.keepsOwnValue {
      guard isWriteToValue(use, of: property, facts) else { return nil }
      return StateWrite(function: function, use: use, property: property, member: nil)
    }
    guard let member = project.trackedMember(use, of: property.shape, facts) else { return nil }
    return StateWrite(function: function, use: use, property: property, member: member)
  }

  /// A write to the value of a wrapped property, not only to something it refers to.
  private func isWriteToValue(
    _ use: UseFact, of property: Property, _ facts: FileFacts
  ) -> Bool {
    // `_x = State(…)` is initialisation, `_x.wrappedValue = …` a write.
    if use.form == .storage || use.form == .projection {
      let members = facts.members(of: use)
      return members.first.map { facts.tree.name($0) } == .wrappedValue
    }
    switch use.access {
    case .assign, .inout: return true
    case .modify, .mutatingCall:
      // A compound assignment to the name itself changes the value, whatever it is.
      if use.node == use.root || facts.members(of: use).isEmpty { return true }
      return property.isSurelyValue
    case .read: return false
    }
  }
}

extension Property {
  /// Whether the wrapper keeps a value that SwiftUI watches as such.
  var keepsOwnValue: Bool {
    switch wrapper {
    case .state: return modelKind != .observable || shape.container != .none
    case .binding, .appStorage, .sceneStorage, .focusState, .accessibilityFocusState: return true
    default: return false
    }
  }
}

extension ProjectIndex {
  /// The member of an observed model that a use writes: `@Published`, or tracked by `@Observable`.
  func trackedMember(
    _ use: UseFact, of shape: TypeShape, _ facts: FileFacts
  ) -> Reference<PropertyFact>? {
    guard shape.container == .none, let entity = shape.entity else { return nil }
    let members = facts.members(of: use)
    // `model.items.append(x)` writes `items`, `model.append(x)` calls a method.
    let count = use.access == .mutatingCall ? members.count - 1 : members.count
    guard count >= 1, let found = property(facts.tree.name(members[0]), of: entity),
      isTracked(found, in: entity)
    else { return nil }
    // Beyond the first member the write may end in another object.
    if count > 1 || use.access == .mutatingCall {
      let inner = self.shape(of: found)
      guard inner.container != .none || modelKind(of: inner) == .value else { return nil }
    }
    return found
  }

  /// Whether views hear of changes of a stored property.
  package func isTracked(
    _ property: Reference<PropertyFact>, in entity: Row<TypeEntity>
  ) -> Bool {
    let facts = facts(property.file)
    let fact = facts[property.row]
    guard fact.isStored, !fact.isStatic, !fact.isLet else { return false }
    switch modelKind(of: entity) {
    case .observable:
      return !facts[fact.attributes].contains {
        if case .macro(let macro) = $0.kind { return macro.effect == .ignored }
        return false
      } && !fact.modifiers.contains(.lazy)
    case .observableObject:
      return facts[fact.attributes].contains {
        $0.wrapper == .published || $0.wrapper == .appStorage
      }
        || self[entity].traits.isManagedObject
          && facts[fact.attributes].contains {
            $0.name == Name("NSManaged")
          }
    default: return false
    }
  }
}

extension ProjectIndex {
  /// Whether a class calls `objectWillChange.send()` itself.
  func announcesByHand(_ entity: Row<TypeEntity>) -> Bool {
    self[entity].parts.contains { part in
      let facts = facts(part.file)
      return facts[part.row].functions.contains { function in
        facts[function].uses.contains { facts[$0].name == .objectWillChange }
      }
    }
  }
}

extension FileFacts {
  /// The member names behind the root of a use, up to the first call, that of a mutating call last.
  package func members(of use: UseFact) -> [NodeID] {
    var found: [NodeID] = []
    _ = firstMember(of: use) {
      found.append($0)
      return false
    }
    return found
  }

  /// The first of them that some condition holds for.
  func firstMember(of use: UseFact, where isWanted: (NodeID) -> Bool) -> NodeID? {
    guard use.node != use.root, tree.kind(use.node) == .chain else { return nil }
    for child in tree.children(use.node) where child > use.root {
      switch tree.kind(child) {
      case .memberAccess: if isWanted(child) { return child }
      case .call, .ifConfig: return nil
      default: break
      }
    }
    return nil
  }
}
