import StateLintSyntax

extension Host {
  /// Makes a selection of elements one of their ids: `Set<Item>` becomes `Set<Item.ID>`; nil where
  /// other code does something with an element in it.
  func selectingIDs(_ selection: Property, _ use: UseFact) -> Repair? {
    let tree = selection.facts.tree
    let fact = selection.fact
    guard selection.wrapper == .state, selection.isFileLocal || initializers.isEmpty,
      fact.bindingCount == 1, let type = elementType(of: fact, tree), !mayHaveMore,
      isEmptyAtFirst(fact, tree),
      mentions(of: selection).allSatisfy({ mention in
        mention.use.root == use.root || empties(mention)
      }),
      project.callSites(of: entity).allSatisfy({ $0.argument(fact.name) == nil })
    else { return nil }
    let end = tree.range(type).upperBound
    return Repair(
      title: "Select ids", edits: [.init(place: Place(selection.file, end..<end), text: ".ID")],
      isSafe: false)
  }

  /// `Item` in `Item?`, `Optional<Item>` and `Set<Item>`.
  private func elementType(of fact: PropertyFact, _ tree: Tree) -> NodeID? {
    guard fact.type.exists else { return nil }
    switch tree.kind(fact.type) {
    case .optionalType:
      return tree.firstChild(fact.type).flatMap { isPlain($0, tree) ? $0 : nil }
    case .typeName:
      guard let arguments = tree.child(fact.type, .genericArguments),
        let first = tree.firstChild(arguments), tree.lastChild(arguments) == first
      else { return nil }
      return isPlain(first, tree) ? first : nil
    default: return nil
    }
  }

  private func isPlain(_ type: NodeID, _ tree: Tree) -> Bool {
    (tree.kind(type) == .typeName && tree.firstChild(type) == nil) || tree.kind(type) == .memberType
  }

  /// Nothing, `nil`, `[]`, `.init()`, `Set()`: of what, the type says.
  private func isEmptyAtFirst(_ fact: PropertyFact, _ tree: Tree) -> Bool {
    guard fact.initializer.exists else { return true }
    return ["nil", "[]", ".init()", "Set()"].contains(tree.collapsedText(fact.initializer))
  }

  /// `selection = nil`, `selection.removeAll()`, `selection.isEmpty`, `selection.count`
  private func empties(_ mention: Mention) -> Bool {
    let facts = project.facts(mention.function.file)
    let use = mention.use
    guard use.form == .bare || use.form == .onSelf else { return false }
    let members = facts.members(of: use).map { facts.tree.nameText($0) }
    if use.access == .assign, members.isEmpty, let value = facts.tree.lastChild(use.write) {
      return ["nil", "[]"].contains(facts.tree.collapsedText(value))
    }
    return ["removeAll", "isEmpty", "count"].contains(members.first)
  }
}
