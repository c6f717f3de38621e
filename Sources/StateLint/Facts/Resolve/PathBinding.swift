import StateLintSyntax

/// A `Binding` from two closures that read and write one path, and nothing else.
package struct PathBinding: Sendable {
  /// `Binding`
  package let place: Place
  /// `settings.isLoud`
  package let path: String
  /// The property the path begins with.
  package let root: Property
  package let source: Source
  /// Puts `$settings.isLoud` there, where the root has a `$`.
  package let repair: Repair?

  package enum Source: Sendable {
    /// The property has a `$`.
    case projected
    /// An observable object in a plain property.
    case plainObject
    /// An observable object from the environment.
    case environment
  }
}

extension HostFacts {
  /// The bindings made while this host is drawn that `$` would give as well.
  package var pathBindings: [PathBinding] {
    guard !project.declares(.binding) else { return [] }
    return drawnCalls {
      $0.name == .binding || $0.name == .`init`
    } make: { row, code in
      pathBinding(row, in: code.function)
    }
  }

  private func pathBinding(
    _ row: Row<CallFact>, in function: Reference<FunctionFact>
  ) -> PathBinding? {
    let facts = project.facts(function.file)
    let call = facts[row]
    guard facts.makesBinding(call), let getter = facts.closure(.get, of: call),
      let setter = facts.closure(Name("set"), of: call),
      let read = facts.read(in: getter, of: function.row),
      let write = facts.plainWrite(in: setter, of: function.row),
      facts.isSamePath(read, write), let root = host.property(read.name),
      let source = source(root, isWhole: facts.members(of: read).isEmpty)
    else { return nil }
    let tree = facts.tree
    let path = tree.text(
      tree.nameRange(read.root).lowerBound..<tree.range(read.node).upperBound)
    let repair = Repair(
      title: "Use `$\(path)`",
      edits: [.init(place: Place(function.file, facts.callRange(call)), text: "$" + path)],
      isSafe: false)
    return PathBinding(
      place: Place(function.file, tree.nameRange(call.callee)), path: path, root: root,
      source: source, repair: source == .projected ? repair : nil)
  }

  /// How a binding to a property, or to something in it, is had; nil where it is not.
  private func source(_ root: Property, isWhole: Bool) -> PathBinding.Source? {
    // A write through `$` passes by an observer on the property.
    guard !root.hasUnknownAttribute, root.fact.accessors.isEmpty, !root.fact.isStatic else {
      return nil
    }
    if root.isValueStore { return .projected }
    guard !isWhole, !root.shape.isOptional else { return nil }
    if root.wrapper?.facts.projection == .memberBindings { return .projected }
    guard root.modelKind == .observable, root.shape.container == .none else { return nil }
    if root.readsObjectFromEnvironment { return .environment }
    return root.hasAttributes ? nil : .plainObject
  }
}

extension FileFacts {
  /// `Binding(…)`, `SwiftUI.Binding(…)`, `Binding.init(…)`, `.init(…)`
  fileprivate func makesBinding(_ call: CallFact) -> Bool {
    guard call.callee.exists else { return false }
    if call.name == .binding { return call.form == .bare || call.form == .member }
    return call.form == .implicitMember
      || call.form == .member && nameBefore(call).map { tree.name($0) } == .binding
  }

  /// The closure behind a label; the getter may trail without one.
  fileprivate func closure(_ label: Name, of call: CallFact) -> NodeID? {
    tree.children(call.node).first { child in
      let written = tree.child(child, .argumentLabel).map { tree.name($0) }
      return written == label
        || written == nil && label == .get && tree.kind(child) == .trailingClosure
    }.flatMap { tree.lastChild($0) }.flatMap { tree.kind($0) == .closure ? $0 : nil }
  }

  /// The path into a property that is all a closure gives.
  fileprivate func read(in closure: NodeID, of function: Row<FunctionFact>) -> UseFact? {
    guard let block = tree.child(closure, .codeBlock), let value = tree.onlyValue(of: block)
    else { return nil }
    return self[function].uses.lazy.map { self[$0] }.first { use in
      use.node == value && use.access == .read && isOwnPath(use)
    }
  }

  /// The path into a property to which a closure assigns its one parameter, and does no more.
  fileprivate func plainWrite(in closure: NodeID, of function: Row<FunctionFact>) -> UseFact? {
    guard let block = tree.child(closure, .codeBlock),
      let assignment = tree.onlyValue(of: block), isPlainAssignment(assignment),
      let value = tree.lastChild(assignment), tree.kind(value) == .nameExpr,
      let new = use(rootedAt: value, in: function), new.local.exists
    else { return nil }
    let scope = self[self[new.local].scope]
    guard self[new.local].origin == .closureParameter, scope.node == closure,
      scope.slot.parameterCount == 1
    else { return nil }
    return self[function].uses.lazy.map { self[$0] }.first { use in
      use.write == assignment && isOwnPath(use)
    }
  }

  /// `a.b = c`, not `a.b += c`
  func isPlainAssignment(_ node: NodeID) -> Bool {
    tree.kind(node) == .assignment
      && tree.child(node, .operatorRef).map { tree.range($0).count == 1 } ?? false
  }

  /// A path into a property of the type around it: `volume`, `self.player.volume`.
  func isOwnPath(_ use: UseFact) -> Bool {
    !use.local.exists && (use.form == .bare || use.form == .onSelf) && isPath(use)
  }

  /// Whether two paths lead to one place.
  fileprivate func isSamePath(_ one: UseFact, _ other: UseFact) -> Bool {
    one.name == other.name
      && members(of: one).map { tree.name($0) } == members(of: other).map { tree.name($0) }
  }
}
