import StateLintSyntax

/// What a loop makes its rows from.
package struct RowData: Sendable {
  package enum Shape: Sendable {
    /// The elements of a collection: `names`, `$names`.
    case elements
    /// Its places, without the elements: `names.indices`, `0..<names.count`.
    case places
    /// Pairs of a place and an element: `names.enumerated()`, `zip(names.indices, names)`.
    case pairs
    /// Any other range of numbers: `0..<columns`.
    case range
  }
  package let shape: Shape
  /// The expression as written.
  package let node: NodeID
  /// The collection: the property of the host at the root, and what is read of it.
  package let source: UseFact?
}

extension FileFacts {
  /// What the data of a loop is, `Array(…)` around it left out.
  func rowData(_ node: NodeID, in scope: Row<ScopeFact>) -> RowData {
    let inner = content(ofArray: node)
    let uses = self.uses(in: inner, of: scope)
    let members = uses.first.map { self.members(of: $0).map { tree.name($0) } } ?? []
    let isOne = uses.count == 1
    func data(_ shape: RowData.Shape) -> RowData {
      RowData(shape: shape, node: node, source: uses.first)
    }
    if isRange(inner) {
      return data(isOne && members.last == .count ? .places : .range)
    }
    if members.last == .indices { return data(callName(inner) == .zip ? .pairs : .places) }
    if members.last == .enumerated, isOne { return data(.pairs) }
    return RowData(shape: .elements, node: node, source: isOne ? uses.first : nil)
  }

  /// `a..<b`, `a...b`
  func isRange(_ node: NodeID) -> Bool {
    tree.kind(node) == .sequence
      && tree.children(node).contains {
        tree.kind($0) == .operatorRef && (tree.text($0) == "..<" || tree.text($0) == "...")
      }
  }

  /// The bounds of a range.
  func bounds(ofRange node: NodeID) -> [NodeID] {
    tree.children(node).filter { tree.kind($0) != .operatorRef }
  }

  private func content(ofArray node: NodeID) -> NodeID {
    guard callName(node) == .array, let call = tree.lastChild(node), tree.kind(call) == .call,
      let argument = tree.child(call, .argument),
      tree.child(argument, .argumentLabel) == nil
    else { return node }
    return tree.lastChild(argument) ?? node
  }

  /// `zip` in `zip(a, b)`.
  private func callName(_ node: NodeID) -> Name? {
    guard tree.kind(node) == .chain, let base = tree.firstChild(node),
      tree.kind(base) == .nameExpr
    else { return nil }
    return tree.name(base)
  }
}
