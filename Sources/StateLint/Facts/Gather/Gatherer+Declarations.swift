import StateLintSyntax

extension Gatherer {
  /// Writes down a declaration; false where the node is none.
  mutating func gatherDeclaration(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .structDecl: gatherType(node, .struct)
    case .classDecl: gatherType(node, .class)
    case .actorDecl: gatherType(node, .actor)
    case .enumDecl: gatherType(node, .enum)
    case .protocolDecl: gatherType(node, .protocol)
    case .extensionDecl: gatherType(node, .extension)
    case .typealiasDecl: gatherAlias(node)
    case .variableDecl: gatherProperties(node)
    case .functionDecl: gatherFunction(node, .function)
    case .initDecl: gatherFunction(node, .initializer)
    case .deinitDecl: gatherFunction(node, .deinitializer)
    case .subscriptDecl: gatherSubscript(node)
    case .enumCaseDecl: gatherCases(node)
    case .importDecl, .operatorDecl, .precedenceGroupDecl, .associatedTypeDecl, .macroDecl: break
    default: return false
    }
    return true
  }

  private mutating func gatherType(_ node: NodeID, _ kind: TypeFact.Kind) {
    let head = gatherHead(node)
    let named = kind == .extension ? typeChild(of: node) : tree.child(node, .name)
    let nameNode = named ?? node
    let row = Row<TypeFact>(types.count)
    types.append(
      TypeFact(
        kind: kind, name: kind == .extension ? lastName(nameNode) : tree.name(nameNode),
        nameNode: nameNode, node: node, parent: type,
        isLocal: function.exists || type.exists && types[Int(type.index)].isLocal,
        modifiers: head.modifiers, attributes: head.attributes, inherits: gatherInherits(node),
        generics: gatherGenerics(node)))
    guard let members = tree.child(node, .memberBlock) else { return }
    let outer = (type: type, function: function, scope: scope, start: visibleStart)
    (type, function, scope, visibleStart) = (row, .none, .none, visible.count)
    gatherMembers(members)
    (type, function, scope, visibleStart) = outer
  }

  private mutating func gatherMembers(_ parent: NodeID) {
    for child in tree.children(parent) {
      if tree.kind(child) == .ifConfig {
        eachClause(of: child) { $0.gatherMembers($1) }
      } else {
        _ = gatherDeclaration(child)
      }
    }
  }

  /// The first child that is a type.
  func typeChild(of node: NodeID) -> NodeID? {
    tree.children(node).first { tree.isType($0) }
  }

  private func lastNameNode(_ node: NodeID) -> NodeID {
    tree.kind(node) == .memberType ? tree.lastChild(node) ?? node : node
  }

  /// The last part of a type's name: `View` of `SwiftUI.View`, of `View?` and of `any View`.
  func lastName(_ node: NodeID) -> Name {
    switch tree.kind(node) {
    case .typeName, .name: return tree.name(node)
    case .memberType: return tree.lastChild(node).map { tree.name($0) } ?? .wildcard
    default: return typeChild(of: node).map { lastName($0) } ?? .wildcard
    }
  }

  // MARK: Heads

  /// The attributes and modifiers of a declaration.
  mutating func gatherHead(
    _ node: NodeID
  ) -> (attributes: Rows<AttributeFact>, modifiers: Modifiers) {
    let first = attributes.count
    var modifiers: Modifiers = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute: gatherAttribute(child)
      case .modifier:
        let fact = tree[child]
        modifiers.formUnion(Modifiers(fact.detail, isSetter: fact.flags.contains(.setter)))
      default:
        return (Rows(first, attributes.count), modifiers)
      }
    }
    return (Rows(first, attributes.count), modifiers)
  }

  private mutating func gatherAttribute(_ node: NodeID) {
    guard let name = tree.firstChild(node) else { return }
    var qualifier: Name?
    if tree.kind(name) == .memberType, let first = tree.firstChild(name) {
      qualifier = tree.name(first)
    }
    let last = lastNameNode(name)
    let range = tree.nameRange(last)
    let shape = tree.bytes.withUnsafeBufferPointer {
      NameShape(bytes: UnsafeBufferPointer(rebasing: $0[range]))
    }
    let spelled = tree.name(last)
    attributes.append(
      AttributeFact(
        name: spelled, qualifier: qualifier,
        kind: AttributeTable.kind(of: spelled, shape: shape, qualifier: qualifier), node: node))
  }

  private mutating func gatherInherits(_ node: NodeID) -> Rows<InheritFact> {
    let first = inherits.count
    if let clause = tree.child(node, .inheritanceClause) {
      for child in tree.children(clause) {
        // `A & B` names both.
        if tree.kind(child) == .compositionType {
          for part in tree.children(child) {
            addInherit(part)
          }
        } else {
          addInherit(child)
        }
      }
    }
    return Rows(first, inherits.count)
  }

  private mutating func addInherit(_ node: NodeID) {
    let named = lastNameNode(
      tree.kind(node) == .attributedType ? typeChild(of: node) ?? node : node)
    inherits.append(
      InheritFact(
        name: lastName(node), shape: NameShape(tree.text(tree.nameRange(named))), node: node))
  }

  private mutating func gatherGenerics(_ node: NodeID) -> Rows<GenericFact> {
    let first = generics.count
    if let clause = tree.child(node, .genericParameters) {
      for child in tree.children(clause) where tree.kind(child) == .genericParameter {
        guard let name = tree.child(child, .name) else { continue }
        generics.append(
          GenericFact(name: tree.name(name), constraint: typeChild(of: child) ?? .none))
      }
    }
    return Rows(first, generics.count)
  }

  private mutating func gatherAlias(_ node: NodeID) {
    guard let name = tree.child(node, .name), let value = tree.child(node, .initializer),
      let target = tree.firstChild(value)
    else { return }
    aliases.append(
      AliasFact(
        name: tree.name(name), target: target, parent: type,
        isGeneric: tree.child(node, .genericParameters) != nil))
  }

  private mutating func gatherCases(_ node: NodeID) {
    guard type.exists else { return }
    for element in tree.children(node) where tree.kind(element) == .enumCaseElement {
      if let name = tree.child(element, .name) { types[Int(type.index)].cases.append(name) }
    }
  }

  // MARK: Properties

  private mutating func gatherProperties(_ node: NodeID) {
    let head = gatherHead(node)
    let bindings = bindings(of: node)
    for (binding, annotation) in bindings {
      let parts = bindingParts(binding, annotation)
      for name in parts.names {
        let row = Row<PropertyFact>(properties.count)
        properties.append(
          PropertyFact(
            name: tree.name(name), nameNode: name, declaration: node, binding: binding, owner: type,
            isLet: tree[node].detail == .let, isLocal: function.exists, accessors: [],
            modifiers: head.modifiers, attributes: head.attributes, type: parts.type,
            initializer: parts.initializer, bindingCount: Int32(bindings.count), branch: branch))
        if type.exists {
          types[Int(type.index)].properties.append(row)
        } else if !function.exists {
          globals.append(row)
        }
        gatherPropertyCode(row)
      }
    }
  }

  /// The bindings of a `let` or `var`, each with its type annotation: `a = 1` and `b: Int` of
  /// `var a = 1, b: Int`.
  func bindings(of node: NodeID) -> [(binding: NodeID, annotation: NodeID?)] {
    let bindings = tree.children(node).filter { tree.kind($0) == .binding }
    if let binding = bindings.first, bindings.count == 1 {
      return [(binding, tree.child(binding, .typeAnnotation))]
    }
    return Array(zip(bindings, annotations(of: bindings)))
  }

  /// The type annotation of each binding. One without type and value takes that of the next one:
  /// `var a, b: Int`.
  private func annotations(of bindings: [NodeID]) -> [NodeID?] {
    var next: NodeID?
    var found: [NodeID?] = []
    for binding in bindings.reversed() {
      let own = tree.child(binding, .typeAnnotation)
      found.append(own ?? (tree.child(binding, .initializer) == nil ? next : nil))
      next = own ?? next
    }
    return found.reversed()
  }

  /// The names a binding declares, its type and its value.
  func bindingParts(
    _ binding: NodeID, _ annotation: NodeID?
  ) -> (names: [NodeID], type: NodeID, initializer: NodeID) {
    var names: [NodeID] = []
    if let pattern = tree.firstChild(binding) { boundNames(pattern, into: &names) }
    let initializer = tree.child(binding, .initializer).flatMap { tree.firstChild($0) }
    return (names, annotation.flatMap { tree.firstChild($0) } ?? .none, initializer ?? .none)
  }

  private func boundNames(_ pattern: NodeID, into names: inout [NodeID]) {
    switch tree.kind(pattern) {
    case .identifierPattern: names.append(pattern)
    case .tuplePattern: for child in tree.children(pattern) { boundNames(child, into: &names) }
    default: break
    }
  }

  /// The default value and the accessors of a property.
  private mutating func gatherPropertyCode(_ row: Row<PropertyFact>) {
    let fact = properties[Int(row.index)]
    if fact.initializer.exists {
      add(codeOf(fact, row, .defaultValue, fact.initializer, fact.initializer)) {
        $0.visit(fact.initializer)
      }
    }
    guard let block = tree.child(fact.binding, .accessorBlock) else { return }
    if tree[block].flags.contains(.bareGetter) {
      properties[Int(row.index)].accessors = .bareGetter
      add(codeOf(fact, row, .getter, block, block)) { $0.visitStatements(of: block) }
      return
    }
    var found: PropertyFact.Accessors = []
    eachAccessor(of: block) { gatherer, accessor in
      found.formUnion(gatherer.gatherAccessor(accessor, of: fact, row))
    }
    properties[Int(row.index)].accessors = found.isEmpty ? .other : found
  }

  private mutating func eachAccessor(
    of parent: NodeID, _ body: (inout Gatherer, NodeID) -> Void
  ) {
    for child in tree.children(parent) {
      switch tree.kind(child) {
      case .accessor: body(&self, child)
      case .ifConfig, .ifConfigClause: eachAccessor(of: child, body)
      default: break
      }
    }
  }

  private mutating func gatherAccessor(
    _ node: NodeID, of fact: PropertyFact, _ row: Row<PropertyFact>
  ) -> PropertyFact.Accessors {
    let isNonmutating = tree.children(node).contains {
      tree.kind($0) == .modifier && tree[$0].detail == .nonmutating
    }
    let (kind, accessor): (FunctionFact.Kind, PropertyFact.Accessors) =
      switch tree[node].detail {
      case .get, ._read, .read, .unsafeAddress: (.getter, .get)
      case .set, ._modify, .modify, .unsafeMutableAddress:
        (.setter, isNonmutating ? [.set, .nonmutatingSet] : .set)
      case .willSet: (.willSet, .willSet)
      case .didSet: (.didSet, .didSet)
      default: (.otherAccessor, .other)
      }
    guard let body = tree.child(node, .codeBlock) else { return accessor }
    add(codeOf(fact, row, kind, node, body)) { gatherer in
      if kind != .getter { gatherer.declareImplicit(node, kind) }
      gatherer.visitStatements(of: body)
    }
    return accessor
  }

  /// `newValue`, `oldValue`, or the name written in parentheses.
  private mutating func declareImplicit(_ node: NodeID, _ kind: FunctionFact.Kind) {
    let written = tree.child(node, .name)
    let name = written.map { tree.name($0) } ?? (kind == .didSet ? .oldValue : .newValue)
    declare(name, written ?? node, .implicit)
  }

  private func codeOf(
    _ fact: PropertyFact, _ row: Row<PropertyFact>, _ kind: FunctionFact.Kind, _ node: NodeID,
    _ body: NodeID
  ) -> FunctionFact {
    FunctionFact(
      kind: kind, name: fact.name, nameNode: fact.nameNode, node: node, owner: type,
      property: row, modifiers: fact.modifiers, attributes: fact.attributes, parameters: .empty,
      result: fact.type, body: body)
  }

  /// Gathers code that belongs to the current type or to the file.
  private mutating func add(_ fact: FunctionFact, _ body: (inout Gatherer) -> Void) {
    let isLocal = scope.exists
    let row = gatherCode(fact, body)
    // A function inside another is part of that one's code.
    guard !isLocal else { return }
    if type.exists {
      types[Int(type.index)].functions.append(row)
    } else if !function.exists {
      globalFunctions.append(row)
    }
  }

  // MARK: Functions

  mutating func gatherFunction(_ node: NodeID, _ kind: FunctionFact.Kind) {
    let head = gatherHead(node)
    let nameNode = tree.child(node, .name) ?? node
    let name: Name =
      switch kind {
      case .initializer: .`init`
      case .deinitializer: .`deinit`
      default: tree.name(nameNode)
      }
    var modifiers = head.modifiers
    if tree[node].flags.contains(.async) { modifiers.insert(.async) }
    let body = tree.child(node, .codeBlock) ?? .none
    let fact = FunctionFact(
      kind: kind, name: name, nameNode: nameNode, node: node, owner: type, property: .none,
      modifiers: modifiers, attributes: head.attributes, parameters: gatherParameters(node),
      result: tree.child(node, .returnClause).flatMap { tree.firstChild($0) } ?? .none, body: body)
    add(fact) { $0.visitFunction(fact) }
  }

  private mutating func visitFunction(_ fact: FunctionFact) {
    for place in fact.parameters.indices where parameters[place].defaultValue.exists {
      visit(parameters[place].defaultValue)
    }
    for place in fact.parameters.indices {
      let parameter = parameters[place]
      declare(parameter.name, parameter.node, .parameter, type: parameter.type)
    }
    if fact.body.exists { visitStatements(of: fact.body) }
  }

  private mutating func gatherSubscript(_ node: NodeID) {
    let head = gatherHead(node)
    guard let block = tree.child(node, .accessorBlock) else { return }
    let fact = FunctionFact(
      kind: .subscript, name: .`subscript`, nameNode: node, node: node, owner: type,
      property: .none, modifiers: head.modifiers, attributes: head.attributes,
      parameters: gatherParameters(node),
      result: tree.child(node, .returnClause).flatMap { tree.firstChild($0) } ?? .none, body: block)
    add(fact) { gatherer in
      gatherer.visitFunction(fact)
      gatherer.eachAccessor(of: block) { gatherer, accessor in
        gatherer.inBlock {
          $0.declare(.newValue, accessor, .implicit)
          if let body = $0.tree.child(accessor, .codeBlock) { $0.visitStatements(of: body) }
        }
      }
    }
  }

  mutating func gatherParameters(_ node: NodeID) -> Rows<ParameterFact> {
    guard let list = tree.child(node, .parameters) else { return .empty }
    let first = parameters.count
    for child in tree.children(list) where tree.kind(child) == .parameter {
      let names = tree.children(child).filter { tree.kind($0) == .name }
      let head = gatherHead(child)
      let type = tree.children(child).first { tree.isType($0) } ?? .none
      let value = tree.child(child, .initializer).flatMap { tree.firstChild($0) } ?? .none
      parameters.append(
        ParameterFact(
          label: names.first.map { tree.name($0) } ?? .wildcard,
          name: names.last.map { tree.name($0) } ?? .wildcard, labelNode: names.first ?? child,
          node: names.last ?? child, type: type, defaultValue: value, attributes: head.attributes))
    }
    return Rows(first, parameters.count)
  }
}

extension Tree {
  /// Whether a node is a type.
  package func isType(_ id: NodeID) -> Bool {
    switch kind(id) {
    case .typeName, .memberType, .optionalType, .implicitlyUnwrappedType, .arrayType, .metatype,
      .someType, .anyType, .suppressedType, .packType, .dictionaryType, .inlineArrayType,
      .tupleType, .functionType, .attributedType, .compositionType:
      true
    default: false
    }
  }
}
