import StateLintSyntax

extension Tree {
  /// The name directly before the callee in its chain: `Row` in `Row.init(…)`.
  func nameBefore(_ call: CallFact) -> NodeID? { name(before: call.callee, in: call.chain) }

  /// The name directly before a link of a chain.
  func name(before link: NodeID, in chain: NodeID) -> NodeID? {
    var last: NodeID?
    for child in children(chain) {
      if child == link { return last }
      switch kind(child) {
      case .nameExpr, .memberAccess, .implicitMember: last = child
      default: last = nil
      }
    }
    return nil
  }

  /// The type a call may construct: `Row(…)`, `Row.init(…)`, `UI.Row(…)`.
  func constructedName(_ call: CallFact) -> Name? {
    guard call.callee.exists, call.form == .bare || call.form == .member else { return nil }
    if call.name == .`init`, call.form == .member { return nameBefore(call).map { name($0) } }
    return call.isUpperCase ? call.name : nil
  }

  /// What stands behind `forKey:` in a call.
  func keyArgument(of call: NodeID) -> NodeID? {
    for argument in children(call) where kind(argument) == .argument {
      if let label = child(argument, .argumentLabel), name(label) == .forKey {
        return lastChild(argument)
      }
    }
    return nil
  }

  /// The last name of a plain path, or the type of `Wind()` and `Wind.shared`.
  func nameOfObject(_ node: NodeID) -> Name? {
    if kind(node) == .nameExpr { return name(node) }
    guard kind(node) == .chain, let base = firstChild(node) else { return nil }
    if kind(base) == .nameExpr, isUpperCase(base) { return name(base) }
    return children(node).filter { kind($0) == .memberAccess }.last.map { name($0) }
  }

  /// The member that a write changes: `count` in `self.count += 1`, `items` in
  /// `model.items[0] = x` and in `model.items.append(x)`.
  func writtenMember(of use: UseFact) -> Name {
    var last = use.form == .storage ? use.name : name(use.root)
    guard use.node != use.root, kind(use.node) == .chain else { return last }
    var pending: Name?
    for child in children(use.node) where child > use.root {
      switch kind(child) {
      case .memberAccess:
        // The last member of a mutating call is the method.
        if let name = pending { last = name }
        pending = name(child)
        guard use.access != .mutatingCall else { continue }
        last = name(child)
        pending = nil
      case .call: return last
      default: break
      }
    }
    return last
  }
}

extension FileFacts {
  /// The name directly before the callee in its chain: `Row` in `Row.init(…)`.
  package func nameBefore(_ call: CallFact) -> NodeID? { tree.nameBefore(call) }
}
