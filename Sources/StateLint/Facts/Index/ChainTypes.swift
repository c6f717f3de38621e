import StateLintSyntax

/// Shapes of chains: of the base, then member by member.
extension ProjectIndex {
  /// The shape of a chain, or of what stands before `end` in it.
  package func shape(
    ofChain node: NodeID, upTo end: NodeID = .none, at place: Standpoint, depth: Int = 0
  ) -> TypeShape {
    let tree = facts(place.file).tree
    guard tree.kind(node) == .chain else {
      return node == end ? .unknown : shape(ofExpression: node, at: place, depth: depth)
    }
    var links = Array(tree.children(node).prefix { $0 != end })[...]
    guard let base = links.popFirst() else { return .unknown }
    var current = shape(ofBase: base, &links, at: place, depth: depth)
    while let link = links.popFirst() {
      guard current != .unknown else { return .unknown }
      current = step(from: current, over: link, &links, at: place, depth: depth)
    }
    return current
  }

  private func shape(
    ofBase base: NodeID, _ links: inout ArraySlice<NodeID>, at place: Standpoint, depth: Int
  ) -> TypeShape {
    let facts = facts(place.file)
    let tree = facts.tree
    switch tree.kind(base) {
    case .nameExpr where tree[base].detail == .self:
      guard let next = links.first, tree.kind(next) == .memberAccess else {
        return entity(of: place.type, in: place.file).map { TypeShape(meaning: .project($0)) }
          ?? .unknown
      }
      if links.count > 1, tree.kind(links[links.startIndex + 1]) == .call { break }
      links.removeFirst()
      return shape(ofMember: tree.name(next), at: place, depth: depth)
    case .nameExpr where tree.isUpperCase(base):
      return shape(ofTypeBase: base, &links, at: place, depth: depth)
    case .nameExpr:
      guard let next = links.first, tree.kind(next) == .call else { break }
      links.removeFirst()
      return result(ofCallTo: tree.name(base), at: place)
    case .arrayLiteral, .dictionaryLiteral:
      if let next = links.first, tree.kind(next) == .call { links.removeFirst() }
      return shape(ofLiteral: base, at: place, depth: depth)
    default: break
    }
    if tree[base].detail == .self, let entity = entity(of: place.type, in: place.file) {
      return TypeShape(meaning: .project(entity))
    }
    return shape(ofExpression: base, at: place, depth: depth + 1)
  }

  /// What a function of the type around a place returns.
  private func result(ofCallTo name: Name, at place: Standpoint) -> TypeShape {
    guard let entity = entity(of: place.type, in: place.file) else { return .unknown }
    let found = functions(name, of: entity)
    return found.count == 1
      ? result(of: found[0], in: TypeShape(meaning: .project(entity))) : .unknown
  }

  /// `Type(…)`, `Type.init(…)`, `Type.shared`, `Type.someCase`
  private func shape(
    ofTypeBase base: NodeID, _ links: inout ArraySlice<NodeID>, at place: Standpoint, depth: Int
  ) -> TypeShape {
    let tree = facts(place.file).tree
    var current = finder.named(base, in: place.file, type: place.type, aliases: 0)
    while let link = links.popFirst() {
      switch tree.kind(link) {
      case .call: return current
      case .memberAccess where tree.name(link) == .`init`: continue
      case .memberAccess where tree.isUpperCase(link):
        let nested = current.entity.flatMap { finder.nestedType(tree.name(link), in: $0) }
        // `Module.Type` where it is no nested one.
        current =
          nested.map { TypeShape(meaning: .project($0)) }
          ?? meaning(of: tree.name(link), in: place.file, type: .none)
      case .memberAccess: return shape(ofStatic: link, of: current, &links, at: place, depth: depth)
      default: return .unknown
      }
    }
    // The type itself, not a value of it.
    return .unknown
  }

