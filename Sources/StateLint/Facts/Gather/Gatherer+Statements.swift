import StateLintSyntax

extension Gatherer {
  /// The statements of a block, in a block of names of their own.
  mutating func visitBlock(_ node: NodeID) {
    inBlock { $0.visitStatements(of: node) }
  }

  /// The statements of a node, in the current block of names.
  mutating func visitStatements(of node: NodeID) {
    // Functions can be called before the line that declares them.
    for child in tree.children(node) where tree.kind(child) == .functionDecl {
      if let name = tree.child(child, .name) { declare(tree.name(name), name, .function) }
    }
    for child in tree.children(node) { visitStatement(child) }
  }

  private mutating func visitStatement(_ node: NodeID) {
    switch tree.kind(node) {
    case .variableDecl: visitLocalVariable(node)
    case .functionDecl: gatherLocalFunction(node)
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl,
      .typealiasDecl, .importDecl, .macroDecl, .operatorDecl, .precedenceGroupDecl, .initDecl,
      .deinitDecl, .subscriptDecl, .enumCaseDecl, .associatedTypeDecl:
      _ = gatherDeclaration(node)
    case .guardStmt: visitGuard(node)
    case .whileStmt: inBlock { $0.visitConditional(node) }
    case .repeatStmt: for child in tree.children(node) { visitPart(child) }
    case .forStmt: inBlock { $0.visitFor(node) }
    case .ifConfig:
      for clause in tree.children(node) where tree.kind(clause) == .ifConfigClause {
        visitStatements(of: clause)
      }
    case .opaque: for child in tree.children(node) { visit(child) }
    case .returnStmt, .throwStmt, .yieldStmt: for child in tree.children(node) { visit(child) }
    case .deferStmt: for child in tree.children(node) { visitPart(child) }
    case .breakStmt, .continueStmt, .fallthroughStmt, .name: break
    default: visit(node)
    }
  }

  /// A block or an expression.
  mutating func visitPart(_ node: NodeID) {
    if tree.kind(node) == .codeBlock { visitBlock(node) } else { visit(node) }
  }

  private mutating func gatherLocalFunction(_ node: NodeID) { gatherFunction(node, .function) }

  private mutating func visitLocalVariable(_ node: NodeID) {
    let head = gatherHead(node)
    for (binding, annotation) in bindings(of: node) {
      let parts = bindingParts(binding, annotation)
      if parts.initializer.exists { visit(parts.initializer) }
      if let block = tree.child(binding, .accessorBlock) { visitLocalAccessors(block) }
      for name in parts.names {
        let local = declare(
          tree.name(name), name, .variable,
          source: parts.names.count == 1 ? parts.initializer : .none, type: parts.type,
          isVariable: tree[node].detail == .var)
        if !head.attributes.isEmpty { describe(local, node, binding, head, parts) }
      }
    }
  }

  /// A local with attributes is a declaration that rules look at.
  private mutating func describe(
    _ local: Row<LocalFact>, _ node: NodeID, _ binding: NodeID,
    _ head: (attributes: Rows<AttributeFact>, modifiers: Modifiers),
    _ parts: (names: [NodeID], type: NodeID, initializer: NodeID)
  ) {
    let fact = locals[Int(local.index)]
    locals[Int(local.index)].property = Row(properties.count)
    properties.append(
      PropertyFact(
        name: fact.name, nameNode: fact.node, declaration: node, binding: binding, owner: type,
        isLet: tree[node].detail == .let, isLocal: true, accessors: [], modifiers: head.modifiers,
        attributes: head.attributes, type: parts.type, initializer: parts.initializer,
        bindingCount: 1, branch: branch))
  }

  private mutating func visitLocalAccessors(_ block: NodeID) {
    if tree[block].flags.contains(.bareGetter) { return visitBlock(block) }
    for accessor in tree.children(block) where tree.kind(accessor) == .accessor {
      guard let body = tree.child(accessor, .codeBlock) else { continue }
      inBlock {
        $0.declare($0.tree[accessor].detail == .didSet ? .oldValue : .newValue, accessor, .implicit)
        $0.visitStatements(of: body)
      }
    }
  }

  // MARK: Conditions

  /// The names a `guard` binds stay in sight behind it, but not in its `else`.
  private mutating func visitGuard(_ node: NodeID) {
    if let block = tree.child(node, .codeBlock) { visitBlock(block) }
    if let conditions = tree.child(node, .conditions) { visitConditions(conditions) }
  }

  mutating func visitConditional(_ node: NodeID) {
    for child in tree.children(node) {
      if tree.kind(child) == .conditions { visitConditions(child) } else { visitPart(child) }
    }
  }

