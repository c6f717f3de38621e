import StateLintSyntax

extension Host {
  /// Whether something outside this file needs the property: a protocol's requirement, an extension
  /// in another file, an initialiser that only this file can call.
  package func mustStayVisible(_ property: Property) -> Bool {
    if traits.hasUnknownAncestor || namesWrapperInInit(property) { return true }
    if role == .dynamicProperty, isReachedFromOtherFiles(property) { return true }
    if isRequirement(property.fact.name) || isUsedInOtherFile(property) { return true }
    // A caller gives it its first value, and the memberwise initialiser is the only way.
    if initializers.isEmpty,
      !project.appCallSites(of: entity, passing: property.fact.name).isEmpty
    {
      return true
    }
    // Nobody else can construct it, so nobody else can set it.
    let inits = initializers
    return !property.fact.hasDefault && !property.isImplicitlyNil && !inits.isEmpty
      && inits.allSatisfy { project.fact($0).modifiers.isFileLocal }
  }

  private func isReachedFromOtherFiles(_ property: Property) -> Bool {
    guard project.placement(property.file).isModuleWhole else { return true }
    return project.neighbours(of: property.file).contains {
      $0 != property.file && project.facts($0).foreignMembers.contains(property.fact.name)
    }
  }

  /// `public init(page: State<Int>)`: the wrapper is part of the interface.
  private func namesWrapperInInit(_ property: Property) -> Bool {
    initializers.contains { initializer in
      let facts = project.facts(initializer.file)
      let fact = facts[initializer.row]
      guard !fact.modifiers.isDisjoint(with: [.public, .open]) else { return false }
      return facts[fact.parameters].contains { parameter in
        parameter.type.exists && facts.tree.kind(parameter.type) == .typeName
          && facts.tree.nameText(parameter.type) == property.wrapperName
      }
    }
  }

  /// Whether a protocol of the project that it conforms to asks for a property of this name.
  func isRequirement(_ name: Name) -> Bool {
    var seen: Set<Row<TypeEntity>> = []
    var next = project.ancestors(of: entity)
    while let ancestor = next.popLast() {
      guard seen.insert(ancestor).inserted, project[ancestor].kind == .protocol else { continue }
      if project.property(name, of: ancestor) != nil { return true }
      next += project.ancestors(of: ancestor)
    }
    return false
  }

  private func isUsedInOtherFile(_ property: Property) -> Bool {
    mentions(of: property).contains { $0.function.file != property.file }
  }

  /// Whether `private` surely changes nothing but who can see the property: it has a first value,
  /// nobody else mentions it, and every initialiser stands in its file (with Xcode 27 an initialiser
  /// in another file does not link).
  package func canHide(_ property: Property) -> Bool {
    let placement = project.placement(property.file)
    guard property.fact.hasDefault || property.isImplicitlyNil, placement.isModuleWhole,
      !mayHaveMore, !project.mayBeConstructedElsewhere(entity), property.fact.bindingCount == 1,
      initializers.allSatisfy({ $0.file == property.file }),
      !property.fact.modifiers.contains(.public), !property.fact.modifiers.contains(.open)
    else { return false }
    let name = property.fact.name
    if project.callSites(of: entity).contains(where: { $0.argument(name) != nil }) { return false }
    return !project.isMemberMentioned(name, inModuleOf: property.file)
  }
}

extension ProjectIndex {
  /// Whether some code of a module reaches for a member of this name on anything but `self`.
  package func isMemberMentioned(_ name: Name, inModuleOf file: Int32) -> Bool {
    foreignMembers.mayContain(name)
      && neighbours(of: file).contains { facts($0).foreignMembers.contains(name) }
  }
}
