import StateLintSyntax

/// An assignment to a stored property in an initialiser.
package struct InitAssignment: Sendable {
  package let project: ProjectIndex
  package let initializer: Reference<FunctionFact>
  /// The place of the initialiser among its host's, from 0.
  let group: Int
  package let property: Property
  /// The whole assignment.
  package let node: NodeID
  /// The assigned expression.
  package let value: NodeID
  /// For `_x = State(initialValue: value)`: the expression inside.
  package let wrapped: NodeID?
  /// The place among all assignments of the initialiser, from 0.
  package let order: Int

  package var facts: FileFacts { project.facts(initializer.file) }
  package var range: Range<Int> { facts.tree.range(node) }

  /// The expression that becomes the property's value.
  package var content: NodeID { wrapped ?? value }

  /// The parameters of the initialiser that the value is made of, also by way of a local:
  /// `let start = value.rounded()`.
  package var parameters: [LocalFact] {
    var found: [LocalFact] = []
    for local in locals(in: content) {
      let sources = local.origin == .variable ? locals(in: local.source) : [local]
      for source in sources
      where source.origin == .parameter && !found.contains(where: { $0.node == source.node }) {
        found.append(source)
      }
    }
    return found
  }

  private func locals(in node: NodeID) -> [LocalFact] {
    guard node.exists else { return [] }
    return facts.uses(in: node, of: scope).filter(\.local.exists).map { facts[$0.local] }
  }

  /// The initialiser's own scope.
  var scope: Row<ScopeFact> { Row(Int(facts[initializer.row].scopes.start)) }

  /// The declaration or extension that the initialiser stands in.
  var owner: Row<TypeFact> { facts[initializer.row].owner }

  /// Written as the storage: `_x = State(…)`.
  package var isStorage: Bool { wrapped != nil }

  /// Written as the storage with a wrapper that came in as it is: `_x = x`.
  var passesStorage: Bool { wrapped == value }

  /// Whether each way through the initialiser comes to it: a statement of its own, behind no `return`.
  var isUnconditional: Bool {
    let tree = facts.tree
    let body = facts[initializer.row].body
    guard body.exists, tree.parent(of: node) == body else { return false }
    let start = tree.range(node).lowerBound
    return !(Int(body.index)..<Int(body.index) + Int(tree[body].size)).contains { place in
      tree.nodes[place].kind == .returnStmt && Int(tree.nodes[place].start) < start
    }
  }
}

extension Host {
  /// The assignments in the same initialiser, itself among them, in order.
  func assignments(beside assignment: InitAssignment) -> [InitAssignment] {
    assignmentsByInitializer[assignment.group]
  }

  /// The assignments to own properties that stand directly in the initialiser at a place, in order.
  func assignments(inInitializerAt group: Int) -> [InitAssignment] {
    let initializer = initializers[group]
    let facts = project.facts(initializer.file)
    let fact = facts[initializer.row]
    var found: [InitAssignment] = []
    for row in fact.uses {
      let use = facts[row]
      guard use.access == .assign, facts[use.scope].kind == .function,
        facts[use.scope].function == initializer.row, !use.local.exists,
        use.form == .bare || use.form == .onSelf || use.form == .storage,
        facts.members(of: use).isEmpty, let property = property(use.name),
        let value = facts.tree.lastChild(use.write)
      else { continue }
      var wrapped: NodeID?
      if use.form == .storage { wrapped = facts.wrappedValue(in: value) ?? value }
      found.append(
        InitAssignment(
          project: project, initializer: initializer, group: group, property: property,
          node: use.write, value: value, wrapped: wrapped, order: found.count))
    }
    return found
  }
}

/// What becomes of a value that `init` assigns by name to a property that has one already.
package enum InitAssignmentFate: Sendable {
  /// All other properties have their values: the assignment reaches storage that is not connected.
  case discarded
  /// Something is unset still: the compiler makes the storage anew. Xcode 27 refuses it.
  case keptBeforeXcode27
}

extension Host {
  /// The fate of an assignment by name to `@State` that has a default; nil where it changes nothing.
  package func fate(of assignment: InitAssignment) -> InitAssignmentFate? {
    let property = assignment.property
    guard assignment.contentText != property.defaultText ?? "nil" else { return nil }
    // A delegating `init` has no storage of its own before it delegates.
    let facts = assignment.facts
    let delegates = facts[assignment.initializer.row].calls.contains {
      facts[$0].form == .onSelf && facts[$0].name == .`init`
    }
    if delegates { return nil }
    let earlier = assignments(beside: assignment).prefix(assignment.order)
    let assigned = Set(earlier.map(\.property.reference))
    var isComplete = true
    for other in properties where other.reference != property.reference {
      if assigned.contains(other.reference) { continue }
      guard let mustBeSet = other.mustBeSet else { return nil }
      if mustBeSet { isComplete = false }
    }
    // What the macro makes of an Optional without a written default is not known.
    if !isComplete, !property.fact.hasDefault { return nil }
    return isComplete ? .discarded : .keptBeforeXcode27
  }
}

extension FileFacts {
  /// The argument of `State(initialValue:)`, `StateObject(wrappedValue:)`, `.init(initialValue:)`.
  func wrappedValue(in node: NodeID) -> NodeID? {
    guard tree.kind(node) == .chain, let call = tree.lastChild(node), tree.kind(call) == .call,
      let argument = tree.child(call, .argument)
    else { return nil }
    let label = tree.child(argument, .argumentLabel).map { tree.name($0) }
    guard label == nil || label == .initialValue || label == .wrappedValue else { return nil }
    return tree.lastChild(argument)
  }
}
