import StateLintSyntax

/// An expression that makes a new instance of a class of the project.
package struct Construction: Sendable {
  package let node: NodeID
  package let shape: TypeShape
  package let kind: ModelKind
  /// The expression as written.
  package let source: String
}

extension ProjectIndex {
  /// The construction an expression is: `Cart()`, `Cart.init(…)`, `Cart.make()`, `.init()` where the
  /// declared type is known. Shared instances and other values are none.
  package func construction(
    _ node: NodeID, declared: TypeShape?, at place: Standpoint, depth: Int = 0
  ) -> Construction? {
    let tree = facts(place.file).tree
    guard node.exists, tree.kind(node) == .chain, let base = tree.firstChild(node) else {
      return nil
    }
    let links = Array(tree.children(node).dropFirst())
    guard let last = links.last, tree.kind(last) == .call else { return nil }
    var shape = TypeShape.unknown
    switch tree.kind(base) {
    case .implicitMember:
      guard links.count == 1, tree.name(base) == .`init`, let declared else { return nil }
      shape = declared.unwrapped
    case .nameExpr where tree.isUpperCase(base):
      shape = self.shape(ofChain: node, at: place)
      guard isOneConstruction(links, tree), shape.entity != nil else { return nil }
      if let factory = lowerCaseMember(links, tree), !isFactory(factory, shape, tree, depth) {
        return nil
      }
    default: return nil
    }
    guard shape.container == .none, !shape.isOptional, let entity = shape.entity else { return nil }
    let written = tree.collapsedText(node)
    let name = facts(self[entity].declaration.file).tree.nameText(
      fact(self[entity].declaration).nameNode)
    return Construction(
      node: node, shape: shape, kind: modelKind(of: entity),
      source: written.hasPrefix(".init") ? name + written.dropFirst(".init".count) : written)
  }

  /// The construction that reading a computed property is: `model.editorModel` where its getter only
  /// makes one.
  func construction(byReading node: NodeID, at place: Standpoint) -> Construction? {
    let tree = facts(place.file).tree
    guard node.exists, tree.kind(node) == .chain, let member = tree.lastChild(node),
      tree.kind(member) == .memberAccess,
      let owner = shape(ofChain: node, upTo: member, at: place).unwrapped.entity,
      let property = property(tree.name(member), of: owner), fact(property).isComputed,
      let getter = accessor(.getter, of: property)
    else { return nil }
    let home = facts(getter.file)
    guard let value = home.tree.onlyValue(of: home[getter.row].body) else { return nil }
    return construction(value, declared: shape(of: property), at: standpoint(getter))
  }

  /// Member names, then one call at the end.
  private func isOneConstruction(_ links: [NodeID], _ tree: Tree) -> Bool {
    links.dropLast().allSatisfy { tree.kind($0) == .memberAccess }
  }

  private func lowerCaseMember(_ links: [NodeID], _ tree: Tree) -> NodeID? {
    links.first {
      tree.kind($0) == .memberAccess && !tree.isUpperCase($0) && tree.name($0) != .`init`
    }
  }

  /// A static function whose one statement constructs its result. A factory may ask another one,
  /// but not itself for ever.
  private func isFactory(
    _ member: NodeID, _ shape: TypeShape, _ tree: Tree, _ depth: Int
  ) -> Bool {
    guard depth < 4, let entity = shape.entity,
      !assumptions.isShared(tree.name(member), of: self[entity].name)
    else { return false }
    let found = functions(tree.name(member), of: entity).filter { fact($0).isStatic }
    guard found.count == 1 else { return false }
    let facts = facts(found[0].file)
    guard let value = facts.tree.onlyValue(of: facts[found[0].row].body) else { return false }
    return construction(value, declared: shape, at: standpoint(found[0]), depth: depth + 1) != nil
  }
}
