import StateLintSyntax

/// `.onChange` in the form from before iOS 17, whose action gets the new value alone.
package struct LegacyOnChange: Sendable {
  /// The name, where it stands.
  package let place: Place
  /// The watched value as written.
  package let value: String
  package let action: Action
  /// Takes the old value as well.
  package let repair: Repair?

  package enum Action: Sendable {
    /// A closure, with its name for the new value; nil where it has none.
    case closure(String?)
    /// A function or another value, as written.
    case reference(String)
  }
}

extension ProjectIndex {
  /// What a call is, where it surely is that form, on a view or a scene.
  package func legacyOnChange(_ call: CallFact, in file: Int32) -> LegacyOnChange? {
    let facts = facts(file)
    let tree = facts.tree
    guard call.name == .onChange, call.callee.exists,
      let value = facts.argument(.of, of: call), let action = facts.actionOfNewValue(call),
      isModifierOfView(call, in: file) || isModifierOfScene(call, in: file),
      !facts.dependsOnVersion(call.node)
    else { return nil }
    let parameter = tree.onlyParameter(of: action.node)
    return LegacyOnChange(
      place: Place(file, tree.nameRange(call.callee)), value: tree.collapsedText(value),
      action: tree.kind(action.node) == .closure
        ? .closure(parameter.flatMap { tree.givenName(of: $0) })
        : .reference(tree.collapsedText(action.node)),
      repair: parameter.flatMap { node in
        guard action.isTrailing, tree.isBare(node), tree.child(action.node, .captureList) == nil
        else { return nil }
        let start = tree.range(node).lowerBound
        return Repair(
          title: "Take the old value too",
          edits: [.init(place: Place(file, start..<start), text: "_, ")], isSafe: false)
      })
  }

  /// `WindowGroup { … }.onChange(…)`
  private func isModifierOfScene(_ call: CallFact, in file: Int32) -> Bool {
    let facts = facts(file)
    guard call.form == .member, let base = facts.tree.firstChild(call.chain),
      facts.tree.kind(base) == .nameExpr, facts.tree.isUpperCase(base),
      case .sdk(let name) = meaning(
        of: facts.tree.name(base), in: file, type: facts[facts[call.scope].function].owner
      ).meaning
    else { return false }
    return ContentTypeTable.type(named: name)?.role == .scene
  }
}

extension FileFacts {
  /// The action of `(of: x, perform: f)` or `(of: x) { new in … }`; nil for all other forms.
  fileprivate func actionOfNewValue(_ call: CallFact) -> (node: NodeID, isTrailing: Bool)? {
    let parts = Array(tree.children(call.node))
    guard parts.count == 2, let value = tree.lastChild(parts[1]) else { return nil }
    if tree.kind(parts[1]) == .argument {
      return argument(Name("perform"), of: call).map { ($0, false) }
    }
    guard tree.kind(parts[1]) == .trailingClosure else { return nil }
    let scope = self[self[call.scope].function].scopes.first { self[$0].node == value }
    return scope.map { self[$0].slot.parameterCount } == 1 ? (value, true) : nil
  }

  /// Whether a place is compiled or reached for some system versions only.
  fileprivate func dependsOnVersion(_ node: NodeID) -> Bool {
    tree.ancestors(of: node).contains { outer in
      switch tree.kind(outer) {
      case .ifExpr, .guardStmt:
        tree.child(outer, .conditions).flatMap { tree.child($0, .availability) } != nil
      case .functionDecl, .variableDecl, .structDecl, .extensionDecl:
        tree.children(outer).contains { child in
          tree.kind(child) == .attribute
            && tree.firstChild(child).map { tree.name($0) } == Name("available")
        }
      default: false
      }
    }
  }
}

extension Tree {
  /// The written parameter of a closure that has one.
  fileprivate func onlyParameter(of closure: NodeID) -> NodeID? {
    guard kind(closure) == .closure else { return nil }
    return child(closure, .closureParameters).flatMap { firstChild($0) }
  }

  /// What a closure calls its parameter; nil for `_`.
  fileprivate func givenName(of parameter: NodeID) -> String? {
    let name = children(parameter).filter { kind($0) == .name }.last.map { nameText($0) }
    return name == "_" ? nil : name
  }

  /// A name and nothing else: `new`, not `(new: Int)`.
  fileprivate func isBare(_ parameter: NodeID) -> Bool {
    children(parameter).allSatisfy { kind($0) == .name }
  }
}
