import StateLintSyntax

/// An input that is a whole struct, of which one field is used.
package struct NarrowInput: Sendable {
  package let property: Property
  /// The field, as a property of the struct.
  package let field: Property
}

extension HostFacts {
  /// The structs that this host takes for one field of theirs.
  package var narrowInputs: [NarrowInput] {
    guard host.role == .view || host.role == .viewModifier, !host.mayHaveMore,
      !host.traits.hasUnknownAncestor, !host.handsOutItself,
      !project.conforms(entity, to: Name("Equatable")),
      host.initializers.allSatisfy({ !project.fact($0).modifiers.isPublic })
    else { return [] }
    return host.properties.compactMap { narrowInput($0) }
  }

  private func narrowInput(_ property: Property) -> NarrowInput? {
    guard isStructInput(property), let whole = property.shape.entity,
      project.isPlainStruct(whole), project.storedCount(of: whole) >= NarrowInput.fewestFields,
      isOnlyKept(property), let name = onlyField(of: property),
      let field = project.property(name, of: whole), project.fact(field).isStored,
      !project.fact(field).isStatic,
      isDrawn(property),
      !host.isPerhapsMentionedFromOutside(property)
    else { return nil }
    return NarrowInput(
      property: property, field: Property(project: project, reference: field, host: whole))
  }

  private func isStructInput(_ property: Property) -> Bool {
    let fact = property.fact
    guard property.wrapper == .binding || !property.hasAttributes, fact.isStored, !fact.hasDefault,
      !fact.isStatic, !fact.modifiers.isPublic, !property.hasUnknownAttribute,
      fact.accessors.isEmpty, property.shape.container == .none, host.isSole(property)
    else { return false }
    return !host.labels(of: property).isEmpty && !host.isRequirement(fact.name)
  }

  /// Whether each initialiser keeps what it is given, and does nothing else with it.
  private func isOnlyKept(_ property: Property) -> Bool {
    host.initializers.indices.allSatisfy { place in
      let facts = project.facts(host.initializers[place].file)
      let uses = facts[host.initializers[place].row].uses.map { facts[$0] }
      guard uses.filter({ property.isMeant(by: $0) }).count == 1,
        let kept = host.assignmentsByInitializer[place].first(where: {
          $0.property.reference == property.reference
        }), kept.directParameter != nil, let local = kept.parameters.first
      else { return false }
      return uses.filter { $0.local.exists && facts[$0.local].node == local.node }.count == 1
    }
  }

  /// The one field of a struct that all code of this host is about; nil where there are several, or
  /// the struct is used as a whole.
  private func onlyField(of property: Property) -> Name? {
    var found: Name?
    for mention in host.mentions(of: property) {
      let facts = project.facts(mention.function.file)
      if facts[mention.function.row].kind == .initializer { continue }
      guard mention.use.form != .storage, let field = facts.field(behind: mention.use),
        found == nil || found == field
      else { return nil }
      found = field
    }
    return found
  }
}

extension NarrowInput {
  /// With how many stored properties a struct is worth taking apart.
  fileprivate static let fewestFields = 4
}

extension ProjectIndex {
  /// A struct that is a value and nothing more, all of which is known.
  fileprivate func isPlainStruct(_ entity: Row<TypeEntity>) -> Bool {
    let traits = self[entity].traits
    return self[entity].kind == .struct && traits.hostRole == nil && !traits.hasUnknownMacro
      && !traits.isComposable && !traits.isDynamicMemberLookup
  }

  /// How many values a struct is made of.
  fileprivate func storedCount(of entity: Row<TypeEntity>) -> Int {
    memberwiseParameters(of: entity).count
  }
}

extension FileFacts {
  /// `name` in `scooter.name`, `scooter?.name`, `$scooter.name`; nil where anything else stands
  /// right behind the root.
  fileprivate func field(behind use: UseFact) -> Name? {
    guard use.node != use.root, tree.kind(use.node) == .chain else { return nil }
    let next = tree.children(use.node).first { link in
      link > use.root && tree.kind(link) != .optionalChaining && tree.kind(link) != .forceUnwrap
    }
    guard let next, tree.kind(next) == .memberAccess, !tree[next].flags.contains(.dollar) else {
      return nil
    }
    return tree.name(next)
  }
}
