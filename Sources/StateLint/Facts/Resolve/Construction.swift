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
    guard depth < 4, let entity = shape.entity else { return false }
    let found = functions(tree.name(member), of: entity).filter { fact($0).isStatic }
    guard found.count == 1 else { return false }
    let facts = facts(found[0].file)
    let body = facts[found[0].row].body
    guard body.exists else { return false }
    let statements = Array(facts.tree.children(body))
    guard statements.count == 1 else { return false }
    let value =
      facts.tree.kind(statements[0]) == .returnStmt
      ? facts.tree.firstChild(statements[0]) ?? statements[0] : statements[0]
    return construction(value, declared: shape, at: standpoint(found[0]), depth: depth + 1) != nil
  }
}
