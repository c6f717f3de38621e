import StateLintSyntax

extension ProjectIndex {
  /// The places that surely write a stored property of a class after its `init`, in file order.
  package func writes(
    of member: Reference<PropertyFact>, in entity: Row<TypeEntity>
  ) -> [Reference<UseFact>] {
    let name = fact(member).name
    return writes.references(named: name).filter { reference in
      let facts = facts(reference.file)
      let use = facts[reference.row]
      let function = facts[facts[use.scope].function]
      guard placement(reference.file).role == .app, function.kind != .initializer,
        !use.local.exists || use.node != use.root
      else { return false }
      let owner = self.entity(of: function.owner, in: reference.file)
      let isOwn =
        owner == entity && !use.local.exists && use.name == name
        && (use.form == .bare || use.form == .onSelf)
      return isOwn || reaches(use, name, of: entity, in: reference.file, function)
    }
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
