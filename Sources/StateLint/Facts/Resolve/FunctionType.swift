import StateLintSyntax

/// A written function type with what stands around it.
struct FunctionType {
  var file: Int32
  /// The `functionType` node.
  var node: NodeID
  /// `@escaping`, or optional, which escapes too.
  var isEscaping: Bool

  /// What calling it gives.
  enum Result {
    case nothing
    /// A view or other content of a builder.
    case view
    case other
  }
}

extension ProjectIndex {
  /// The function type a written type is: behind attributes, optional marks, parentheses and
  /// aliases of the project.
  func functionType(of node: NodeID, in file: Int32, depth: Int = 0) -> FunctionType? {
    guard node.exists, depth < TypeFinder.aliasLimit else { return nil }
    let facts = facts(file)
    let tree = facts.tree
    switch tree.kind(node) {
    case .functionType: return FunctionType(file: file, node: node, isEscaping: false)
    case .attributedType:
      guard let inner = tree.children(node).first(where: { tree.isType($0) }) else { return nil }
      var type = functionType(of: inner, in: file, depth: depth + 1)
      let isEscaping = tree.children(node).contains {
        tree.kind($0) == .attribute && tree.firstChild($0).map { tree.name($0) } == .escaping
      }
      if isEscaping { type?.isEscaping = true }
      return type
    case .optionalType, .implicitlyUnwrappedType:
      guard let inner = tree.firstChild(node) else { return nil }
      var type = functionType(of: inner, in: file, depth: depth + 1)
      type?.isEscaping = true
      return type
    case .tupleType:
      let elements = Array(tree.children(node))
      guard elements.count == 1, let inner = tree.lastChild(elements[0]) else { return nil }
      return functionType(of: inner, in: file, depth: depth + 1)
    case .typeName, .memberType:
      guard let alias = alias(tree.lastNameNode(node), from: file) else { return nil }
      return functionType(
        of: self.facts(alias.file).aliases[Int(alias.row.index)].target,
        in: alias.file, depth: depth + 1)
    default: return nil
    }
  }

  private func alias(_ node: NodeID, from file: Int32) -> Reference<AliasFact>? {
    let found = (declared[facts(file).tree.name(node)]?.aliases ?? []).filter {
      placement($0.file).module == placement(file).module
    }
    return found.count == 1 ? found[0] : nil
  }

  /// What a function type gives.
  func resultKind(
    of type: FunctionType, owner: Row<TypeFact>, function: FunctionFact?
  ) -> FunctionType.Result {
    let tree = facts(type.file).tree
    guard let result = tree.lastChild(type.node) else { return .other }
    if isVoid(result, tree) { return .nothing }
    return buildsContent(result, in: type.file, owner: owner, function: function) ? .view : .other
  }

  private func isVoid(_ node: NodeID, _ tree: Tree) -> Bool {
    if tree.kind(node) == .tupleType { return tree.firstChild(node) == nil }
    return tree.kind(node) == .typeName && tree.name(node) == Name.void
  }

  /// Whether a written type is a view or other content that SwiftUI draws: `some View`, a generic
  /// parameter constrained to it, a view type. Gestures are none.
  package func buildsContent(
    _ node: NodeID, in file: Int32, owner: Row<TypeFact>, function: FunctionFact?
  ) -> Bool {
    guard node.exists else { return false }
    let facts = facts(file)
    let tree = facts.tree
    switch tree.kind(node) {
    case .someType, .anyType, .optionalType, .implicitlyUnwrappedType, .attributedType, .arrayType:
      guard let inner = tree.children(node).first(where: { tree.isType($0) }) else { return false }
      return buildsContent(inner, in: file, owner: owner, function: function)
    case .compositionType:
      return tree.children(node).contains {
        buildsContent($0, in: file, owner: owner, function: function)
      }
    default: break
    }
    let name = tree.name(tree.lastNameNode(node))
    if SDKTypes.isContentProtocol(name) || SDKTypes.isView(name) { return true }
    if let constraint = constraint(on: name, owner: owner, function: function, in: file) {
      return buildsContent(constraint, in: file, owner: .none, function: nil)
    }
    if case .project(let entity) = shape(of: node, in: file, type: owner).meaning {
      return self[entity].traits.ancestors.contains { SDKTypes.isContentProtocol($0) }
    }
    return false
  }

  /// What a generic parameter in sight is constrained to.
  private func constraint(
    on name: Name, owner: Row<TypeFact>, function: FunctionFact?, in file: Int32
  ) -> NodeID? {
    let facts = facts(file)
    if let function, let found = facts.constraint(on: name, in: function.node) { return found }
    var current = owner
    while current.exists {
      let fact = facts[current]
      if let generic = facts[fact.generics].first(where: { $0.name == name }) {
        if generic.constraint.exists { return generic.constraint }
        return facts.constraint(on: name, in: fact.node)
      }
      // An extension sees the generic parameters of its type.
      if fact.kind == .extension, let entity = entity(of: current, in: file) {
        let part = self[entity].declaration
        if part.file == file, part.row != current {
          current = part.row
          continue
        }
      }
      current = fact.parent
    }
    return nil
  }
}

extension FileFacts {
  /// What a generic parameter of a declaration is constrained to, in its angles or its `where`.
  func constraint(on name: Name, in declaration: NodeID) -> NodeID? {
    if let list = tree.child(declaration, .genericParameters) {
      for parameter in tree.children(list) {
        guard let own = tree.child(parameter, .name), tree.name(own) == name else { continue }
        if let type = tree.children(parameter).first(where: { tree.isType($0) }) { return type }
      }
    }
    guard let clause = tree.child(declaration, .whereClause) else { return nil }
    let types = Array(tree.children(clause))
    for place in stride(from: 0, to: types.count - 1, by: 2)
    where tree.kind(types[place]) == .typeName && tree.name(types[place]) == name {
      return types[place + 1]
    }
    return nil
  }
}

extension Tree {
  /// The node of the last part of a type's name.
  package func lastNameNode(_ node: NodeID) -> NodeID {
    kind(node) == .memberType ? lastChild(node) ?? node : node
  }
}
