import StateLintSyntax

/// Shapes of expressions, as far as literals, constructions and declared members tell.
extension ProjectIndex {
  /// How far one expression is followed into others.
  private static let depthLimit = 12

  /// The shape of a property: as written, else as its default value tells.
  package func shape(of property: Reference<PropertyFact>, depth: Int = 0) -> TypeShape {
    let facts = facts(property.file)
    let fact = facts[property.row]
    if fact.type.exists { return shape(of: fact.type, in: property.file, type: fact.owner) }
    if let wrapped = typeInAttribute(fact, property.file) { return wrapped }
    guard fact.initializer.exists, depth < ProjectIndex.depthLimit else { return .unknown }
    return shape(
      ofExpression: fact.initializer, at: Standpoint(property.file, type: fact.owner),
      depth: depth + 1)
  }

  /// `@Environment(Model.self) var model`
  private func typeInAttribute(_ fact: PropertyFact, _ file: Int32) -> TypeShape? {
    let facts = facts(file)
    for attribute in facts[fact.attributes] where attribute.wrapper == .environment {
      guard let argument = facts.tree.child(attribute.node, .argument),
        let value = facts.tree.lastChild(argument), let name = facts.typeInMetatype(value)
      else { continue }
      return meaning(of: facts.tree.name(name), in: file, type: fact.owner)
    }
    return nil
  }

  /// The shape of an expression.
  package func shape(
    ofExpression node: NodeID, at place: Standpoint, depth: Int = 0
  ) -> TypeShape {
    let tree = facts(place.file).tree
    guard node.exists, depth < ProjectIndex.depthLimit else { return .unknown }
    switch tree.kind(node) {
    case .integerLiteral: return .sdk("Int")
    case .floatLiteral: return .sdk("Double")
    case .booleanLiteral: return .sdk("Bool")
    case .stringLiteral: return .sdk("String")
    case .arrayLiteral, .dictionaryLiteral: return shape(ofLiteral: node, at: place, depth: depth)
    case .tupleExpr: return shape(ofTuple: node, at: place, depth: depth)
    case .effectExpr:
      guard let inner = tree.lastChild(node) else { return .unknown }
      var shape = shape(ofExpression: inner, at: place, depth: depth + 1)
      if tree[node].flags.contains(.optional) { shape.isOptional = true }
      return shape
    case .ternary:
      let branches = tree.children(node).dropFirst().map {
        shape(ofExpression: $0, at: place, depth: depth + 1)
      }
      return branches.count == 2 && branches[0] == branches[1] ? branches[0] : .unknown
    case .sequence: return shape(ofSequence: node, at: place, depth: depth)
    case .closure: return TypeShape(meaning: .unknown, form: .function)
    case .nameExpr: return shape(ofName: node, at: place, depth: depth)
    case .chain: return shape(ofChain: node, at: place, depth: depth)
    default: return .unknown
    }
  }

  private func shape(ofTuple node: NodeID, at place: Standpoint, depth: Int) -> TypeShape {
    let tree = facts(place.file).tree
    let arguments = Array(tree.children(node))
    guard arguments.count == 1, let inner = tree.lastChild(arguments[0]) else {
      return TypeShape(meaning: .unknown, form: .tuple)
    }
    return shape(ofExpression: inner, at: place, depth: depth + 1)
  }

  /// `[a, b]`, `[k: v]`, and the type in `[Item]()`.
  func shape(ofLiteral node: NodeID, at place: Standpoint, depth: Int) -> TypeShape {
    let tree = facts(place.file).tree
    var element = TypeShape.unknown
    if let first = tree.firstChild(node) {
      let value = tree.kind(first) == .dictionaryElement ? tree.lastChild(first) ?? first : first
      if tree.kind(value) == .nameExpr, tree.isUpperCase(value) {
        element = meaning(of: tree.name(value), in: place.file, type: place.type)
      } else {
        element = shape(ofExpression: value, at: place, depth: depth + 1)
      }
    }
    if element.container != .none { element.meaning = .unknown }
    element.isOptional = false
    element.container = tree.kind(node) == .arrayLiteral ? .array : .dictionary
    return element
  }

  /// `x as T`, `x ?? y`, comparisons.
  private func shape(ofSequence node: NodeID, at place: Standpoint, depth: Int) -> TypeShape {
    let tree = facts(place.file).tree
    guard let last = tree.lastChild(node) else { return .unknown }
    if tree.kind(last) == .cast {
      guard tree[last].detail == .as, let target = tree.firstChild(last) else {
        return .sdk("Bool")
      }
      var shape = shape(of: target, in: place.file, type: place.type)
      if tree[last].flags.contains(.optional) { shape.isOptional = true }
      return shape
    }
    for child in tree.children(node) where tree.kind(child) == .operatorRef {
      switch tree.text(child) {
      case "==", "!=", "<", ">", "<=", ">=", "&&", "||": return .sdk("Bool")
      case "??": return shape(ofExpression: last, at: place, depth: depth + 1)
      default: continue
      }
    }
    return .unknown
  }

