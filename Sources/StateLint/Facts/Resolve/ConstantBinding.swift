import StateLintSyntax

/// A binding that drops what is written through it, given to something that writes.
package struct ConstantBinding: Sendable {
  package let place: Place
  package let text: String
  package let kind: Kind
  /// What is shown: `isOn`, `sound.isLoud`; nil where nothing of the host stands behind it.
  package let source: String?
  /// The binding that could stand in its place: `$isOn`.
  package let binding: String?
  /// Whether the control is one to type in: it may go on showing what nobody keeps.
  package let takesText: Bool

  package enum Kind: Sendable {
    /// A control shows a value of this host, and writes into nothing.
    case control
    /// A control shows a literal.
    case literal
    /// A setter that does nothing.
    case emptySetter
    /// A view of the project that writes its binding.
    case child(String)
    /// A presentation that is dismissed by other means.
    case presentation
    /// Columns that stay as they are.
    case columns
  }

  /// Puts the binding that writes in its place.
  package var repair: Repair? {
    binding.map {
      Repair(title: "Use `\($0)`", edits: [.init(place: place, text: $0)], isSafe: false)
    }
  }
}

extension HostFacts {
  /// The bindings made while this host is drawn that drop what a person does.
  package var constantBindings: [ConstantBinding] {
    drawnCalls {
      $0.name == .constant || $0.name == .binding
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      let isConstant = facts.isConstant(call)
      guard isConstant || facts.isBindingWithEmptySetter(call),
        facts.tree.lastChild(call.chain) == call.node,
        let taker = facts.taker(of: call, in: code.function.row), !facts.isLocked(call)
      else { return nil }
      if isConstant {
        return facts.argument(nil, of: call).flatMap {
          constantBinding(call, $0, taker, in: code.function)
        }
      }
      guard isControl(taker.call, taker.label) else { return nil }
      return binding(call, .emptySetter, nil, for: taker.label, in: code.function)
    }
  }

  private func constantBinding(
    _ call: CallFact, _ value: NodeID, _ taker: (call: CallFact, label: Name),
    in function: Reference<FunctionFact>
  ) -> ConstantBinding? {
    let facts = project.facts(function.file)
    let use = ownPath(value, in: function)
    if isControl(taker.call, taker.label) {
      if let use { return binding(call, .control, use, for: taker.label, in: function) }
      return facts.tree.isPlainLiteral(value)
        ? binding(call, .literal, nil, for: taker.label, in: function) : nil
    }
    if taker.call.form == .member, Controls.presents(taker.label) {
      return facts.tree.isPlainLiteral(value)
        || !facts.uses(in: value, of: call.scope).contains(where: { isOwn($0) })
        ? nil : binding(call, .presentation, use, for: taker.label, in: function)
    }
    if taker.label == Name.columnVisibility {
      return binding(call, .columns, nil, for: taker.label, in: function)
    }
    guard let use, let child = writer(taker.call, taker.label, in: function) else { return nil }
    return binding(call, .child(child), use, for: taker.label, in: function)
  }

  private func binding(
    _ call: CallFact, _ kind: ConstantBinding.Kind, _ use: UseFact?, for label: Name,
    in function: Reference<FunctionFact>
  ) -> ConstantBinding {
    let facts = project.facts(function.file)
    let place = Place(function.file, facts.callRange(call))
    let source = use.map {
      facts.tree.collapsedText(
        facts.tree.range($0.root).lowerBound..<facts.tree.range($0.node).upperBound)
    }
    let projects = use.flatMap { host.property($0.name)?.wrapper?.facts.projection }
    let canProject = projects == .binding || projects == .memberBindings
    return ConstantBinding(
      place: place, text: facts.tree.collapsedText(place.range), kind: kind, source: source,
      binding: canProject ? source.map { "$" + $0 } : nil, takesText: label == .text)
  }

