import StateLintSyntax

extension Host {
  /// Whether an expression in code of this host gives as many elements as there happen to be: in
  /// state, in a model, in what a parent gives. Constants and the first few of something do not.
  func hasAnyLength(
    _ node: NodeID, in scope: Row<ScopeFact>, of file: Int32, depth: Int = 0
  ) -> Bool {
    let facts = project.facts(file)
    let isRange = facts.isRange(node)
    return facts.uses(in: node, of: scope).contains { use in
      // What a closure asks about each element says nothing of how many there are.
      use.scope == scope
        && hasAnyLength(use, facts.links(of: use)[...], isCount: isRange, in: file, depth: depth)
    }
  }

  /// The same for one use and the members behind it.
  ///
  /// - Parameter isCount: the end of a range is asked for, and no element.
  func hasAnyLength(
    _ use: UseFact, _ members: ArraySlice<NodeID>, isCount: Bool = false, in file: Int32,
    depth: Int = 0
  ) -> Bool {
    let facts = project.facts(file)
    let names = members.map { facts.tree.name($0) }[...]
    guard depth < 4, !facts.hasSubscript(use) else { return false }
    if use.local.exists {
      let local = facts[use.local]
      guard local.origin == .variable || local.origin == .optionalBinding, local.source.exists,
        !local.isVariable, local.source != use.root, AnyLength.keeps(names, isCount: isCount)
      else { return false }
      return hasAnyLength(local.source, in: local.scope, of: file, depth: depth + 1)
    }
    guard use.mayMeanMember, use.form != .storage, let property = property(use.name) else {
      return false
    }
    if property.fact.isComputed {
      return AnyLength.keeps(names, isCount: isCount)
        && hasAnyLength(ofComputed: property, depth: depth + 1)
    }
    return hasAnyLength(property, names, isCount: isCount)
  }

  private func hasAnyLength(ofComputed property: Property, depth: Int) -> Bool {
    guard let getter = project.accessor(.getter, of: property.reference) else { return false }
    let facts = project.facts(getter.file)
    let scope = Row<ScopeFact>(Int(facts[getter.row].scopes.start))
    return facts.tree.results(of: facts[getter.row].body).contains {
      hasAnyLength($0, in: scope, of: getter.file, depth: depth)
    }
  }

  /// A stored property, or the member of a value or model that some names lead to.
  private func hasAnyLength(
    _ property: Property, _ names: ArraySlice<Name>, isCount: Bool
  ) -> Bool {
    if property.wrapper == .query || property.wrapper == .fetchRequest {
      return AnyLength.keeps(names, isCount: isCount)
    }
    var rest = names
    var shape = property.shape.unwrapped
    var isOpen = isFilled(property)
    while shape.container == .none, let owner = shape.entity, let name = rest.first,
      let member = project.property(name, of: owner)
    {
      isOpen = project.isFilled(member, of: owner)
      shape = project.shape(of: member).unwrapped
      rest = rest.dropFirst()
    }
    return isOpen && shape.container != .none && AnyLength.keeps(rest, isCount: isCount)
  }

  /// Whether somebody puts elements into a stored property of this host.
  private func isFilled(_ property: Property) -> Bool {
    let fact = property.fact
    if fact.isStatic { return false }
    if property.wrapper == nil {
      if property.hasAttributes { return false }
      if fact.hasDefault {
        return !fact.isLet && property.facts.isEmptyCollection(fact.initializer)
      }
      let passing = project.appCallSites(of: entity, passing: fact.name)
      return passing.isEmpty || !passing.allSatisfy { $0.site.isConstant($0.value) }
    }
    return !fact.hasDefault || property.facts.isEmptyCollection(fact.initializer)
      || !property.isNeverWritten(in: self)
  }
}

extension ProjectIndex {
  /// Whether somebody puts elements into a stored property of a type.
  func isFilled(
    _ member: Reference<PropertyFact>, of entity: Row<TypeEntity>
  ) -> Bool {
    let fact = fact(member)
    guard fact.isStored, !fact.isStatic else { return false }
    if !fact.hasDefault { return true }
    if fact.isLet { return false }
    return facts(member.file).isEmptyCollection(fact.initializer)
      || !writes(of: member, in: entity).isEmpty
  }
}

extension FileFacts {
  /// The members in the chain of a use, those behind calls too.
  func links(of use: UseFact) -> [NodeID] {
    guard use.node != use.root, tree.kind(use.node) == .chain else { return [] }
    return tree.children(use.node).filter { $0 > use.root && tree.kind($0) == .memberAccess }
  }

  /// `[]`, `[:]`, `[Book]()`
  fileprivate func isEmptyCollection(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .arrayLiteral, .dictionaryLiteral: return tree.firstChild(node) == nil
    case .chain:
      guard let base = tree.firstChild(node), let call = tree.lastChild(node) else { return false }
      return tree.kind(base) != .nameExpr && tree.kind(call) == .call
        && tree.firstChild(call) == nil
    default: return false
    }
  }

  /// `names[0]`: one element.
  fileprivate func hasSubscript(_ use: UseFact) -> Bool {
    tree.kind(use.node) == .chain
      && tree.children(use.node).contains { tree.kind($0) == .subscriptCall }
  }
}

/// What members do to the number of elements.
private enum AnyLength {
  /// Whether some members of a collection give its elements, all or as many as there happen to be.
  static func keeps(_ names: ArraySlice<Name>, isCount: Bool) -> Bool {
    names.allSatisfy { keeping.contains($0) || isCount && counting.contains($0) }
  }

  /// Source: Apple's pages of `Sequence` and `Dictionary`.
  private static let keeping: Set<Name> = [
    Name("compactMap"), Name("dropFirst"), Name("dropLast"), .enumerated, Name("filter"),
    Name("flatMap"), .indices, Name("keys"), Name("lazy"), Name("map"), Name("reversed"),
    Name("shuffled"), Name("sorted"), Name("values"),
  ]

  private static let counting: Set<Name> = [.count, .endIndex, .startIndex]
}
