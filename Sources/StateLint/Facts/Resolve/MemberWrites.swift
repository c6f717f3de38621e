import StateLintSyntax

extension ProjectIndex {
  /// The places that surely write a stored property of a class after its `init`, in file order.
  package func writes(
    of member: Reference<PropertyFact>, in entity: Row<TypeEntity>
  ) -> [Reference<UseFact>] {
    let name = fact(member).name
    return mayWrite(name, of: entity).filter { reference in
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

  /// The writes of a name that may be those of a class, in file order: its own stand in its files,
  /// all others pass through an instance. There are names that each class of a project has.
  private func mayWrite(_ name: Name, of entity: Row<TypeEntity>) -> [Reference<UseFact>] {
    let homes = Set(self[entity].parts.map(\.file)).sorted()
    let own = homes.flatMap { writes.references(named: name, in: $0) }
    let others = memberWrites.references(named: name).filter { !homes.contains($0.file) }
    if others.isEmpty { return own }
    return own.isEmpty ? others : (own + others).sorted { ($0.file, $0.row) < ($1.file, $1.row) }
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

extension ProjectIndex {
  /// The writes that change an object after it is made: through a class or the superclass that
  /// declares the member, and not to an object that the same code makes and fills.
  func changes(
    of member: Reference<PropertyFact>, in entity: Row<TypeEntity>
  ) -> [Reference<UseFact>] {
    let found = writes(of: member, in: entity).filter { !fillsFreshObject($0) }
    guard found.isEmpty, let owner = self.entity(of: fact(member).owner, in: member.file),
      owner != entity
    else { return found }
    return writes(of: member, in: owner).filter { !fillsFreshObject($0) }
  }

  /// `let message = Message(context: context); message.text = text`
  private func fillsFreshObject(_ write: Reference<UseFact>) -> Bool {
    let facts = facts(write.file)
    let use = facts[write.row]
    guard use.local.exists, facts[use.local].origin == .variable, facts[use.local].source.exists
    else { return false }
    let place = Standpoint(
      write.file, type: facts[facts[use.scope].function].owner, function: facts[use.scope].function)
    let source = facts[use.local].source
    return construction(source, declared: nil, at: place) != nil || facts.inserts(source)
  }
}

extension FileFacts {
  /// `NSEntityDescription.insertNewObject(…) as! Message`
  fileprivate func inserts(_ source: NodeID) -> Bool {
    tree.text(source).contains("insertNewObject(")
  }
}
