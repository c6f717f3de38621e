import StateLintSyntax

/// A piece of a host's code that runs as one: a function, or one closure in it.
package struct CodePiece: Hashable, Sendable {
  package let function: Reference<FunctionFact>
  /// The function's own scope, or that of the closure; all scopes inside belong to it.
  package let scope: Row<ScopeFact>
}

extension Host {
  /// The one function of this host that a call surely means; nil where it means another or several.
  func callee(of call: CallFact, in file: Int32) -> Reference<FunctionFact>? {
    let facts = project.facts(file)
    guard call.form == .onSelf || call.form == .bare,
      !(call.root.exists && facts[call.root].local.exists), call.callee.exists,
      project.functions.contains(call.name) || property(call.name) != nil
    else { return nil }
    let callees = project.functions(call.name, of: entity).filter { accepts(call, $0, facts) }
    return callees.count == 1 ? callees[0] : nil
  }

  /// The getter of this host that a use runs by reading a computed property.
  func getter(readBy use: UseFact) -> Reference<FunctionFact>? {
    guard use.access == .read, !use.local.exists, use.form == .bare || use.form == .onSelf,
      let property = property(use.name), property.fact.isComputed
    else { return nil }
    return project.accessor(.getter, of: property.reference)
  }

  /// The one function of this host that an argument names: `load`, `self.load`.
  func function(namedBy value: NodeID, in file: Int32) -> Reference<FunctionFact>? {
    let tree = project.facts(file).tree
    var node = value
    if tree.kind(value) == .chain {
      let links = Array(tree.children(value))
      guard links.count == 2, tree.kind(links[1]) == .memberAccess, tree.name(links[0]) == .`self`
      else { return nil }
      node = links[1]
    }
    guard tree.kind(node) == .nameExpr || tree.kind(node) == .memberAccess else { return nil }
    let found = project.functions(tree.name(node), of: entity)
    return found.count == 1 ? found[0] : nil
  }

  func piece(_ function: Reference<FunctionFact>) -> CodePiece { project.piece(function) }
}

extension HostFacts {
  /// A piece of code, and the functions and getters of this host that it runs, four calls deep.
  func reach(from piece: CodePiece) -> [CodePiece] {
    var found = [piece]
    var seen: Set<CodePiece> = [piece]
    var next = [piece]
    for _ in 0..<Host.followLimit where !next.isEmpty {
      next = next.flatMap { callees(in: $0) }.map { host.piece($0) }
        .filter { seen.insert($0).inserted }
      found += next
    }
    return found
  }

  private func callees(in piece: CodePiece) -> [Reference<FunctionFact>] {
    calls(in: piece).compactMap { host.callee(of: $0, in: piece.function.file) }
      + uses(in: piece).compactMap { host.getter(readBy: $0) }
  }

  func uses(in piece: CodePiece) -> [UseFact] { project.uses(in: piece) }

  func calls(in piece: CodePiece) -> [CallFact] { project.calls(in: piece) }

  /// The code that an argument of a call is: a closure, or a function of this host by name.
  func pieces(handedTo row: Row<CallFact>, in code: UpdateCode) -> [CodePiece] {
    pieces(handedTo: row, in: code.function)
  }

  /// The same for a call in any function.
  func pieces(
    handedTo row: Row<CallFact>, in function: Reference<FunctionFact>
  ) -> [CodePiece] {
    let facts = project.facts(function.file)
    let closures = facts[function.row].scopes.filter { facts[$0].slot.call == row }
      .map { CodePiece(function: function, scope: $0) }
    let tree = facts.tree
    let functions = tree.children(facts[row].node).compactMap { argument -> CodePiece? in
      guard tree.kind(argument) == .argument, let value = tree.lastChild(argument),
        let function = host.function(namedBy: value, in: function.file)
      else { return nil }
      return host.piece(function)
    }
    return closures + functions
  }
}

extension ProjectIndex {
  /// A function as a piece of code.
  func piece(_ function: Reference<FunctionFact>) -> CodePiece {
    let facts = facts(function.file)
    return CodePiece(
      function: function, scope: Row(Int(facts[function.row].scopes.start)))
  }

  /// The uses of a piece of code, those in closures inside it too.
  func uses(in piece: CodePiece) -> [UseFact] {
    let facts = facts(piece.function.file)
    return facts[piece.function.row].uses.lazy.map { facts[$0] }
      .filter { facts.isInside($0.scope, piece.scope) }
  }

  /// The calls of a piece of code, those in closures inside it too.
  func calls(in piece: CodePiece) -> [CallFact] {
    let facts = facts(piece.function.file)
    return facts[piece.function.row].calls.lazy.map { facts[$0] }
      .filter { facts.isInside($0.scope, piece.scope) }
  }
}

extension FileFacts {
  /// Whether a scope is another one or stands in it.
  func isInside(_ scope: Row<ScopeFact>, _ outer: Row<ScopeFact>) -> Bool {
    var scope = scope
    while scope.exists, scope != outer { scope = self[scope].parent }
    return scope == outer
  }

  /// Whether a piece of code waits for something: `await`, `async let`, `for await`.
  func waits(in node: NodeID) -> Bool {
    nodes(in: node).contains { tree.kind($0) == .effectExpr && tree[$0].detail == .await }
  }

  /// All nodes of a subtree, itself first.
  func nodes(in node: NodeID) -> some Sequence<NodeID> {
    (Int(node.index)..<Int(node.index) + Int(tree[node].size)).lazy.map { NodeID($0) }
  }
}
