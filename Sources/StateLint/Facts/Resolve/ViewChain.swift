import StateLintSyntax

extension ProjectIndex {
  /// Whether a call is surely a modifier of a view: what its chain begins with is one.
  package func isModifierOfView(_ call: CallFact, in file: Int32) -> Bool {
    let facts = facts(file)
    let owner = facts[facts[call.scope].function].owner
    // A project's own modifier of that name may be meant.
    let isOwn = functions.references(named: call.name).contains { extendsView($0) }
    if isOwn { return false }
    if call.form == .bare || call.form == .onSelf {
      return owner.exists && facts[owner].kind == .extension && facts[owner].name == .view
        && entity(of: owner, in: file) == nil
    }
    guard call.form == .member else { return false }
    let links = Array(facts.tree.children(call.chain).prefix { $0 != call.callee })
    return beginsWithView(links, call, in: file)
  }

  private func extendsView(_ function: Reference<FunctionFact>) -> Bool {
    let fact = fact(function)
    return fact.owner.exists && facts(function.file)[fact.owner].kind == .extension
      && facts(function.file)[fact.owner].name == .view
  }

  private func beginsWithView(_ links: [NodeID], _ call: CallFact, in file: Int32) -> Bool {
    let facts = facts(file)
    let tree = facts.tree
    var links = links[...]
    guard var base = links.popFirst(), tree.kind(base) == .nameExpr else { return false }
    if tree[base].detail == .self {
      guard let next = links.popFirst(), tree.kind(next) == .memberAccess else { return false }
      base = next
    }
    if tree.isUpperCase(base) {
      if SDKTypes.isModule(tree.name(base)), !declares(tree.name(base)), let next = links.popFirst()
      {
        base = next
      }
      return isViewType(base, behind: links, call, in: file)
    }
    let isCalled = links.first.map { tree.kind($0) == .call } ?? false
    if call.root.exists, facts[call.root].local.exists {
      guard !isCalled else { return false }
      return isGivenView(facts[facts[call.root].local], links, call, in: file)
    }
    return isOwnContent(tree.name(base), isCalled: isCalled, call, in: file)
  }

  /// `Circle()`, `Page(…)`, `Color.green`
  private func isViewType(
    _ base: NodeID, behind links: ArraySlice<NodeID>, _ call: CallFact, in file: Int32
  ) -> Bool {
    let facts = facts(file)
    let tree = facts.tree
    let owner = facts[facts[call.scope].function].owner
    guard let next = links.first else { return false }
    let isCalled = tree.kind(next) == .call
    switch meaning(of: tree.name(base), in: file, type: owner).meaning {
    case .sdk(let name):
      let isStatic = tree.kind(next) == .memberAccess && tree.name(next) != .`self`
      return SDKTypes.isView(name) && (isCalled || isStatic)
    case .project(let entity): return isCalled && conforms(entity, to: .view)
    case .generic, .ambiguous, .unknown: return false
    }
  }

  /// The `content` of a modifier, the `label` of a style's configuration.
  private func isGivenView(
    _ local: LocalFact, _ links: ArraySlice<NodeID>, _ call: CallFact, in file: Int32
  ) -> Bool {
    let facts = facts(file)
    let function = facts[facts[call.scope].function]
    guard local.origin == .parameter, let entity = entity(of: function.owner, in: file),
      let host = host(entity), host.isRequirement(function)
    else { return false }
    switch host.role {
    case .viewModifier, .transition: return true
    case .style:
      guard let part = links.first, facts.tree.kind(part) == .memberAccess else { return false }
      return ProjectIndex.partsOfConfigurations.contains(facts.tree.name(part))
    default: return false
    }
  }

  /// The views in configurations of styles. Source: the documentation of each style.
  private static let partsOfConfigurations: Set<Name> = [
    .content, Name("currentValueLabel"), Name("icon"), Name("label"), Name("title"),
  ]

  /// A property or method of the type around it that gives a view.
  private func isOwnContent(
    _ name: Name, isCalled: Bool, _ call: CallFact, in file: Int32
  ) -> Bool {
    let facts = facts(file)
    let function = facts[facts[call.scope].function]
    guard let entity = entity(of: function.owner, in: file) else { return false }
    if isCalled {
      let found = functions(name, of: entity)
      if found.count == 1 { return returnsContent(fact(found[0]), in: found[0].file) }
    }
    guard let property = property(name, of: entity) else { return false }
    if let getter = accessor(.getter, of: property) {
      return !isCalled && returnsContent(fact(getter), in: getter.file)
    }
    return isGenericView(fact(property).type, isCalled: isCalled, of: entity, in: property.file)
  }

  /// `Content` or `() -> Content` where `Content` is a generic view of the type.
  private func isGenericView(
    _ type: NodeID, isCalled: Bool, of entity: Row<TypeEntity>, in file: Int32
  ) -> Bool {
    let tree = facts(file).tree
    guard type.exists else { return false }
    var type = type
    if isCalled {
      guard tree.kind(type) == .functionType, let result = tree.lastChild(type) else {
        return false
      }
      type = result
    }
    guard tree.kind(type) == .typeName else { return false }
    let part = self[entity].declaration
    let home = facts(part.file)
    return home[home[part.row].generics].contains {
      $0.name == tree.name(type) && $0.constraint.exists
        && home.tree.lastTypeName($0.constraint) == .view
    }
  }
}
