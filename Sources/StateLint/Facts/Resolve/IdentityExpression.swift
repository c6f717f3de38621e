import StateLintSyntax

/// An expression that SwiftUI compares from pass to pass: `.id(…)`, `.task(id:)`,
/// `.animation(_:value:)`, `.onChange(of:)`, `ForEach(_:id:)`.
package struct IdentityExpression: Sendable {
  package enum Use: Sendable {
    /// It says which view this is: `.id(…)`.
    case view
    /// It says which row this is: `ForEach(…, id: …)`.
    case row
    /// A change of it sets something off: the name of the modifier.
    case trigger(String)
  }
  package let use: Use
  package let place: Place
  /// The expression as written.
  package let text: String
  /// Whether a comment right above says something about it: somebody means it so.
  package var isExplained = false
  /// Takes the modifier away, where it only says which view this is.
  package var repair: Repair? = nil

  /// The modifiers that compare an argument, see `comparedArgument(of:)`.
  fileprivate static let modifiers: Set<Name> = [.id, .task, .onChange, .animation]
}

extension HostFacts {
  /// The identity expressions in code that is drawn and whose value is another one on each pass.
  package var freshIdentities: [IdentityExpression] {
    drawnCalls {
      switch $0.form {
      case .member: IdentityExpression.modifiers.contains($0.name)
      case .bare: $0.isUpperCase && SDKTypes.handsOutElements($0.name)
      default: false
      }
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      switch call.form {
      case .member: return freshModifier(call, in: code)
      case .bare: return freshRowKey(call, in: code)
      default: return nil
      }
    }
  }

  private func freshModifier(_ call: CallFact, in code: UpdateCode) -> IdentityExpression? {
    let facts = project.facts(code.function.file)
    let place = project.standpoint(code.function)
    guard let value = facts.comparedArgument(of: call),
      project.freshness(of: value, at: place) != nil,
      project.mayModifyView(call, at: place)
    else { return nil }
    return IdentityExpression(
      use: call.name == .id ? .view : .trigger(facts.tree.nameText(call.callee)),
      place: Place(code.function.file, facts.tree.range(value)),
      text: facts.tree.collapsedText(value),
      isExplained: call.name == .id && facts.isCommented(above: call),
      repair: droppingID(call, in: code.function.file))
  }

  private func droppingID(_ call: CallFact, in file: Int32) -> Repair? {
    guard call.name == .id, let range = project.facts(file).tree.modifierRange(call) else {
      return nil
    }
    return Repair(
      title: "Drop `.id`", edits: [.init(place: Place(file, range), text: "")], isSafe: false)
  }

  /// `ForEach(berths, id: \.ticket)`, where `ticket` is computed and another one each time.
  private func freshRowKey(_ call: CallFact, in code: UpdateCode) -> IdentityExpression? {
    let facts = project.facts(code.function.file)
    let tree = facts.tree
    guard call.callee.exists,
      let key = facts.argument(.id, of: call), tree.kind(key) == .keyPath
    else { return nil }
    let members = tree.children(key).filter { tree.kind($0) == .memberAccess }
    let place = project.standpoint(code.function)
    guard members.count == 1, let entity = root(of: key, call, at: place),
      let property = project.property(tree.name(members[0]), of: entity),
      project.freshness(ofGetter: property) != nil
    else { return nil }
    return IdentityExpression(
      use: .row, place: Place(code.function.file, tree.range(key)),
      text: tree.collapsedText(key))
  }

  /// The type a key path starts from: the written one, else the element of the data.
  private func root(of key: NodeID, _ call: CallFact, at place: Standpoint) -> Row<TypeEntity>? {
    let tree = project.facts(place.file).tree
    if let first = tree.firstChild(key), tree.isType(first) {
      return project.shape(of: first, in: place.file, type: place.type).entity
    }
    guard let first = tree.child(call.node, .argument), tree.child(first, .argumentLabel) == nil,
      let data = tree.lastChild(first)
    else { return nil }
    let shape = project.shape(ofExpression: data, at: place)
    return shape.container == .none ? nil : shape.element.entity
  }
}

extension ProjectIndex {
  /// Whether a call may be the modifier of a view: what it is called on is no other type of the
  /// project, and no other type has a method of that name.
  fileprivate func mayModifyView(_ call: CallFact, at place: Standpoint) -> Bool {
    let base = shape(ofChain: call.chain, upTo: call.callee, at: place)
    if let entity = base.entity { return self[entity].traits.hostRole != nil }
    return !functions.references(named: call.name).contains { candidate in
      let facts = facts(candidate.file)
      let owner = facts[candidate.row].owner
      guard facts[candidate.row].kind == .function, owner.exists else { return false }
      return facts[owner].name != .view
        && placement(candidate.file).module == placement(place.file).module
    }
  }
}

extension FileFacts {
  /// Whether a comment stands right above a modifier.
  fileprivate func isCommented(above call: CallFact) -> Bool {
    let dot = tree.range(call.callee).lowerBound - 1
    return isCommented(endingAt: dot) { _ in true }
  }

  /// The argument of a modifier that SwiftUI compares with the one of the pass before.
  fileprivate func comparedArgument(of call: CallFact) -> NodeID? {
    switch call.name {
    case .id: return argument(nil, of: call)
    case .task: return argument(.id, of: call)
    case .onChange: return argument(.of, of: call)
    case .animation: return argument(.value, of: call)
    default: return nil
    }
  }

  /// The first argument in parentheses with a label.
  func argument(_ label: Name?, of call: CallFact) -> NodeID? {
    for argument in tree.children(call.node) where tree.kind(argument) == .argument {
      let written = tree.child(argument, .argumentLabel).map { tree.name($0) }
      if written == label { return tree.lastChild(argument) }
    }
    return nil
  }
}
