import StateLintSyntax

/// An assignment that asks for the focus: `isEditing = true`, `field = .street`.
package struct FocusRequest: Sendable {
  package let property: Property
  /// The whole assignment.
  package let place: Place
  /// The assigned value as written.
  package let value: String
}

extension Property {
  /// `@FocusState`, or a binding to one: `@FocusState.Binding`, `FocusState<Bool>.Binding`.
  package var isFocus: Bool {
    if wrapper == .focusState { return true }
    guard fact.attributes.isEmpty else {
      return facts[fact.attributes].contains { $0.name == .binding && $0.qualifier == .focusState }
    }
    let tree = facts.tree
    guard fact.type.exists, tree.kind(fact.type) == .memberType else { return false }
    let parts = tree.children(fact.type).map { tree.name($0) }
    return parts.last == .binding && parts.contains(.focusState)
  }

  /// What `.focused(…)` takes: `$isEditing`, and the property itself where it is a binding.
  package var focusBinding: String { hasAttributes ? "$" + name : name }
}

extension HostFacts {
  /// Whether this host has anything to ask for the focus with.
  var hasFocus: Bool { host.properties.contains(where: \.isFocus) }

  /// The requests that some code surely makes, and before it returns.
  func focusRequests(atOnceIn piece: CodePiece, depth: Int = 0) -> [FocusRequest] {
    guard depth < Host.followLimit else { return [] }
    let facts = project.facts(piece.function.file)
    return facts.statements(of: piece).flatMap { statement in
      if facts.tree.kind(statement) == .assignment {
        let use = uses(in: piece).first { $0.write == statement }
        return use.flatMap { focusRequest(by: $0, in: piece.function) }.map { [$0] } ?? []
      }
      return pieces(runBy: statement, in: piece).flatMap {
        focusRequests(atOnceIn: $0, depth: depth + 1)
      }
    }
  }

  /// The code that a statement runs before the next one: a function of this host, the closure of
  /// `withAnimation`.
  private func pieces(runBy statement: NodeID, in piece: CodePiece) -> [CodePiece] {
    let file = piece.function.file
    let facts = project.facts(file)
    let called = calls(in: piece).filter { $0.chain == statement }
      .compactMap { host.callee(of: $0, in: file) }.map { host.piece($0) }
    let closures = facts[piece.function.row].scopes.filter { scope in
      let slot = facts[scope].slot
      return slot.call.exists && facts[slot.call].chain == statement
        && timings.timing(of: scope, in: file) == .now
    }
    return called + closures.map { CodePiece(function: piece.function, scope: $0) }
  }

  /// The request that an assignment is; nil where it takes the focus away or is about something else.
  private func focusRequest(
    by use: UseFact, in function: Reference<FunctionFact>
  ) -> FocusRequest? {
    let facts = project.facts(function.file)
    let tree = facts.tree
    guard use.mayMeanMember, let property = host.property(use.name), property.isFocus,
      facts.members(of: use).allSatisfy({ tree.name($0) == .wrappedValue }),
      let value = tree.lastChild(use.write), !tree.givesNoFocus(value)
    else { return nil }
    return FocusRequest(
      property: property, place: Place(function.file, facts.writtenRange(of: use)),
      value: tree.collapsedText(value))
  }
}

extension FileFacts {
  /// The statements that stand directly in a function or closure.
  fileprivate func statements(of piece: CodePiece) -> [NodeID] {
    let scope = self[piece.scope]
    let block =
      tree.kind(scope.node) == .closure
      ? tree.child(scope.node, .codeBlock) : self[piece.function.row].body
    guard let block, block.exists else { return [] }
    return Array(tree.children(block))
  }
}

extension Tree {
  /// `nil`, `false`, `.none`
  fileprivate func givesNoFocus(_ value: NodeID) -> Bool {
    ["nil", "false", ".none"].contains(text(value))
  }
}
