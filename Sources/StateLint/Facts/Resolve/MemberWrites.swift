import StateLintSyntax

extension ProjectIndex {
  /// The first place that surely writes a stored property of a class after its `init`.
  package func firstWrite(
    of member: Reference<PropertyFact>, in entity: Row<TypeEntity>
  ) -> (place: Place, isOwn: Bool)? {
    let name = fact(member).name
    for reference in writes.references(named: name) {
      let facts = facts(reference.file)
      let use = facts[reference.row]
      let function = facts[facts[use.scope].function]
      guard placement(reference.file).role == .app, function.kind != .initializer,
        !use.local.exists || use.node != use.root
      else { continue }
      let owner = self.entity(of: function.owner, in: reference.file)
      let isOwn = owner == entity && !use.local.exists && use.name == name
        && (use.form == .bare || use.form == .onSelf)
      guard isOwn || reaches(use, name, of: entity, in: reference.file, function) else { continue }
      return (Place(reference.file, facts.tree.range(use.node)), isOwn)
    }
    return nil
  }

  /// Whether a written chain passes through an instance of the class to the member.
  private func reaches(
    _ use: UseFact, _ name: Name, of entity: Row<TypeEntity>, in file: Int32,
    _ function: FunctionFact
  ) -> Bool {
    let facts = facts(file)
    guard let member = facts.members(of: use).first(where: { facts.tree.name($0) == name }) else {
      return false
    }
    let place = Standpoint(file, type: function.owner, function: facts[use.scope].function)
    return shape(ofChain: use.node, upTo: member, at: place).unwrapped.entity == entity
  }
}
