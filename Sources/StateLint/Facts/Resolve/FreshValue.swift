import StateLintSyntax

extension ProjectIndex {
  /// How far one expression is followed into its parts.
  private static let freshnessLimit = 32

  /// In what way evaluating an expression gives another value each time; nil where it does not, or
  /// where nobody knows. Code of closures inside it does not count: it may run later.
  ///
  /// - Parameter declared: the name of the type it is known to have.
  package func freshness(
    of node: NodeID, at place: Standpoint, declared: Name? = nil, depth: Int = 0
  ) -> Freshness? {
    let tree = facts(place.file).tree
    guard node.exists, depth < ProjectIndex.freshnessLimit else { return nil }
    func first(_ nodes: some Sequence<NodeID>) -> Freshness? {
      for node in nodes {
        if let found = freshness(of: node, at: place, declared: declared, depth: depth + 1) {
          return found
        }
      }
      return nil
    }
    switch tree.kind(node) {
    case .chain: return freshness(ofChain: node, at: place, declared, depth)
    case .implicitMember:
      guard let declared, isOfSDK(declared, at: place) else { return nil }
      return FreshValues.member(tree.name(node), of: declared)
    case .stringLiteral, .arrayLiteral, .tupleExpr, .argument, .prefixExpr, .effectExpr:
      return first(tree.children(node))
    case .interpolation:
      // A second argument is a format: the day of a date is the same all day.
      let arguments = Array(tree.children(node))
      return arguments.count == 1 ? first(arguments) : nil
    case .ternary: return first(tree.children(node).dropFirst())
    case .sequence:
      let isKept = tree.children(node).allSatisfy {
        tree.kind($0) != .operatorRef || FreshValues.operatorRows.contains(tree.text($0))
      }
      return isKept ? first(tree.children(node)) : nil
    default: return nil
    }
  }

  /// In what way reading a computed property gives another value each time: some way through its
  /// getter ends in one.
  package func freshness(ofGetter property: Reference<PropertyFact>) -> Freshness? {
    let fact = fact(property)
    guard fact.isComputed, let getter = accessor(.getter, of: property) else { return nil }
    let tree = facts(getter.file).tree
    let declared = tree.lastTypeName(fact.type)
    for value in tree.results(of: facts(getter.file)[getter.row].body) {
      if let found = freshness(of: value, at: standpoint(getter), declared: declared) {
        return found
      }
    }
    return nil
  }

  // MARK: Chains

  private func freshness(
    ofChain node: NodeID, at place: Standpoint, _ declared: Name?, _ depth: Int
  ) -> Freshness? {
    let tree = facts(place.file).tree
    var links = Array(tree.children(node))[...]
    guard var base = links.popFirst() else { return nil }
    if tree.kind(base) == .nameExpr, SDKTypes.isModule(tree.name(base)),
      !declares(tree.name(base)), let inner = links.popFirst()
    {
      base = inner
    }
    let found: Freshness? =
      switch tree.kind(base) {
      case .implicitMember: implicit(tree.name(base), &links, declared, place)
      case .nameExpr, .memberAccess:
        tree.isUpperCase(base) && FreshValues.function(tree.name(base)) == nil
          ? member(of: base, &links, at: place, depth)
          : function(base, &links, at: place)
      case .stringLiteral, .arrayLiteral, .tupleExpr, .chain:
        freshness(of: base, at: place, declared: nil, depth: depth + 1)
      default: nil
      }
    guard let found else { return nil }
    let isKept = links.allSatisfy { link in
      switch tree.kind(link) {
      case .memberAccess: FreshValues.keeps(tree.name(link), found)
      case .call, .optionalChaining, .forceUnwrap: true
      default: false
      }
    }
    return isKept ? found : nil
  }

  /// `UUID()`, `Date.now`, `Int.random(in: …)`, `String(describing: …)`
  private func member(
    of base: NodeID, _ links: inout ArraySlice<NodeID>, at place: Standpoint, _ depth: Int
  ) -> Freshness? {
    let tree = facts(place.file).tree
    let name = tree.name(base)
    guard isOfSDK(name, at: place) else { return nil }
    if let next = links.first, tree.name(next) == .`init`, tree.kind(next) == .memberAccess {
      links.removeFirst()
    }
    guard let next = links.popFirst() else { return nil }
    if tree.kind(next) == .call {
      guard let argument = tree.child(next, .argument) else { return FreshValues.type(name) }
      guard let value = tree.lastChild(argument) else { return nil }
      if name == Name("ObjectIdentifier"),
        construction(value, declared: nil, at: place)?.shape.entity != nil
      {
        return .random
      }
      let inner = freshness(of: value, at: place, depth: depth + 1)
      return inner.flatMap { FreshValues.wraps(name, $0) ? $0 : nil }
    }
    guard tree.kind(next) == .memberAccess else { return nil }
    if tree.name(next) == .random {
      guard let call = links.popFirst(), isRandom(call, tree) else { return nil }
      return .random
    }
    // What stands between is a shared instance: `ProcessInfo.processInfo.systemUptime`.
    if let found = FreshValues.member(tree.name(next), of: name) { return found }
    guard let last = links.popFirst(), tree.kind(last) == .memberAccess else { return nil }
    return FreshValues.member(tree.name(last), of: name)
  }

  /// `.init()`, `.now`, `.random(in: …)` where the type is known.
  private func implicit(
    _ name: Name, _ links: inout ArraySlice<NodeID>, _ declared: Name?, _ place: Standpoint
  ) -> Freshness? {
    guard let declared, isOfSDK(declared, at: place) else { return nil }
    let tree = facts(place.file).tree
    guard let call = links.first, tree.kind(call) == .call else {
      return FreshValues.member(name, of: declared)
    }
    links.removeFirst()
    if name == .random { return isRandom(call, tree) ? .random : nil }
    guard name == .`init`, tree.child(call, .argument) == nil else { return nil }
    return FreshValues.type(declared)
  }

  /// `random(in:)` of the standard library, and `random()` where the project has none of its own.
  private func isRandom(_ call: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(call) == .call else { return false }
    guard let argument = tree.child(call, .argument) else {
      return functions.references(named: .random).isEmpty
    }
    return tree.child(argument, .argumentLabel).map { tree.name($0) } == .in
  }

  /// `arc4random()`
  private func function(
    _ base: NodeID, _ links: inout ArraySlice<NodeID>, at place: Standpoint
  ) -> Freshness? {
    let tree = facts(place.file).tree
    guard let found = FreshValues.function(tree.name(base)), let call = links.popFirst(),
      tree.kind(call) == .call, functions.references(named: tree.name(base)).isEmpty
    else { return nil }
    return found
  }

  /// Whether a name of a type surely means none of the project's own.
  private func isOfSDK(_ name: Name, at place: Standpoint) -> Bool {
    guard declares(name) else { return true }
    if case .sdk = meaning(of: name, in: place.file, type: place.type).meaning { return true }
    return false
  }
}
