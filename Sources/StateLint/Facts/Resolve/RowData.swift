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
  /// The collections of the host it is made from.
  package let collections: [HostCollection]
}

extension HostFacts {
  /// What the data of a loop is, `Array(…)` around it left out.
  func rowData(_ node: NodeID, in scope: Row<ScopeFact>, of file: Int32) -> RowData {
    let facts = project.facts(file)
    let inner = facts.contentOfCopy(node)
    let collections = collections(in: inner, scope, of: file)
    let questions = collections.compactMap(\.question)
    let asksForPlaces = questions.contains { $0 != .enumerated }
    let shape: RowData.Shape
    if facts.isRange(inner) {
      shape = asksForPlaces ? .places : .range
    } else if facts.calledName(inner) == .zip {
      shape = asksForPlaces ? .pairs : .elements
    } else if questions.contains(.enumerated) {
      shape = .pairs
    } else {
      shape = questions.contains(.indices) ? .places : .elements
    }
    return RowData(shape: shape, node: node, collections: collections)
  }

  /// The collections of this host that an expression mentions, also by way of locals and computed
  /// properties.
  func collections(
    in node: NodeID, _ scope: Row<ScopeFact>, of file: Int32, depth: Int = 0
  ) -> [HostCollection] {
    project.facts(file).uses(in: node, of: scope)
      .flatMap { collections(of: $0, in: file, depth: depth) }
  }

  private func collections(of use: UseFact, in file: Int32, depth: Int) -> [HostCollection] {
    let facts = project.facts(file)
    let members = facts.members(of: use)
    guard depth < 4 else { return [] }
    if use.local.exists {
      let local = facts[use.local]
      guard local.origin == .variable || local.origin == .optionalBinding, local.source.exists,
        !local.isVariable, local.source != use.root
      else { return [] }
      return collections(in: local.source, use.scope, of: file, depth: depth + 1)
        .map { $0.appending(members, facts) }
    }
    guard use.form != .type, use.form != .wholeSelf, let property = host.property(use.name) else {
      return []
    }
    guard property.fact.isComputed else {
      let whole = HostCollection(
        host: self, property: property, path: [], text: property.name, question: nil)
      return [whole.appending(members, facts)]
    }
    guard let getter = project.accessor(.getter, of: property.reference) else { return [] }
    let home = project.facts(getter.file)
    return home[getter.row].uses.flatMap {
      collections(of: home[$0], in: getter.file, depth: depth + 1)
    }.map { $0.appending(members, facts) }
  }
}

extension FileFacts {
  /// `a..<b`, `a...b`
  func isRange(_ node: NodeID) -> Bool {
    tree.kind(node) == .sequence
      && tree.children(node).contains {
        tree.kind($0) == .operatorRef && (tree.text($0) == "..<" || tree.text($0) == "...")
      }
  }

  /// What is inside of `Array(…)` and `Range(…)`.
  fileprivate func contentOfCopy(_ node: NodeID) -> NodeID {
    let name = calledName(node)
    guard name == .array || name == .range, let call = tree.lastChild(node),
      tree.kind(call) == .call, let argument = tree.child(call, .argument),
      tree.child(argument, .argumentLabel) == nil, let content = tree.lastChild(argument)
    else { return node }
    return content
  }

  /// `zip` in `zip(a, b)`.
  fileprivate func calledName(_ node: NodeID) -> Name? {
    guard tree.kind(node) == .chain, let base = tree.firstChild(node),
      tree.kind(base) == .nameExpr
    else { return nil }
    return tree.name(base)
  }
}
