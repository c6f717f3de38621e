import StateLintSyntax

extension ProjectIndex {
  /// What the code around a view puts into its environment, up to a node or the whole function.
  ///
  /// - Parameter node: the call that makes the view, or the name that stands for it.
  func surroundings(of node: NodeID, upTo limit: NodeID? = nil, at place: Standpoint) -> Supplied {
    let facts = facts(place.file)
    let tree = facts.tree
    let body = facts[place.function].body
    let limit = limit ?? (body.exists ? body : nil)
    var found = Supplied()
    for outer in tree.ancestors(of: node).reversed() {
      if let limit, tree.contains(outer, limit), outer != limit { break }
      switch tree.kind(outer) {
      case .chain:
        guard supply(behind: node, in: outer, at: place, into: &found) else { return found }
      // Kept somewhere first: nobody knows what is done to it afterwards.
      case .variableDecl, .assignment, .optionalBinding:
        found.isUnknown = true
        return found
      default: break
      }
      if outer == limit { break }
    }
    return found
  }

  /// What a chain adds behind the link in which a node stands; false where a new tree of views
  /// begins with that link.
  private func supply(
    behind node: NodeID, in chain: NodeID, at place: Standpoint, into found: inout Supplied
  ) -> Bool {
    let tree = facts(place.file).tree
    var links = Array(tree.children(chain))[...]
    var callee: NodeID?
    while let link = links.first, !tree.contains(link, node) {
      if tree.kind(link) != .call { callee = link }
      links.removeFirst()
    }
    guard let own = links.popFirst() else { return true }
    if own != node, tree.kind(own) == .call {
      guard let callee, tree.kind(callee) != .macroExpr else { return false }
      if Hosting.beginsEmpty(tree.name(callee)) { return false }
      found.formUnion(supply(ofContainer: callee, in: chain, at: place))
    }
    found.formUnion(supply(ofModifiers: links, at: place))
    return true
  }

  /// What the modifiers among some links of a chain put into the environment.
  private func supply(ofModifiers links: ArraySlice<NodeID>, at place: Standpoint) -> Supplied {
    let tree = facts(place.file).tree
    var found = Supplied()
    var name: NodeID?
    for link in links {
      switch tree.kind(link) {
      case .memberAccess: name = link
      case .call:
        if let name { found.formUnion(supply(ofModifier: name, link, at: place)) }
        name = nil
      case .ifConfig:
        for clause in tree.children(link) {
          found.formUnion(supply(ofModifiers: Array(tree.children(clause))[...], at: place))
        }
      default: name = nil
      }
    }
    return found
  }

  private func supply(ofModifier name: NodeID, _ node: NodeID, at place: Standpoint) -> Supplied {
    let facts = facts(place.file)
    guard let row = facts[place.function].calls.first(where: { facts[$0].node == node }) else {
      return Supplied(isUnknown: true)
    }
    return supply(ofModifier: facts[row], at: place)
  }

  /// What one modifier puts into the environment.
  func supply(ofModifier call: CallFact, at place: Standpoint) -> Supplied {
    let facts = facts(place.file)
    if let (value, _) = facts.injectedObject(call) {
      let shape = shape(ofExpression: value, at: place)
      guard let type = shape.entity, shape.container == .none else {
        return Supplied(isUnknown: true)
      }
      return Supplied(types: [type])
    }
    if call.name == .environmentModifier { return Supplied() }
    let own = functions.references(named: call.name)
    if !own.isEmpty { return supply(of: own, depth: 0) }
    if call.name == .modifier, let value = facts.argument(nil, of: call) {
      let made = facts[place.function].calls.first { facts[$0].chain == value }
      let type = made.flatMap { finder.constructed(by: facts[$0], in: place.file).entity }
      return type.map { supply(ofType: $0) } ?? Supplied(isUnknown: true)
    }
    return Supplied(isUnknown: !ViewModifiers.isHarmless(call.name))
  }

  /// What something that takes content puts into the content's environment.
  private func supply(
    ofContainer callee: NodeID, in chain: NodeID, at place: Standpoint
  ) -> Supplied {
    let facts = facts(place.file)
    let name = facts.tree.name(callee)
    if name == .modifier { return Supplied() }
    guard facts.tree.isUpperCase(callee) else {
      let own = functions.references(named: name)
      if !own.isEmpty { return supply(of: own, depth: 0) }
      return Supplied(isUnknown: !ViewModifiers.isHarmless(name))
    }
    switch meaning(of: name, in: place.file, type: place.type).meaning {
    case .project(let type): return supply(ofType: type)
    case .sdk(let name): return Supplied(isUnknown: ContentTypeTable.type(named: name) == nil)
    case .generic, .ambiguous, .unknown:
      return Supplied(isUnknown: ContentTypeTable.type(named: name) == nil)
    }
  }

  /// What any code of a type puts into the environment.
  func supply(ofType type: Row<TypeEntity>, depth: Int = 0) -> Supplied {
    let functions = self[type].parts.flatMap { part in
      facts(part.file)[part.row].functions.map { Reference(part.file, $0) }
    }
    return supply(of: functions, depth: depth)
  }

  /// What some functions put into the environment, by themselves and through modifiers of the
  /// project, three deep.
  private func supply(of functions: [Reference<FunctionFact>], depth: Int) -> Supplied {
    var found = Supplied()
    for function in functions {
      if let own = environment.byFunction[function] { found.formUnion(own) }
      guard depth < 3 else { continue }
      let facts = facts(function.file)
      for row in facts[function.row].calls {
        let call = facts[row]
        if call.name == .modifier, let value = facts.argument(nil, of: call),
          let made = facts[function.row].calls.first(where: { facts[$0].chain == value }),
          let type = finder.constructed(by: facts[made], in: function.file).entity
        {
          found.formUnion(supply(ofType: type, depth: depth + 1))
        }
        let own = self.functions.references(named: call.name).filter { extendsViews($0) }
        if !own.isEmpty { found.formUnion(supply(of: own, depth: depth + 1)) }
      }
    }
    return found
  }

  private func extendsViews(_ function: Reference<FunctionFact>) -> Bool {
    let facts = facts(function.file)
    let owner = facts[function.row].owner
    return owner.exists && facts[owner].kind == .extension
      && entity(of: owner, in: function.file) == nil
  }
}

extension Host {
  /// What the code around a view puts into its environment: in its own function, and wherever this
  /// host names that function.
  func surroundings(
    of node: NodeID, in function: Reference<FunctionFact>, depth: Int = 0
  ) -> Supplied {
    var found = project.surroundings(of: node, at: project.standpoint(function))
    let fact = project.fact(function)
    guard depth < Host.followLimit, !isRequirement(fact) else { return found }
    for caller in functions where caller != function {
      let facts = project.facts(caller.file)
      for use in facts.ownUses(of: caller.row)
      where use.name == fact.name && !use.local.exists && use.access == .read
        && (use.form == .bare || use.form == .onSelf || use.form == .type)
      {
        found.formUnion(surroundings(of: use.root, in: caller, depth: depth + 1))
      }
    }
    return found
  }
}
