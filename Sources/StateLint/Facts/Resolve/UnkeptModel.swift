import StateLintSyntax

/// A model that a view makes for itself in a plain property, where it lives as long as the view
/// value.
package struct UnkeptModel: Sendable {
  package let property: Property
  package let creation: Creation
  /// The name on the declaration, or the assignment in `init`.
  package let place: Place
}

extension HostFacts {
  /// The models of this host that nobody keeps and whose state is drawn.
  package var unkeptModels: [UnkeptModel] {
    // An app is made once, and what it holds stays.
    guard !host.isTopLevel else { return [] }
    return host.properties.flatMap { property -> [UnkeptModel] in
      guard property.fact.isStored, !property.fact.isStatic, !property.hasAttributes,
        !property.fact.modifiers.contains(.lazy)
      else { return [] }
      return host.creations(of: property).compactMap { creation in
        guard changesOnScreen(property, creation), !isAlwaysPassed(property) else { return nil }
        return UnkeptModel(
          property: property, creation: creation,
          place: creation.isDefault ? property.nameplate : creation.place)
      }
    }
  }

  /// Whether losing the object loses something that is drawn.
  private func changesOnScreen(_ property: Property, _ creation: Creation) -> Bool {
    guard let entity = creation.construction.shape.entity, project.hasStoredVariables(entity) else {
      return false
    }
    switch creation.construction.kind {
    case .observable: return isMemberDrawn(of: property) || isHandedOn(property)
    case .observableObject: return isAnnouncedMemberDrawn(of: property)
    case .plainClass: return drawnChange(of: property) != nil
    default: return false
    }
  }

  /// Whether drawing hands the object itself to somebody else, who draws it.
  private func isHandedOn(_ property: Property) -> Bool {
    host.mentions(of: property).contains { mention in
      guard drawnCode(around: mention) != nil else { return false }
      let facts = project.facts(mention.function.file)
      let tree = facts.tree
      return facts.members(of: mention.use).isEmpty
        && tree.parent(of: mention.use.node).map { tree.kind($0) } == .argument
    }
  }

  private func isAlwaysPassed(_ property: Property) -> Bool {
    let sites = project.callSites(of: entity).filter { !$0.isOutsideApp }
    return !sites.isEmpty && sites.allSatisfy { $0.argument(property.fact.name) != nil }
  }
}

extension ProjectIndex {
  /// Whether instances of a class can change at all.
  func hasStoredVariables(_ entity: Row<TypeEntity>, depth: Int = 0) -> Bool {
    // Classes that inherit from one another in a circle do not compile.
    guard depth < 16 else { return false }
    return self[entity].parts.contains { part in
      let facts = facts(part.file)
      return facts[part.row].properties.contains {
        facts[$0].isStored && !facts[$0].isLet && !facts[$0].isStatic
      }
    }
      || ancestors(of: entity).contains {
        self[$0].kind == .class && hasStoredVariables($0, depth: depth + 1)
      }
  }
}
