import StateLintSyntax

/// A method of a view value that no screen shows, called where the value is made or kept.
package struct ChildViewCall: Sendable {
  /// The receiver and the method: `stopwatch.add`.
  package let place: Place
  package let method: String
  /// The view's type.
  package let child: String
  /// The method changes state, or hands on a binding to it; else it only reads.
  package let changes: Bool
}

extension HostFacts {
  /// The methods of other views that this host calls or hands on, and that work with their state.
  package var childViewCalls: [ChildViewCall] {
    host.functions.flatMap { function -> [ChildViewCall] in
      let facts = project.facts(function.file)
      let called = facts.ownCalls(of: function.row) {
        $0.form == .member && !$0.isUpperCase && project.functions.contains($0.name)
      }.map { (chain: $0.chain, method: $0.callee) }
      let handed = facts.ownUses(of: function.row) { $0.access == .read && $0.node != $0.root }
        .compactMap { use -> (chain: NodeID, method: NodeID)? in
          guard let last = facts.tree.lastChild(use.node), last != use.root,
            facts.tree.kind(last) == .memberAccess,
            project.functions.contains(facts.tree.name(last))
          else { return nil }
          return (use.node, last)
        }
      return (called + handed).compactMap { childViewCall($0.method, in: $0.chain, of: function) }
    }
  }

  private func childViewCall(
    _ method: NodeID, in chain: NodeID, of function: Reference<FunctionFact>
  ) -> ChildViewCall? {
    let tree = project.facts(function.file).tree
    guard let child = viewMade(before: method, in: chain, of: function),
      let view = project.host(child), view.role == .view, !view.mayHaveMore
    else { return nil }
    let found = project.functions(tree.name(method), of: child)
    guard found.count == 1, view.functions.contains(found[0]), !project.fact(found[0]).isStatic,
      let changes = view.workWithState(of: found[0], timings)
    else { return nil }
    let start = tree.range(chain).lowerBound
    return ChildViewCall(
      place: Place(function.file, start..<tree.range(method).upperBound),
      method: tree.nameText(method), child: view.name, changes: changes)
  }

  /// The type of the view before a method, where its value is seen to be made: a construction, or a
  /// local or property that holds one. What comes from elsewhere may be the one on screen.
  private func viewMade(
    before method: NodeID, in chain: NodeID, of function: Reference<FunctionFact>
  ) -> Row<TypeEntity>? {
    let facts = project.facts(function.file)
    let tree = facts.tree
    var links = tree.children(chain).prefix { $0 != method }.filter {
      tree.kind($0) != .optionalChaining && tree.kind($0) != .forceUnwrap
    }[...]
    if let first = links.first, tree[first].detail == .self { links.removeFirst() }
    guard let name = links.first else { return nil }
    let place = project.standpoint(function)
    if tree.kind(name) == .nameExpr, tree.isUpperCase(name) {
      guard links.count == 2, tree.kind(links[links.startIndex + 1]) == .call else { return nil }
      return project.shape(ofChain: chain, upTo: method, at: place).entity
    }
    guard links.count == 1 else { return nil }
    if let use = facts.use(rootedAt: name, in: function.row), use.local.exists {
      let local = facts[use.local]
      guard local.origin == .variable else { return nil }
      return project.construction(local.source, declared: nil, at: place)?.shape.entity
    }
    return host.property(tree.name(name)).flatMap { host.viewMade(by: $0) }
  }
}

extension Host {
  /// The type of a value that a property makes by itself, once or on each read.
  fileprivate func viewMade(by property: Property) -> Row<TypeEntity>? {
    let fact = property.fact
    if let getter = project.accessor(.getter, of: property.reference) {
      let home = project.facts(getter.file)
      guard let value = home.tree.onlyValue(of: home[getter.row].body) else { return nil }
      return project.construction(
        value, declared: property.shape, at: project.standpoint(getter))?.shape.entity
    }
    guard fact.hasDefault, fact.isLet || property.isNeverPassed(in: self),
      !changedNames.contains(fact.name)
    else { return nil }
    let place = Standpoint(property.file, type: fact.owner)
    return project.construction(fact.initializer, declared: property.shape, at: place)?.shape.entity
  }

  /// Whether a method surely uses state that is kept for the view on screen, and how: true where it
  /// changes some, nil where it uses none. A method that gives a view is there to build.
  fileprivate func workWithState(
    of method: Reference<FunctionFact>, _ timings: ClosureTimings
  ) -> Bool? {
    let own = TypeShape(meaning: .project(entity))
    guard !project.returnsContent(project.fact(method), in: method.file),
      project.result(of: method, in: own).unwrapped.entity != entity
    else { return nil }
    var found: Bool?
    for (use, _) in uses(in: code(from: [method], timings)) {
      guard use.mayMeanMember, use.form != .storage, let property = property(use.name),
        property.isKeptForScreen
      else { continue }
      if use.isWrite || use.form == .projection { return true }
      found = false
    }
    return found
  }
}

extension Property {
  /// Whether a view value that is not on screen has no part in it. An object in `@State` is shared by
  /// all copies of the value.
  fileprivate var isKeptForScreen: Bool {
    switch wrapper {
    case .state: isSurelyValue
    case .stateObject, .focusState: true
    default: false
    }
  }
}