  private func shape(
    ofStatic link: NodeID, of owner: TypeShape, _ links: inout ArraySlice<NodeID>,
    at place: Standpoint, depth: Int
  ) -> TypeShape {
    let tree = facts(place.file).tree
    let name = tree.name(link)
    guard case .project(let entity) = owner.meaning else {
      // `UserDefaults.standard` is a `UserDefaults`.
      guard case .sdk(let type) = owner.meaning else { return .unknown }
      if SDKTypes.isSharedMember(name) || assumptions.isShared(name, of: type) { return owner }
      return addedStatic(name, to: type).map { shape(of: $0, depth: depth + 1) } ?? .unknown
    }
    if let property = property(name, of: entity), fact(property).isStatic {
      return shape(of: property, depth: depth + 1)
    }
    if let next = links.first, tree.kind(next) == .call {
      let made = functions(name, of: entity).filter { fact($0).isStatic }
      if made.count == 1 {
        links.removeFirst()
        return result(of: made[0], in: owner)
      }
    }
    guard self[entity].kind == .enum, hasCase(name, entity) else { return .unknown }
    if let next = links.first, tree.kind(next) == .call { links.removeFirst() }
    return owner
  }

  /// The one static property that the project adds to a type of the SDK: `UserDefaults.shared`.
  private func addedStatic(_ name: Name, to type: Name) -> Reference<PropertyFact>? {
    let found = addedMembers.references(named: name).filter {
      fact($0).isStatic && facts($0.file)[fact($0).owner].name == type
    }
    return found.count == 1 ? found[0] : nil
  }

  private func hasCase(_ name: Name, _ entity: Row<TypeEntity>) -> Bool {
    let part = self[entity].declaration
    let facts = facts(part.file)
    return facts[part.row].cases.contains { facts.tree.name($0) == name }
  }

  /// The shape of what a function returns.
  package func result(of function: Reference<FunctionFact>, in owner: TypeShape) -> TypeShape {
    let facts = facts(function.file)
    let fact = facts[function.row]
    guard fact.result.exists else { return .unknown }
    if facts.tree.kind(fact.result) == .typeName, facts.tree[fact.result].detail == .Self {
      return owner
    }
    return shape(of: fact.result, in: function.file, type: fact.owner)
  }

  // MARK: Steps

  private func step(
    from current: TypeShape, over link: NodeID, _ links: inout ArraySlice<NodeID>,
    at place: Standpoint, depth: Int
  ) -> TypeShape {
    let tree = facts(place.file).tree
    switch tree.kind(link) {
    case .optionalChaining, .forceUnwrap: return current.unwrapped
    case .subscriptCall: return current.container == .none ? .unknown : current.element
    // `store.$hour` is what stands behind the value: a binding or a publisher.
    case .memberAccess where tree[link].flags.contains(.dollar): return .unknown
    case .memberAccess:
      if current.container != .none {
        return step(intoCollection: current, over: link, &links, tree)
      }
      guard let entity = current.entity else { return .unknown }
      if let next = links.first, tree.kind(next) == .call {
        links.removeFirst()
        let called = functions(tree.name(link), of: entity)
        return called.count == 1 ? result(of: called[0], in: current) : .unknown
      }
      guard let property = property(tree.name(link), of: entity) else { return .unknown }
      return shape(of: property, depth: depth + 1)
    default: return .unknown
    }
  }

  private func step(
    intoCollection current: TypeShape, over link: NodeID, _ links: inout ArraySlice<NodeID>,
    _ tree: Tree
  ) -> TypeShape {
    let isCalled = links.first.map { tree.kind($0) == .call } ?? false
    switch SDKTypes.collectionMember(tree.name(link)) {
    case .element:
      if isCalled { links.removeFirst() }
      var element = current.element
      element.isOptional = true
      return element
    case .sameCollection:
      if isCalled { links.removeFirst() }
      return current.container == .dictionary ? .unknown : current
    case .count: return .sdk("Int")
    case .truth: return .sdk("Bool")
    case nil: return .unknown
    }
  }
}
