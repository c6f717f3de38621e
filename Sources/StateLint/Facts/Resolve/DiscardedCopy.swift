import StateLintSyntax

/// A value that is taken out of state into a local variable, changed there, and then left.
package struct DiscardedCopy: Sendable {
  package let name: String
  /// Where it comes from, as written.
  package let source: String
  /// `Plane`; `an array`
  package let typeText: String
  /// How it is taken out.
  package enum Origin: Sendable {
    /// `for var plane in planes`
    case loop
    /// `rooms.first`, `rooms.first(where: …)`, the element of a closure.
    case found
    /// A path that can be assigned as well.
    case path
  }
  package let origin: Origin
  /// The first change.
  package let change: Place
  package let declaration: Place
}

/// Code whose stored values some view follows: a host, or a class that views observe.
package struct StateOwner: Sendable {
  let project: ProjectIndex
  let entity: Row<TypeEntity>
  /// The host; nil for a class.
  let host: Host?

  package init(_ host: HostFacts) {
    project = host.project
    entity = host.entity
    self.host = host.host
  }

  /// Nil where views do not observe the class.
  package init?(_ model: ModelClass) {
    guard model.kind.isObserved else { return nil }
    project = model.project
    entity = model.entity
    host = nil
  }
}

/// The uses of one function, to be found without looking through all of them.
struct FunctionUses {
  /// By the chain or name as a whole.
  let byNode: [NodeID: UseFact]
  let byLocal: [Row<LocalFact>: [UseFact]]

  init(_ uses: [UseFact]) {
    byNode = Dictionary(uses.map { ($0.node, $0) }) { first, _ in first }
    byLocal = Dictionary(grouping: uses, by: \.local)
  }
}

extension StateOwner {
  /// The copies of its state that its code changes in vain.
  package var discardedCopies: [DiscardedCopy] {
    project[entity].parts.flatMap { part in
      project.facts(part.file)[part.row].functions.flatMap { row in
        discardedCopies(in: Reference(part.file, row))
      }
    }
  }

  private func discardedCopies(in function: Reference<FunctionFact>) -> [DiscardedCopy] {
    let facts = project.facts(function.file)
    let candidates = facts[function.row].locals.filter {
      facts[$0].isVariable && facts[$0].source.exists && !facts[$0].property.exists
        && facts.mayBePath(facts[$0].source)
    }
    guard !candidates.isEmpty, facts[function.row].kind != .initializer else { return [] }
    let uses = FunctionUses(facts[function.row].uses.map { facts[$0] })
    return candidates.compactMap { row in
      let local = facts[row]
      guard let source = source(of: local, in: function, uses),
        let typeText = project.nameOfValue(project.shape(of: row, in: function.file)),
        let change = firstChangeInVain(of: row, in: function, uses)
      else { return nil }
      let range = facts.tree.range(local.node)
      return DiscardedCopy(
        name: facts.tree.nameText(local.node), source: source.text, typeText: typeText,
        origin: source.origin, change: Place(function.file, change),
        declaration: Place(function.file, range))
    }
  }

  // MARK: Where it comes from

  /// The state a local is copied from; nil where it comes from anything else.
  private func source(
    of local: LocalFact, in function: Reference<FunctionFact>, _ uses: FunctionUses,
    depth: Int = 0
  ) -> (text: String, origin: DiscardedCopy.Origin)? {
    let facts = project.facts(function.file)
    let node: NodeID
    switch local.origin {
    case .variable, .optionalBinding, .element: node = local.source
    case .closureParameter:
      guard let data = facts.dataHanded(to: local) else { return nil }
      guard data.end.exists else { return source(at: data.node, in: function, uses, depth: depth) }
      return source(at: data.node, upTo: data.end, in: function, uses, depth: depth)
        .map { ($0.text, .found) }
    default: return nil
    }
    guard node.exists, let found = source(at: node, in: function, uses, depth: depth) else {
      return nil
    }
    return (found.text, local.origin == .element ? .loop : found.origin)
  }