  mutating func visitIf(_ node: NodeID) {
    let mark = visible.count
    var isThen = true
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .conditions: visitConditions(child)
      default:
        visitPart(child)
        // Names bound by the conditions are out of sight in the `else`.
        if isThen { visible.remove(behind: mark) }
        isThen = false
      }
    }
    visible.remove(behind: mark)
  }

  private mutating func visitConditions(_ node: NodeID) {
    for condition in tree.children(node) {
      switch tree.kind(condition) {
      case .optionalBinding: visitOptionalBinding(condition)
      case .patternCondition: visitPatternCondition(condition)
      case .availability: break
      default: visit(condition)
      }
    }
  }

  private mutating func visitOptionalBinding(_ node: NodeID) {
    guard let pattern = tree.firstChild(node) else { return }
    let value = tree.child(node, .initializer).flatMap { tree.firstChild($0) }
    let type = tree.child(node, .typeAnnotation).flatMap { tree.firstChild($0) } ?? .none
    if let value { visit(value) } else { mention(pattern) }
    guard tree.kind(pattern) == .identifierPattern else {
      return bindNames(pattern, .optionalBinding)
    }
    declare(
      tree.name(pattern), pattern, .optionalBinding, source: value ?? pattern, type: type,
      isVariable: tree[node].detail == .var)
  }

  private mutating func visitPatternCondition(_ node: NodeID) {
    if let value = tree.child(node, .initializer).flatMap({ tree.firstChild($0) }) { visit(value) }
    if let pattern = tree.firstChild(node) { visitPattern(pattern, isBinding: false) }
  }

  // MARK: Loops and cases

  private mutating func visitFor(_ node: NodeID) {
    let parts = Array(tree.children(node))
    guard let pattern = parts.first else { return }
    var sequence = NodeID.none
    for part in parts.dropFirst() where isExpressionPart(part) {
      sequence = part
      break
    }
    if sequence.exists { visit(sequence) }
    if tree.kind(pattern) == .identifierPattern {
      declare(tree.name(pattern), pattern, .element, source: sequence)
    } else if let name = variable(of: pattern) {
      declare(tree.name(name), name, .element, source: sequence, isVariable: true)
    } else {
      visitPattern(pattern, isBinding: false)
    }
    for part in parts {
      switch tree.kind(part) {
      case .whereClause: for child in tree.children(part) { visit(child) }
      case .codeBlock: visitBlock(part)
      default: break
      }
    }
  }

  /// The name in `for var item in items`.
  private func variable(of pattern: NodeID) -> NodeID? {
    guard tree.kind(pattern) == .bindingPattern, tree[pattern].detail == .var,
      let inner = tree.firstChild(pattern), tree.kind(inner) == .expressionPattern,
      let name = tree.firstChild(inner), tree.kind(name) == .nameExpr, tree[name].detail == .none,
      tree.lastChild(inner) == name
    else { return nil }
    return name
  }

  private func isExpressionPart(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .typeAnnotation, .whereClause, .codeBlock: false
    default: true
    }
  }

  mutating func visitSwitch(_ node: NodeID) {
    for child in tree.children(node) { visitSwitchPart(child) }
  }

  private mutating func visitSwitchPart(_ node: NodeID) {
    switch tree.kind(node) {
    case .switchCase: inBlock { $0.visitCase(node) }
    case .ifConfig, .ifConfigClause: for child in tree.children(node) { visitSwitchPart(child) }
    case .opaque: break
    default: visit(node)
    }
  }

  private mutating func visitCase(_ node: NodeID) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .caseItem: visitCaseItem(child)
      case .codeBlock: visitBlock(child)
      default: break
      }
    }
  }

  private mutating func visitCaseItem(_ node: NodeID) {
    var isFirst = true
    for child in tree.children(node) {
      if isFirst { visitPattern(child, isBinding: false) } else { visit(child) }
      isFirst = false
    }
  }

  mutating func visitDo(_ node: NodeID) {
    for child in tree.children(node) {
      if tree.kind(child) == .catchClause {
        inBlock {
          $0.declare(.error, child, .implicit)
          $0.visitCase(child)
        }
      } else {
        visitPart(child)
      }
    }
  }

  // MARK: Patterns

  mutating func visitPattern(_ node: NodeID, isBinding: Bool) {
    switch tree.kind(node) {
    case .bindingPattern: for child in tree.children(node) { visitPattern(child, isBinding: true) }
    case .expressionPattern:
      for child in tree.children(node) { visitPattern(child, isBinding: isBinding) }
    case .identifierPattern, .tuplePattern: bindNames(node, .pattern)
    case .wildcardPattern, .isPattern: break
    case .nameExpr where isBinding:
      if tree[node].detail != .`_` { declare(tree.name(node), node, .pattern) }
    case .tupleExpr, .argument, .arrayLiteral:
      for child in tree.children(node) where tree.kind(child) != .argumentLabel {
        visitPattern(child, isBinding: isBinding)
      }
    case .chain: visitPatternChain(node, isBinding: isBinding)
    case .sequence where isBinding:
      for child in tree.children(node) where tree.kind(child) != .cast {
        visitPattern(child, isBinding: true)
      }
    default: visit(node)
    }
  }

  /// `.failed(let error)`, `x?`
  private mutating func visitPatternChain(_ node: NodeID, isBinding: Bool) {
    var isFirst = true
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .call:
        for argument in tree.children(child) { visitPattern(argument, isBinding: isBinding) }
      case .nameExpr
      where isFirst && isBinding
        && tree.children(node).dropFirst().allSatisfy {
          tree.kind($0) == .optionalChaining
        }:
        declare(tree.name(child), child, .pattern)
      case .nameExpr where isFirst: mention(child)
      default: break
      }
      isFirst = false
    }
  }

  private mutating func bindNames(_ node: NodeID, _ origin: LocalFact.Origin) {
    switch tree.kind(node) {
    case .identifierPattern: declare(tree.name(node), node, origin)
    case .tuplePattern: for child in tree.children(node) { bindNames(child, origin) }
    default: break
    }
  }
}