  // MARK: Names

  /// A bare name: a local, a property of the types around it, or a global.
  func shape(ofName node: NodeID, at place: Standpoint, depth: Int) -> TypeShape {
    let facts = facts(place.file)
    if place.function.exists, let use = facts.use(rootedAt: node, in: place.function),
      use.local.exists
    {
      return shape(of: use.local, in: place.file, depth: depth + 1)
    }
    return shape(ofMember: facts.tree.name(node), at: place, depth: depth)
  }

  /// A property of the types around a place, or a global.
  func shape(ofMember name: Name, at place: Standpoint, depth: Int) -> TypeShape {
    var current = place.type
    while current.exists {
      if let entity = entity(of: current, in: place.file), let found = property(name, of: entity) {
        return shape(of: found, depth: depth + 1)
      }
      current = facts(place.file)[current].parent
    }
    if let global = global(name, from: place.file) { return shape(of: global, depth: depth + 1) }
    return .unknown
  }

  /// The one global of a name that a file can see.
  package func global(_ name: Name, from file: Int32) -> Reference<PropertyFact>? {
    let own = globals.references(named: name, in: file)
    // Where each file has one of its own, those of others are not looked through.
    guard own.count < 2 else { return nil }
    var found = own.first
    for other in sharedGlobals.references(named: name)
    where other.file != file && placement(other.file).module == placement(file).module {
      if found != nil { return nil }
      found = other
    }
    return found
  }

  /// The shape of a local variable, parameter or bound name.
  package func shape(
    of local: Row<LocalFact>, in file: Int32, depth: Int = 0
  ) -> TypeShape {
    let facts = facts(file)
    let fact = facts[local]
    guard depth < ProjectIndex.depthLimit else { return .unknown }
    let function = facts[fact.scope].function
    let place = Standpoint(file, type: facts[function].owner, function: function)
    if fact.type.exists { return shape(of: fact.type, in: file, type: place.type) }
    switch fact.origin {
    case .variable, .capture:
      return shape(ofExpression: fact.source, at: place, depth: depth + 1)
    case .optionalBinding:
      // The shorthand `if let x` names the member itself.
      let shape =
        fact.source == fact.node
        ? shape(ofMember: fact.name, at: place, depth: depth + 1)
        : shape(ofExpression: fact.source, at: place, depth: depth + 1)
      return shape.unwrapped
    case .element:
      let shape = shape(ofExpression: fact.source, at: place, depth: depth + 1)
      return shape.container == .array || shape.container == .set ? shape.element : .unknown
    case .closureParameter: return shape(ofClosureParameter: fact, at: place, depth: depth + 1)
    case .parameter, .pattern, .function, .implicit: return .unknown
    }
  }

  /// The element that `ForEach(items) { item in … }` and its kin hand to their closure.
  private func shape(
    ofClosureParameter fact: LocalFact, at place: Standpoint, depth: Int
  ) -> TypeShape {
    let facts = facts(place.file)
    let slot = facts[fact.scope].slot
    guard slot.call.exists, slot.parameterCount == 1 else { return .unknown }
    let call = facts[slot.call]
    if Presentations.contain(call.name), slot.label == nil || slot.label == .content,
      let item = facts.argument(Name("item"), of: call)
    {
      // `.sheet(item: $chosen) { item in … }`
      let shape = shape(ofExpression: item, at: place, depth: depth + 1)
      return shape.isOptional && shape.container == .none ? shape.unwrapped : .unknown
    }
    guard SDKTypes.handsOutElements(call.name) else { return .unknown }
    if call.form == .member, !call.isUpperCase {
      let whole = shape(ofChain: call.chain, upTo: call.callee, at: place, depth: depth + 1)
      return whole.container == .array || whole.container == .set ? whole.element : .unknown
    }
    guard let first = facts.tree.child(call.node, .argument),
      let data = facts.tree.lastChild(first)
    else { return .unknown }
    let shape = shape(ofExpression: data, at: place, depth: depth + 1)
    return shape.container == .array || shape.container == .set ? shape.element : .unknown
  }
}

extension TypeShape {
  init(meaning: TypeMeaning, form: Form) {
    self.init(meaning: meaning)
    self.form = form
  }

  /// A type of the SDK or the standard library.
  static func sdk(_ name: StaticString) -> TypeShape { TypeShape(meaning: .sdk(Name(name))) }
}

extension FileFacts {
  /// The use whose root is a node, among those of a function.
  package func use(rootedAt node: NodeID, in function: Row<FunctionFact>) -> UseFact? {
    self[function].uses.lazy.map { self[$0] }.first { $0.root == node }
  }

  /// The name in `Name.self`, as a node.
  package func typeInMetatype(_ node: NodeID) -> NodeID? {
    guard tree.kind(node) == .chain, let last = tree.lastChild(node), tree.name(last) == .`self`
    else { return nil }
    let parts = Array(tree.children(node))
    return parts.count >= 2 ? parts[parts.count - 2] : nil
  }
}
