import StateLintSyntax

extension Tree {
  /// The expression of a body that is one expression, written with `return` or without.
  func onlyValue(of body: NodeID) -> NodeID? {
    guard body.exists else { return nil }
    let statements = Array(children(body))
    guard statements.count == 1 else { return nil }
    return kind(statements[0]) == .returnStmt ? firstChild(statements[0]) : statements[0]
  }

  /// The expressions that a body can end with: what it returns, and what its last statement gives.
  func results(of body: NodeID) -> [NodeID] {
    guard body.exists else { return [] }
    var found: [NodeID] = []
    collectReturns(in: body, &found)
    collectLast(of: body, &found)
    return found
  }

  private func collectReturns(in node: NodeID, _ found: inout [NodeID]) {
    var place = Int(node.index)
    let end = place + Int(nodes[place].size)
    while place < end {
      switch nodes[place].kind {
      case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl:
        // These return to somebody else.
        place += Int(nodes[place].size)
      case .returnStmt:
        if let value = firstChild(NodeID(place)) { found.append(value) }
        place += Int(nodes[place].size)
      default: place += 1
      }
    }
  }

  private func collectLast(of block: NodeID, _ found: inout [NodeID]) {
    var pending = [block]
    while let block = pending.popLast() {
      guard let last = lastChild(block) else { continue }
      switch kind(last) {
      case .returnStmt, .guardStmt, .variableDecl: continue
      case .ifExpr: pending += blocks(ofIf: last)
      case .switchExpr:
        pending += children(last).filter { kind($0) == .switchCase }.compactMap { lastChild($0) }
      default: found.append(last)
      }
    }
  }

  /// The blocks of `if … else if … else …`.
  private func blocks(ofIf node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var next: NodeID? = node
    while let node = next {
      next = nil
      for child in children(node) {
        if kind(child) == .codeBlock { found.append(child) }
        if kind(child) == .ifExpr { next = child }
      }
    }
    return found
  }

  /// The last part of a written type: `UUID` in `Foundation.UUID`.
  func lastTypeName(_ type: NodeID) -> Name? {
    guard type.exists else { return nil }
    switch kind(type) {
    case .typeName: return name(type)
    case .memberType: return lastChild(type).map { name($0) }
    default: return nil
    }
  }
}