  private func isControl(_ call: CallFact, _ label: Name) -> Bool {
    Controls.writes(call.name, through: label) && !project.declares(call.name)
      && project.functions.references(named: call.name).isEmpty
  }

  /// A value that is, in whole or in part, state of this host or a member of what it observes.
  private func ownPath(_ value: NodeID, in function: Reference<FunctionFact>) -> UseFact? {
    let facts = project.facts(function.file)
    guard
      let use = facts[function.row].uses.lazy.map({ facts[$0] }).first(where: {
        $0.node == value
      }), isOwn(use), !facts.tree.children(value).contains(where: { facts.tree.kind($0) == .call })
    else { return nil }
    return use
  }

  private func isOwn(_ use: UseFact) -> Bool {
    guard !use.local.exists, use.form == .bare || use.form == .onSelf,
      let property = host.property(use.name)
    else { return false }
    return property.keepsOwnValue || property.modelKind.isObserved && property.wrapper != nil
  }

  /// The name of a view of the project that writes the binding it is given.
  private func writer(
    _ call: CallFact, _ label: Name, in function: Reference<FunctionFact>
  ) -> String? {
    let facts = project.facts(function.file)
    guard let name = facts.tree.constructedName(call),
      let entity = project.meaning(
        of: name, in: function.file, type: facts[function.row].owner
      ).entity,
      let child = project.host(entity), let property = child.property(label),
      property.wrapper == .binding
    else { return nil }
    return property.isNeverWritten(in: child) ? nil : child.name
  }
}

extension FileFacts {
  /// `.constant(x)`, `Binding.constant(x)`
  fileprivate func isConstant(_ call: CallFact) -> Bool {
    guard call.callee.exists, call.name == Name.constant else { return false }
    if call.form == .implicitMember { return true }
    return call.form == .member && nameBefore(call).map { tree.name($0) } == .binding
  }

  /// `Binding(get: { x }, set: { _ in })`
  fileprivate func isBindingWithEmptySetter(_ call: CallFact) -> Bool {
    guard call.name == .binding, call.form == .bare,
      let setter = argument(Name("set"), of: call), tree.kind(setter) == .closure
    else { return false }
    return tree.child(setter, .codeBlock).map { tree.firstChild($0) == nil } ?? true
  }

  /// The call that takes the result of a call as an argument, with the label.
  fileprivate func taker(
    of call: CallFact, in function: Row<FunctionFact>
  ) -> (call: CallFact, label: Name)? {
    guard let argument = tree.parent(of: call.chain), tree.kind(argument) == .argument,
      let label = tree.child(argument, .argumentLabel), let outer = tree.parent(of: argument),
      let row = self[function].calls.first(where: { self[$0].node == outer })
    else { return nil }
    return (self[row], tree.name(label))
  }

  /// Whether something around a call says that nobody changes it here, or only in debug builds.
  fileprivate func isLocked(_ call: CallFact) -> Bool {
    let start = tree.range(call.node).lowerBound
    return tree.ancestors(of: call.chain).contains { id in
      switch tree.kind(id) {
      case .chain: isLocked(start, in: id)
      case .ifConfigClause:
        tree.text(id).prefix { !$0.isNewline }.contains("DEBUG")
      default: false
      }
    }
  }

  private func isLocked(_ offset: Int, in chain: NodeID) -> Bool {
    var callee = Name.wildcard
    for child in tree.children(chain) {
      switch tree.kind(child) {
      case .memberAccess, .nameExpr:
        callee = tree.name(child)
        if tree.range(child).lowerBound > offset, Controls.isLock(callee) { return true }
      case .call where tree.range(child).contains(offset):
        if Controls.isDisplay(callee) { return true }
      default: break
      }
    }
    return false
  }
}

extension Tree {
  /// A literal that stands for itself.
  fileprivate func isPlainLiteral(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .booleanLiteral, .integerLiteral, .floatLiteral, .stringLiteral: true
    default: false
    }
  }
}
