import StateLintSyntax

extension Host {
  /// Whether code that is none of its own may change a property: a coordinator that holds this
  /// view, a view that stores it. Code that nobody can place counts.
  func isPerhapsChangedFromOutside(_ property: Property) -> Bool {
    let isCallable = !property.isSurelyValue
    return isPerhapsMentionedFromOutside(property) { use, member, facts in
      // `content.opacity(…)` is a method, whatever a property is called.
      if !isCallable, facts.tree.isCalled(member, in: use.node) { return false }
      return use.isWrite || use.form == .projection || facts.tree.lastChild(use.node) != member
        || facts.tree[member].flags.contains(.dollar)
    }
  }

  /// Whether code that is none of its own may mention a property.
  func isPerhapsMentionedFromOutside(
    _ property: Property,
    where counts: (UseFact, NodeID, FileFacts) -> Bool = { _, _, _ in true }
  ) -> Bool {
    let name = property.fact.name
    return filesThatReach(property).contains { file in
      let facts = project.facts(file)
      guard facts.foreignMembers.contains(name) else { return false }
      return facts.uses.contains { use in
        guard let member = facts.members(of: use).first(where: { facts.tree.name($0) == name }),
          counts(use, member, facts)
        else { return false }
        return mayBeMeant(by: use, upTo: member, in: file)
      }
    }
  }

  /// Its own file, and all of its module where others can hold it as a value.
  private func filesThatReach(_ property: Property) -> [Int32] {
    property.isFileLocal || !(role == .dynamicProperty || handsOutItself)
      ? [property.file] : project.neighbours(of: property.file)
  }

  /// Whether what stands before a member may be a value of this type.
  private func mayBeMeant(by use: UseFact, upTo member: NodeID, in file: Int32) -> Bool {
    let facts = project.facts(file)
    let function = facts[use.scope].function
    let place = Standpoint(file, type: facts[function].owner, function: function)
    let shape = project.shape(ofChain: use.node, upTo: member, at: place)
    switch shape.meaning {
    case .project(let other): return other == entity
    case .sdk: return false
    case .generic, .ambiguous, .unknown: return true
    }
  }
}

extension Tree {
  /// Whether a call stands right behind a member of a chain.
  fileprivate func isCalled(_ member: NodeID, in chain: NodeID) -> Bool {
    children(chain).first { $0 > member }.map { kind($0) == .call } ?? false
  }
}

extension FileFacts {
  /// Whether a use is an argument or the value of an assignment.
  func isHandedOn(_ use: UseFact) -> Bool {
    guard let parent = tree.parent(of: use.node) else { return false }
    return tree.kind(parent) == .argument || tree.kind(parent) == .assignment
  }
}
