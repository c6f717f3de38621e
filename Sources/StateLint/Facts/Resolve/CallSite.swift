import StateLintSyntax

/// A place that constructs a host.
package struct CallSite: Sendable {
  package let project: ProjectIndex
  package let reference: Reference<CallFact>

  package var facts: FileFacts { project.facts(reference.file) }
  package var call: CallFact { facts[reference.row] }
  private var tree: Tree { facts.tree }

  /// The arguments in parentheses with their labels.
  package var arguments: [(label: Name?, value: NodeID)] {
    tree.children(call.node).compactMap { child in
      guard tree.kind(child) == .argument, let value = tree.lastChild(child) else { return nil }
      return (tree.child(child, .argumentLabel).map { tree.name($0) }, value)
    }
  }

  /// The value given for a label; for `_` the first value without one.
  package func argument(_ label: Name) -> NodeID? {
    arguments.first { ($0.label ?? .wildcard) == label }?.value
  }

  /// The call with the name of what it constructs.
  package var range: Range<Int> {
    tree.range(call.callee).lowerBound..<tree.range(call.node).upperBound
  }

  /// Written in a preview or a test, where nothing of the app runs.
  package var isOutsideApp: Bool {
    let placement = project.placement(reference.file)
    if placement.role == .test || placement.role == .preview { return true }
    let start = tree.range(call.node).lowerBound
    if facts.previews.contains(where: { $0.contains(start) }) { return true }
    guard let entity = enclosingEntity else { return false }
    return project.conforms(entity, to: .previewProvider)
  }

  /// The type whose code it stands in.
  package var enclosingEntity: Row<TypeEntity>? {
    project.entity(of: facts[facts[call.scope].function].owner, in: reference.file)
  }

  /// The host that draws it; nil outside views.
  package var enclosingHost: Host? { enclosingEntity.flatMap { project.host($0) } }

  /// What SwiftUI takes that host for.
  var enclosingRole: HostRole? { enclosingEntity.flatMap { project[$0].traits.hostRole } }

  package var function: Reference<FunctionFact> {
    Reference(reference.file, facts[call.scope].function)
  }

  /// Made anew for each presentation: in the content of a sheet, a destination of a link, a branch
  /// of a `switch` over routes, or outside any view.
  package var isPresented: Bool {
    guard let role = enclosingRole, !role.isTopLevel else { return true }
    if facts.isPresented(call.scope) { return true }
    let start = tree.range(call.node).lowerBound
    let function = facts[facts[call.scope].function]
    for row in function.calls {
      let outer = facts[row]
      guard outer.callee.exists, tree.range(outer.node).contains(start), row != reference.row else {
        continue
      }
      if tree.name(outer.callee) == .navigationLink { return true }
    }
    return tree.ancestors(of: call.node).contains { tree.kind($0) == .switchExpr }
  }

  /// Whether an `.id(…)` hangs on it, so that a new value makes a new view.
  package var hasIdentity: Bool { facts.hasIdentity(behind: call) }

  /// Whether an argument is what tells the rows of a `ForEach` apart, `id: \.self`: another value
  /// makes another row.
  package func isIdentity(_ value: NodeID) -> Bool {
    let uses = facts.uses(in: value, of: call.scope)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard use.local.exists, facts[use.local].origin == .closureParameter else { return false }
        let slot = facts[facts[use.local].scope].slot
        guard slot.call.exists else { return false }
        return tree.children(facts[slot.call].node).contains { argument in
          guard tree.kind(argument) == .argument,
            let label = tree.child(argument, .argumentLabel), tree.name(label) == .id,
            let key = tree.lastChild(argument)
          else { return false }
          return tree.collapsedText(key) == "\\.self"
        }
      }
  }

  /// Whether an argument changes while the app runs: it mentions state, an observed object or an
  /// input of the view that makes the call.
  package func isChanging(_ value: NodeID) -> Bool {
    guard let host = enclosingHost else { return false }
    return facts.uses(in: value, of: call.scope).contains { isChanging($0, in: host) }
  }

  /// The same for one use, a local being what it was made from: `if let selected`.
  private func isChanging(_ use: UseFact, in host: Host, depth: Int = 0) -> Bool {
    guard use.local.exists else { return host.property(use.name)?.changes ?? false }
    let local = facts[use.local]
    guard depth < 4, local.origin == .variable || local.origin == .optionalBinding,
      local.source.exists, !local.isVariable
    else { return false }
    return facts.uses(in: local.source, of: local.scope).contains {
      isChanging($0, in: host, depth: depth + 1)
    }
  }

  /// Whether an argument is the same on each update: literals, cases, members of types.
  package func isConstant(_ value: NodeID) -> Bool {
    facts.uses(in: value, of: call.scope).allSatisfy { $0.form == .type && !$0.local.exists }
  }

  /// Whether an argument is the element of the loop around it: each row has its own.
  package func isElement(_ value: NodeID) -> Bool {
    facts.uses(in: value, of: call.scope).contains { use in
      use.local.exists && facts[use.local].origin == .closureParameter
    }
  }
}

extension Property {
  /// Whether its value can differ between two updates of its host.
  package var changes: Bool {
    switch wrapper {
    case .state, .binding, .appStorage, .sceneStorage, .stateObject, .observedObject,
      .environmentObject, .bindable, .environment, .query, .fetchRequest, .gestureState,
      .focusState:
      return true
    case nil:
      if fact.isComputed { return false }
      return !fact.hasDefault && !fact.isStatic && fact.attributes.isEmpty
    default: return false
    }
  }
}

extension FileFacts {
  /// Whether an `.id(…)` stands behind a call in its chain.
  func hasIdentity(behind call: CallFact) -> Bool {
    tree.children(call.chain).contains {
      $0 > call.node && tree.kind($0) == .memberAccess && tree.name($0) == .id
    }
  }

  /// Whether a scope stands in content that is made anew for each presentation.
  func isPresented(_ scope: Row<ScopeFact>) -> Bool {
    var scope = scope
    while scope.exists {
      let fact = self[scope]
      if fact.kind == .argument, fact.slot.call.exists,
        Presentations.contain(self[fact.slot.call].name) || fact.slot.label == .contextPreview,
        fact.slot.label != .onDismiss
      {
        return true
      }
      scope = fact.parent
    }
    return false
  }

  /// The uses that stand inside a node.
  package func uses(in node: NodeID, of scope: Row<ScopeFact>) -> [UseFact] {
    self[self[scope].function].uses.lazy.map { self[$0] }.filter { tree.contains(node, $0.root) }
  }
}

extension ProjectIndex {
  /// Where a type is constructed, in file order.
  package func callSites(of entity: Row<TypeEntity>) -> [CallSite] {
    constructions.calls(constructing: entity).map { CallSite(project: self, reference: $0) }
  }

  /// Whether some construction of a type of this name may be of it, though nobody can tell.
  package func mayBeConstructedElsewhere(_ entity: Row<TypeEntity>) -> Bool {
    let type = self[entity]
    return type.isFileLocal
      ? constructions.isPerhapsMade(type.name, in: type.declaration.file)
      : constructions.isPerhapsMade(type.name)
  }
}
