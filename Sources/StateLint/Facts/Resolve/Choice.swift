import StateLintSyntax

/// An `if` with its `else`, or a `switch`.
struct Choice {
  let node: NodeID
  let scope: Row<ScopeFact>
  /// The conditions of the first `if`, or the subject of the `switch`.
  let subject: NodeID
  let blocks: [NodeID]
  let isSwitch: Bool
  /// `if #available(…)`: decided once for the process.
  let asksForVersion: Bool
}

extension FileFacts {
  /// The choices among the statements of a function, those in its closures too, in reading order.
  func choices(in function: Row<FunctionFact>) -> [Choice] {
    let body = self[function].body
    guard body.exists else { return [] }
    return nodes(in: body).compactMap { id -> Choice? in
      switch tree.kind(id) {
      case .ifExpr where !isElse(id): return ifChoice(id, function)
      case .switchExpr: return switchChoice(id, function)
      default: return nil
      }
    }
  }

  private func isElse(_ id: NodeID) -> Bool {
    tree.parent(of: id).map { tree.kind($0) == .ifExpr } ?? false
  }

  private func ifChoice(_ id: NodeID, _ function: Row<FunctionFact>) -> Choice? {
    guard let subject = tree.child(id, .conditions) else { return nil }
    var blocks: [NodeID] = []
    var asksForVersion = false
    var branch: NodeID? = id
    while let current = branch {
      branch = nil
      for child in tree.children(current) {
        switch tree.kind(child) {
        case .codeBlock: blocks.append(child)
        case .ifExpr: branch = child
        case .conditions:
          asksForVersion =
            asksForVersion || tree.children(child).contains { tree.kind($0) == .availability }
        default: break
        }
      }
    }
    return Choice(
      node: id, scope: scope(around: id, in: function), subject: subject, blocks: blocks,
      isSwitch: false, asksForVersion: asksForVersion)
  }

  private func switchChoice(_ id: NodeID, _ function: Row<FunctionFact>) -> Choice? {
    guard let subject = tree.firstChild(id) else { return nil }
    // What stands behind `default` is for values that mostly do not come.
    let blocks = tree.children(id)
      .filter { tree.kind($0) == .switchCase && tree.child($0, .caseItem) != nil }
      .compactMap { tree.child($0, .codeBlock) }
    return Choice(
      node: id, scope: scope(around: id, in: function), subject: subject, blocks: Array(blocks),
      isSwitch: true, asksForVersion: false)
  }

  /// The innermost scope of a function that a node stands in.
  func scope(around node: NodeID, in function: Row<FunctionFact>) -> Row<ScopeFact> {
    var found = Row<ScopeFact>(Int(self[function].scopes.start))
    for row in self[function].scopes where tree.contains(self[row].node, node) { found = row }
    return found
  }

  /// Whether a function says `return` outside of its closures.
  func returns(in scope: Row<ScopeFact>) -> Bool {
    let function = self[scope].function
    return nodes(in: self[scope].node).contains { id in
      tree.kind(id) == .returnStmt && self.scope(around: id, in: function) == scope
    }
  }

  /// Whether a branch is about something that its own condition has bound: `case .chat(let id)`.
  func isAboutBoundNames(_ root: BranchRoot, of choice: Choice) -> Bool {
    guard let call = root.call else { return false }
    return uses(in: call.node, of: choice.scope).contains { use in
      guard use.local.exists, tree.contains(choice.node, self[use.local].node) else { return false }
      return self[use.local].origin == .pattern || self[use.local].origin == .optionalBinding
    }
  }

  /// Whether two branches show one view to SwiftUI's eye, apart from the place: the same type, with
  /// the same data. Two `.id`s or two `.transition`s say that one is meant to leave.
  func isSameView(_ first: BranchRoot, _ second: BranchRoot) -> Bool {
    guard tree.name(first.name) == tree.name(second.name),
      (first.call == nil) == (second.call == nil)
    else { return false }
    for modifier in [Name.id, Name("transition")]
    where hasModifier(modifier, first) && hasModifier(modifier, second) {
      return false
    }
    guard let one = first.call, let other = second.call else { return true }
    let arguments = Array(tree.children(one.node))
    let others = Array(tree.children(other.node))
    return arguments.count == others.count
      && zip(arguments, others).allSatisfy { isSameData($0, $1) }
  }

  private func hasModifier(_ name: Name, _ root: BranchRoot) -> Bool {
    tree.kind(root.view) == .chain
      && tree.children(root.view).contains {
        tree.kind($0) == .memberAccess && tree.name($0) == name
      }
  }

  /// The same text, or a flag or case that only says how it looks.
  private func isSameData(_ one: NodeID, _ other: NodeID) -> Bool {
    if isSameText(one, other) { return true }
    guard let value = tree.lastChild(one), let otherValue = tree.lastChild(other) else {
      return false
    }
    let label = tree.child(one, .argumentLabel).map { tree.name($0) }
    let otherLabel = tree.child(other, .argumentLabel).map { tree.name($0) }
    return label == otherLabel && tree.kind(value) == tree.kind(otherValue)
      && (tree.kind(value) == .booleanLiteral || tree.kind(value) == .implicitMember)
  }

  /// Whether two pieces of code differ in nothing but blanks and `self.`.
  private func isSameText(_ one: NodeID, _ other: NodeID) -> Bool {
    var first = tree.range(one)
    var second = tree.range(other)
    while true {
      let byte = nextByte(&first)
      guard byte == nextByte(&second) else { return false }
      if byte == nil { return true }
    }
  }

  /// The first byte of a range that says something; the range then begins behind it.
  private func nextByte(_ range: inout Range<Int>) -> UInt8? {
    while let place = range.first {
      let byte = tree.bytes[place]
      let isSelf =
        byte == UInt8(ascii: "s") && tree.bytes[place...].starts(with: "self.".utf8)
      range = min(range.upperBound, place + (isSelf ? 5 : 1))..<range.upperBound
      if !isSelf, byte != 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return byte }
    }
    return nil
  }
}