  /// The state that an expression is a part of.
  private func source(
    at node: NodeID, upTo end: NodeID = .none, in function: Reference<FunctionFact>,
    _ uses: FunctionUses, depth: Int
  ) -> (text: String, origin: DiscardedCopy.Origin)? {
    let facts = project.facts(function.file)
    guard depth < 4,
      let use = uses.byNode[node],
      use.access == .read || end.exists,
      use.form == .bare || use.form == .onSelf || use.form == .projection && use.local.exists
    else { return nil }
    let links = Array(
      facts.tree.children(node).filter { $0 > use.root && (!end.exists || $0 < end) })
    guard let isFound = project.isFound(behind: links, of: use, in: function) else { return nil }
    let last = links.last ?? use.root
    let text = facts.tree.collapsedText(
      facts.tree.range(use.root).lowerBound..<facts.tree.range(last).upperBound)
    if use.local.exists {
      let local = facts[use.local]
      guard !local.isVariable, let outer = source(of: local, in: function, uses, depth: depth + 1)
      else {
        return nil
      }
      return (outer.text, .found)
    }
    guard isState(use, links, facts) else { return nil }
    return (text, isFound ? .found : .path)
  }

  /// Whether a chain begins in state that views follow.
  private func isState(_ use: UseFact, _ links: [NodeID], _ facts: FileFacts) -> Bool {
    guard let host else {
      return project.property(use.name, of: entity).map { project.isTracked($0, in: entity) }
        ?? false
    }
    guard let property = host.property(use.name) else { return false }
    if property.keepsOwnValue { return true }
    guard property.shape.container == .none, let model = property.shape.unwrapped.entity,
      project.modelKind(of: model).isObserved,
      let first = links.first(where: { facts.tree.kind($0) == .memberAccess }),
      let member = project.property(facts.tree.name(first), of: model)
    else { return false }
    return project.isTracked(member, in: model)
  }
}

extension ProjectIndex {
  /// Whether the links behind the root of a chain look an element up; nil where they compute
  /// something new, or nobody knows.
  fileprivate func isFound(
    behind links: [NodeID], of use: UseFact, in function: Reference<FunctionFact>
  ) -> Bool? {
    let tree = facts(function.file).tree
    var isFound = false
    for (position, link) in links.enumerated() {
      switch tree.kind(link) {
      case .subscriptCall, .optionalChaining, .forceUnwrap: continue
      case .call:
        guard position > 0, SDKTypes.findsElement(tree.name(links[position - 1])) else {
          return nil
        }
      case .memberAccess:
        let before = shape(ofChain: use.node, upTo: link, at: standpoint(function)).unwrapped
        if before.container != .none {
          guard SDKTypes.findsElement(tree.name(link)) else { return nil }
          isFound = true
          continue
        }
        guard let owner = before.entity, let member = property(tree.name(link), of: owner),
          fact(member).isStored
        else { return nil }
      default: return nil
      }
    }
    return isFound
  }

  /// What people call a value that is copied when it is assigned; nil for all else.
  fileprivate func nameOfValue(_ shape: TypeShape) -> String? {
    guard shape.form == .nominal else { return nil }
    switch shape.container {
    case .array: return "an array"
    case .set: return "a set"
    case .dictionary: return "a dictionary"
    case .none: break
    }
    guard !shape.isOptional, let entity = shape.entity, modelKind(of: entity) == .value,
      !self[entity].traits.hasUnknownMacro
    else { return nil }
    return "`\(name(of: entity))`"
  }
}

extension FileFacts {
  /// The collection whose elements a closure gets, or the chain and the member it ends before:
  /// `ForEach(tiles) { … }`, `tiles.forEach { … }`.
  func dataHanded(to local: LocalFact) -> (node: NodeID, end: NodeID)? {
    let slot = self[local.scope].slot
    guard slot.call.exists, slot.parameterCount == 1,
      SDKTypes.handsOutElements(self[slot.call].name)
    else { return nil }
    let call = self[slot.call]
    if call.form == .member, !call.isUpperCase { return (call.chain, call.callee) }
    return argument(nil, of: call).map { ($0, .none) }
  }
}

extension FileFacts {
  /// Whether an expression begins with a name, and may be a part of something that is kept: literals
  /// and operators are none.
  fileprivate func mayBePath(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .sequence, .ternary, .closure, .arrayLiteral, .dictionaryLiteral, .stringLiteral,
      .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral:
      false
    default: true
    }
  }
}
