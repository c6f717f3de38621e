import StateLintSyntax

extension HostFacts {
  /// Whether this host draws something that tells nobody when it changes: a member of a plain
  /// class, of a shared instance of the type, or of an object of the type by another way. An object
  /// that it follows may be what keeps that fresh.
  package func drawsUnfollowed(beside property: Property) -> Bool {
    let followed = property.shape.unwrapped.entity
    return usesDuringUpdate.contains { drawn in
      !property.isMeant(by: drawn.use)
        && isUnfollowed(drawn.use, in: code(of: drawn).function, beside: followed)
    }
  }

  private func isUnfollowed(
    _ use: UseFact, in function: Reference<FunctionFact>, beside followed: Row<TypeEntity>?
  ) -> Bool {
    let facts = project.facts(function.file)
    let place = project.standpoint(function)
    if use.form == .type, let followed {
      let owner = project.meaning(
        of: use.name, in: function.file, type: place.type)
      if owner.entity == followed { return true }
    }
    return facts.members(of: use).contains { member in
      let shape = project.shape(ofChain: use.node, upTo: member, at: place).unwrapped
      guard let entity = shape.entity else { return false }
      // The same object by another way: `harbour.crane.load` beside `crane`.
      if entity == followed { return true }
      guard project.modelKind(of: entity) == .plainClass else { return false }
      guard let read = project.property(facts.tree.name(member), of: entity) else { return true }
      return !project.fact(read).isLet && !project.fact(read).isStatic
    }
  }
}
