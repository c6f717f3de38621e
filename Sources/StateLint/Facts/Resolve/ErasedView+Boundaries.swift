import StateLintSyntax

extension ProjectIndex {
  static let anyView = Name("AnyView")

  /// Whether a call may make an `AnyView`, as far as it tells by itself.
  func mayBeAnyView(_ call: CallFact) -> Bool {
    call.name == ProjectIndex.anyView || call.name == .`init` || isAlias(call.name)
  }

  /// Whether a call makes SwiftUI's `AnyView`.
  func constructsAnyView(_ call: CallFact, in file: Int32) -> Bool {
    guard let written = facts(file).tree.constructedName(call),
      written == ProjectIndex.anyView || isAlias(written)
    else { return false }
    if case .sdk(let name) = finder.constructed(by: call, in: file).meaning {
      return name == ProjectIndex.anyView
    }
    return false
  }

  /// The written result of a function that returns `AnyView` or an optional one.
  func erasedResult(of function: Reference<FunctionFact>) -> NodeID? {
    let fact = fact(function)
    return isAnyView(fact.result, in: function.file, owner: fact.owner) ? fact.result : nil
  }

  private func isAnyView(_ type: NodeID, in file: Int32, owner: Row<TypeFact>) -> Bool {
    guard type.exists else { return false }
    let shape = shape(of: type, in: file, type: owner)
    guard shape.container == .none, case .sdk(let name) = shape.meaning else { return false }
    return name == ProjectIndex.anyView
  }

  /// Whether a protocol of the project above a type declares a member of this name.
  func isDeclaredInProtocol(_ name: Name, above entity: Row<TypeEntity>) -> Bool {
    var seen: Set<Row<TypeEntity>> = []
    var next = ancestors(of: entity)
    while let ancestor = next.popLast() {
      guard seen.insert(ancestor).inserted else { continue }
      if property(name, of: ancestor) != nil || !functions(name, of: ancestor).isEmpty {
        return true
      }
      next += ancestors(of: ancestor)
    }
    return false
  }

  /// Whether what stands around an `AnyView` asks for one, or may do so.
  func mustBeErased(_ call: CallFact, in function: Reference<FunctionFact>) -> Bool {
    let facts = facts(function.file)
    let tree = facts.tree
    if holdsExistential(call, in: function) { return true }
    var inner = call.chain
    for node in tree.ancestors(of: call.chain).reversed() {
      switch tree.kind(node) {
      case .ternary, .tupleExpr, .effectExpr: break
      case .argument:
        guard let list = tree.parent(of: node) else { return true }
        if tree.kind(list) == .tupleExpr { break }
        guard tree.kind(list) == .call,
          let outer = facts[function.row].calls.first(where: { facts[$0].node == list })
        else { return true }
        return asksForAnyView(facts[outer], with: call, in: function.file)
      case .sequence, .arrayLiteral, .dictionaryElement, .assignment, .binding, .inoutExpr:
        // The right side of `??`, an element, a value of a written type.
        return true
      case .chain where tree.firstChild(node) == inner: break
      case .codeBlock:
        // Only what stands directly in an `#if` about debugging.
        return isDebugAid(node, tree)
      case .ifConfigClause, .ifConfig: return isDebugAid(node, tree)
      default: return false
      }
      inner = node
    }
    return false
  }

  /// `AnyView(page)` where `page` is `any View`: the type is hidden already.
  private func holdsExistential(
    _ call: CallFact, in function: Reference<FunctionFact>
  ) -> Bool {
    let tree = facts(function.file).tree
    guard let argument = tree.child(call.node, .argument), let value = tree.lastChild(argument)
    else { return false }
    if shape(ofExpression: value, at: standpoint(function)).form == .existential { return true }
    guard tree.kind(value) == .chain,
      let name = Array(tree.children(value)).last(where: { tree.kind($0) == .memberAccess })
    else { return false }
    return functions.references(named: tree.name(name)).contains {
      let result = fact($0).result
      return result.exists && facts($0.file).tree.kind(result) == .anyType
    }
  }

  private func isDebugAid(_ node: NodeID, _ tree: Tree) -> Bool {
    (tree.ancestors(of: node) + [node]).contains { around in
      guard tree.kind(around) == .ifConfigClause, let condition = tree.firstChild(around) else {
        return false
      }
      return tree.kind(condition) == .opaque && tree.contains("debug", in: tree.range(condition))
    }
  }

  private func asksForAnyView(
    _ outer: CallFact, with call: CallFact, in file: Int32
  ) -> Bool {
    let facts = facts(file)
    if facts.tree.constructedName(outer) != nil {
      switch finder.constructed(by: outer, in: file).meaning {
      case .sdk(let name): return !SDKTypes.isView(name)
      case .project(let entity): return takesAnyView(entity)
      case .generic, .ambiguous, .unknown: return true
      }
    }
    guard outer.form == .member, functions.references(named: outer.name).isEmpty,
      let label = ViewTakers.label(of: outer.name)
    else { return true }
    return label == .background && isLeaf(call, in: file)
  }

  private func takesAnyView(_ entity: Row<TypeEntity>) -> Bool {
    let own = initializers(of: entity)
    if own.isEmpty {
      return memberwiseParameters(of: entity).contains { row in
        let file = self[entity].declaration.file
        let fact = facts(file)[row]
        return isAnyView(fact.type, in: file, owner: fact.owner)
      }
    }
    return own.contains { initializer in
      let home = facts(initializer.file)
      let fact = home[initializer.row]
      return home[fact.parameters].contains {
        isAnyView($0.type, in: initializer.file, owner: fact.owner)
      }
    }
  }

  /// `AnyView(Color.red)`: nothing that keeps state is inside.
  private func isLeaf(_ call: CallFact, in file: Int32) -> Bool {
    let tree = facts(file).tree
    guard let argument = tree.child(call.node, .argument), let value = tree.lastChild(argument),
      tree.kind(value) == .chain, let base = tree.firstChild(value)
    else { return false }
    return ContentTypeTable.type(named: tree.name(base))?.isStateless ?? false
  }
}

/// Modifiers that take a view of any type as their argument.
/// Source: Apple's documentation of each.
enum ViewTakers {
  enum Place: String {
    case background, other
  }
  static let rows: [(modifier: String, place: Place)] = [
    ("background", .background), ("contextMenu", .other), ("listRowBackground", .background),
    ("mask", .other), ("navigationBarItems", .other), ("overlay", .other),
    ("tabItem", .other),
  ]
  static func label(of modifier: Name) -> Place? { places[modifier] }

  private static let places = Dictionary(rows.map { (Name($0.modifier), $0.place) }) { one, _ in
    one
  }
}
