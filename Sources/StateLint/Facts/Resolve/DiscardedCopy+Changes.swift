import StateLintSyntax

extension StateOwner {
  /// Where a local is changed first, if nothing but changes follows; nil where it is used after all,
  /// or where a change may reach something else.
  func firstChangeInVain(
    of local: Row<LocalFact>, in function: Reference<FunctionFact>, _ uses: FunctionUses
  ) -> Range<Int>? {
    let facts = project.facts(function.file)
    var reads: [UseFact] = []
    var changes: [(use: UseFact, range: Range<Int>)] = []
    for use in uses.byLocal[local] ?? [] {
      if let range = change(by: use, in: function) {
        changes.append((use, range))
      } else if use.access == .read {
        reads.append(use)
      } else {
        return nil
      }
    }
    guard let first = changes.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return nil
    }
    let isRepeated = changes.contains { facts.isRepeated($0.use.root, since: facts[local]) }
    let areEarlier = reads.allSatisfy { read in
      !isRepeated && read.scope == facts[local].scope && !facts.isDeferred(read.root)
        && facts.tree.range(read.root).upperBound <= first.range.lowerBound
    }
    return areEarlier ? first.range : nil
  }

  /// The change that a use surely makes to the local alone, as written.
  private func change(by use: UseFact, in function: Reference<FunctionFact>) -> Range<Int>? {
    let facts = project.facts(function.file)
    let members = facts.members(of: use)
    switch use.access {
    case .assign: return nil
    case .modify:
      return staysInside(use, members, in: function) ? facts.writtenRange(of: use) : nil
    case .mutatingCall:
      guard let method = members.last, facts.isStatement(use.node),
        staysInside(use, Array(members.dropLast()), in: function),
        project.mutates(method, of: use, in: function)
      else { return nil }
      return facts.writtenRange(of: use)
    case .inout: return isChangedOnly(by: use, in: function)
    case .read:
      guard let method = members.last, facts.isStatement(use.node),
        let last = facts.tree.lastChild(use.node), facts.tree.kind(last) == .call,
        staysInside(use, Array(members.dropLast()), in: function),
        project.mutatesOwnType(method, of: use, in: function)
      else { return nil }
      return facts.tree.range(use.node)
    }
  }

  /// Whether the members of a written chain are stored in the value itself, and tell nobody.
  private func staysInside(
    _ use: UseFact, _ members: [NodeID], in function: Reference<FunctionFact>
  ) -> Bool {
    let facts = project.facts(function.file)
    for member in members {
      let owner = project.shape(
        ofChain: use.node, upTo: member, at: project.standpoint(function)
      ).unwrapped
      if case .sdk = owner.meaning {
        guard owner.container == .none, project.modelKind(of: owner) == .value else { return false }
        continue
      }
      guard let entity = owner.entity, project.modelKind(of: entity) == .value,
        let property = project.property(facts.tree.name(member), of: entity)
      else { return false }
      let fact = project.fact(property)
      guard fact.isStored, fact.accessors.isEmpty, fact.attributes.isEmpty, !fact.isStatic else {
        return false
      }
    }
    return true
  }

  /// `dim(&copy)` as a statement, where the function does nothing but change what it is given.
  private func isChangedOnly(
    by use: UseFact, in function: Reference<FunctionFact>
  ) -> Range<Int>? {
    let facts = project.facts(function.file)
    let found = facts[function.row].calls.lazy.map { facts[$0] }.first {
      facts.tree.contains($0.node, use.root) && $0.scope == use.scope && $0.form == .bare
    }
    guard let call = found, facts.isStatement(call.chain), facts.members(of: use).isEmpty,
      facts.tree.lastChild(call.chain) == call.node
    else { return nil }
    let callees = project.callees(of: call, in: facts[function.row].owner, function.file)
    guard callees.count == 1, project.changesOnlyParameters(callees[0]) else { return nil }
    return facts.tree.range(call.chain)
  }
}

extension ProjectIndex {
  /// Whether a call of the standard library's mutating methods changes a value in place.
  fileprivate func mutates(
    _ method: NodeID, of use: UseFact, in function: Reference<FunctionFact>
  ) -> Bool {
    let owner = shape(ofChain: use.node, upTo: method, at: standpoint(function)).unwrapped
    if owner.container != .none { return true }
    if case .sdk(let name) = owner.meaning { return ValueFamily(typeNamed: name) != nil }
    return mutatesOwnType(method, of: use, in: function)
  }

  /// Whether a call is that of a `mutating` method of the project's own type that touches nothing
  /// but its value.
  fileprivate func mutatesOwnType(
    _ method: NodeID, of use: UseFact, in function: Reference<FunctionFact>
  ) -> Bool {
    let tree = facts(function.file).tree
    guard
      let owner = shape(ofChain: use.node, upTo: method, at: standpoint(function)).unwrapped.entity,
      modelKind(of: owner) == .value
    else { return false }
    let methods = functions(tree.name(method), of: owner)
    return !methods.isEmpty
      && methods.allSatisfy { fact($0).modifiers.contains(.mutating) && !callsOut($0, of: owner) }
  }

  /// Whether a method calls something that is no part of its own value.
  private func callsOut(_ method: Reference<FunctionFact>, of owner: Row<TypeEntity>) -> Bool {
    let facts = facts(method.file)
    return facts[method.row].calls.contains { row in
      let call = facts[row]
      switch call.form {
      case .onSelf: return true
      case .bare: return !call.isUpperCase
      case .member:
        guard call.root.exists else { return true }
        let root = facts[call.root]
        return
          !(root.local.exists || property(root.name, of: owner) != nil
          || root.form == .wholeSelf)
      case .implicitMember: return false
      case .other: return true
      }
    }
  }

  /// Whether a function mentions nothing but its parameters.
  fileprivate func changesOnlyParameters(_ function: Reference<FunctionFact>) -> Bool {
    let facts = facts(function.file)
    let fact = facts[function.row]
    return !fact.result.exists && fact.body.exists
      && fact.uses.allSatisfy { facts[$0].local.exists || facts[$0].form == .type }
      && fact.calls.allSatisfy { row in
        facts[row].form == .member && facts[row].root.exists && facts[facts[row].root].local.exists
      }
  }
}

extension FileFacts {
  /// Whether an expression stands by itself, so that nobody takes its value.
  fileprivate func isStatement(_ node: NodeID) -> Bool {
    guard let parent = tree.parent(of: node) else { return false }
    switch tree.kind(parent) {
    case .codeBlock, .ifConfigClause: return true
    default: return false
    }
  }

  /// Whether a loop that does not make the local anew stands around a place.
  fileprivate func isRepeated(_ node: NodeID, since local: LocalFact) -> Bool {
    tree.ancestors(of: node).contains { outer in
      switch tree.kind(outer) {
      case .forStmt, .whileStmt, .repeatStmt, .closure: !tree.contains(outer, local.node)
      default: false
      }
    }
  }

  fileprivate func isDeferred(_ node: NodeID) -> Bool {
    tree.ancestors(of: node).contains { tree.kind($0) == .deferStmt }
  }
}
