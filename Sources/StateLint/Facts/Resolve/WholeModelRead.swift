import StateLintSyntax

/// A row that looks its element up in a collection of a model.
package struct WholeModelRead: Sendable {
  package let place: Place
  /// `household.chores`
  package let collection: String
  /// The name of the collection.
  package let member: String
}

extension HostFacts {
  /// The look-ups of this host, where the app draws it as a row.
  package var wholeModelReads: [WholeModelRead] {
    guard host.role == .view else { return [] }
    let found: [WholeModelRead] = drawnUses {
      $0.mayMeanMember && $0.access == .read && $0.node != $0.root && $0.form != .projection
    } make: { use, code in
      lookUp(use, in: code)
    }
    guard !found.isEmpty, host.settings(timings).contains(where: \.isInRow) else { return [] }
    return found
  }

  private func lookUp(_ use: UseFact, in code: UpdateCode) -> WholeModelRead? {
    let facts = project.facts(code.function.file)
    let tree = facts.tree
    guard let property = host.property(use.name), !property.fact.isComputed,
      property.shape.container == .none, let model = property.shape.unwrapped.entity,
      project.modelKind(of: model) == .observable
    else { return nil }
    let links = Array(tree.children(use.node).drop { $0 <= use.root })
    guard links.count >= 2, tree.kind(links[0]) == .memberAccess,
      let end = facts.endOfLookUp(links.dropFirst()),
      let member = project.property(tree.name(links[0]), of: model),
      isTrackedCollection(member, of: model),
      isKeyedByInput(from: links[1], through: end, use, facts)
    else { return nil }
    let start = tree.range(use.node).lowerBound
    return WholeModelRead(
      place: Place(code.function.file, start..<tree.range(end).upperBound),
      collection: tree.collapsedText(start..<tree.range(links[0]).upperBound),
      member: tree.nameText(links[0]))
  }

  /// A collection of values that somebody changes. Objects tell of their changes themselves.
  private func isTrackedCollection(
    _ member: Reference<PropertyFact>, of model: Row<TypeEntity>
  ) -> Bool {
    let fact = project.fact(member)
    let shape = project.shape(of: member)
    return !fact.isLet && fact.attributes.isEmpty && project.isFilled(member, of: model)
      && (shape.container == .array || shape.container == .dictionary)
      && project.modelKind(of: shape.element) == .value
  }

  /// Whether what is looked for is a value that the row is given, and nothing else.
  private func isKeyedByInput(
    from first: NodeID, through last: NodeID, _ use: UseFact, _ facts: FileFacts
  ) -> Bool {
    let keys = facts[facts[use.scope].function].uses.map { facts[$0] }.filter { key in
      !key.local.exists && first <= key.root && key.root.index < last.index + facts.size(of: last)
    }
    return !keys.isEmpty
      && keys.allSatisfy { key in
        guard key.mayMeanMember, let property = host.property(key.name) else { return false }
        return property.wrapper == nil && !property.hasAttributes && property.isSurelyValue
          && property.fact.isStored && !property.fact.hasDefault
      }
  }
}

extension FileFacts {
  /// Where `[index]` or `.first { $0.id == id }` ends.
  fileprivate func endOfLookUp(_ links: ArraySlice<NodeID>) -> NodeID? {
    guard let first = links.first else { return nil }
    if tree.kind(first) == .subscriptCall { return first }
    guard tree.kind(first) == .memberAccess, tree.name(first) == FileFacts.first,
      let call = links.dropFirst().first, tree.kind(call) == .call
    else { return nil }
    return call
  }

  private static let first = Name("first")

  fileprivate func size(of node: NodeID) -> Int32 { Int32(tree[node].size) }
}
