import StateLintSyntax

extension Property {
  /// Makes `@State` that callers fill a `@Binding` to what they pass; nil where one of them passes
  /// no state of its own, or where callers are perhaps not seen.
  package func boundToCallers(in host: Host) -> Repair? {
    guard wrapper == .state, fact.type.exists, !fact.hasDefault, !isImplicitlyNil,
      fact.accessors.isEmpty, isFilledByCallers(of: host)
    else { return nil }
    let sites = project.callSites(of: host.entity)
    let edits = sites.map { $0.bindingTo(self) }
    guard !sites.allSatisfy(\.isOutsideApp), !edits.contains(where: { $0 == nil }) else {
      return nil
    }
    return Repair(
      title: "Use `@Binding` and pass `$`",
      edits: replacing(wrapper: "Binding").edits + edits.flatMap { $0 ?? [] }, isSafe: false)
  }

  /// Makes a `@Binding` that is only read a `let`, and has callers pass the value.
  package func unbound(in host: Host) -> Repair? {
    guard wrapper == .binding, isFilledByCallers(of: host), let declaration = plainConstant else {
      return nil
    }
    let edits = project.callSites(of: host.entity).map { $0.valueBehindBinding(to: fact.name) }
    guard !edits.isEmpty, !edits.contains(where: { $0 == nil }) else { return nil }
    return Repair(
      title: "Make `\(name)` a plain `let` and pass the value",
      edits: declaration + edits.flatMap { $0 ?? [] }, isSafe: false)
  }

  /// Whether the memberwise initialiser is the only way to give a value, and each call of it is seen.
  private func isFilledByCallers(of host: Host) -> Bool {
    host.initializers.isEmpty && fact.bindingCount == 1
      && facts[fact.attributes].count == 1 && !host.mayHaveMore
      && project.placement(file).isModuleWhole
      && fact.modifiers.isDisjoint(with: [.public, .open])
      && !host.traits.hasUnknownAncestor && !host.isRequirement(fact.name)
      && !project.mayBeConstructedElsewhere(host.entity)
      && !host.hasMention(of: self) { $0.form == .storage }
  }
}

extension CallSite {
  /// What makes the argument a binding to the state that is passed; nil where it is anything else.
  fileprivate func bindingTo(_ property: Property) -> [Repair.Edit]? {
    guard let value = argument(property.fact.name) else { return nil }
    let tree = facts.tree
    let file = reference.file
    if let use = facts.uses(in: value, of: call.scope).first(where: { $0.node == value }),
      !use.local.exists, use.form == .bare || use.form == .onSelf, facts.members(of: use).isEmpty,
      let state = enclosingHost?.property(use.name), CallSite.bindable(state.wrapper),
      state.shape == property.shape
    {
      let start = tree.nameRange(use.root).lowerBound
      guard tree.range(use.root).upperBound == tree.range(value).upperBound else { return nil }
      return [.init(place: Place(file, start..<start), text: "$")]
    }
    guard isOutsideApp else { return nil }
    let text = ".constant(\(tree.text(value)))"
    return [.init(place: Place(file, tree.range(value)), text: text)]
  }

  private static func bindable(_ wrapper: Wrapper?) -> Bool {
    switch wrapper {
    case .state, .binding, .appStorage, .sceneStorage: true
    default: false
    }
  }

  /// What makes the argument `$x` or `.constant(x)` the value `x`; nil where it is anything else.
  fileprivate func valueBehindBinding(to label: Name) -> [Repair.Edit]? {
    guard let value = argument(label) else { return nil }
    let tree = facts.tree
    if let constant = facts.valueOfConstant(value) {
      let outer = tree.indentation(at: tree.range(value).lowerBound)
      let text = tree.text(tree.range(constant), indentedBy: outer)
      return [.init(place: Place(reference.file, tree.range(value)), text: text)]
    }
    guard let use = facts.uses(in: value, of: call.scope).first(where: { $0.node == value }),
      use.form == .projection, let dollar = tree.placeOfDollar(use.root),
      tree.kind(value) != .chain
        || tree.children(value).allSatisfy({ tree.kind($0) != .call && tree.kind($0) != .ifConfig })
    else { return nil }
    return [.init(place: Place(reference.file, dollar..<(dollar + 1)), text: "")]
  }
}

extension FileFacts {
  /// `x` in `.constant(x)` and `Binding.constant(x)`.
  fileprivate func valueOfConstant(_ node: NodeID) -> NodeID? {
    guard tree.kind(node) == .chain, let call = tree.lastChild(node), tree.kind(call) == .call
    else {
      return nil
    }
    let links = Array(tree.children(node))
    let isConstant =
      links.count == 2 && tree.kind(links[0]) == .implicitMember
      && tree.name(links[0]) == .constant
      || links.count == 3 && tree.name(links[0]) == .binding && tree.name(links[1]) == .constant
    guard isConstant, let argument = tree.child(call, .argument) else { return nil }
    return tree.lastChild(argument)
  }
}

extension Tree {
  /// Where the `$` of a name stands; nil for `$0`, which is no binding to anything.
  fileprivate func placeOfDollar(_ node: NodeID) -> Int? {
    let range = range(node)
    guard self[node].flags.contains(.dollar), range.count > 1,
      bytes[range.lowerBound + 1] >= UInt8(ascii: "A")
    else { return nil }
    return range.lowerBound
  }
}
