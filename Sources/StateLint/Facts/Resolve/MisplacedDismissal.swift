import StateLintSyntax

/// The `dismiss` of a host, used in content that the host presents.
package struct MisplacedDismissal: Sendable {
  package let property: Property
  /// The call, or the mention where it is handed on.
  package let place: Place
  /// The call that presents the content: `sheet`.
  package let presenter: Name
  package let presenterName: String
  /// What closes the content: `isShown = false`; nil where that is no property of the host.
  package let closing: String?
  /// The call can be replaced by that.
  package let repair: Repair?
}

extension HostFacts {
  /// The places where this host closes itself in content that it presents.
  package var misplacedDismissals: [MisplacedDismissal] {
    let actions = host.properties.filter {
      $0.environmentKey.map { Presentations.dismissals.contains($0) } ?? false
    }
    guard !actions.isEmpty else { return [] }
    return actions.flatMap { action in
      host.mentions(of: action).compactMap {
        misplacedDismissal(action, $0.use, in: $0.function)
      }
    }
  }

  private func misplacedDismissal(
    _ action: Property, _ use: UseFact, in function: Reference<FunctionFact>
  ) -> MisplacedDismissal? {
    guard use.form == .bare || use.form == .onSelf,
      case .content(let call, let file) = surroundings(of: use.root, use.scope, in: function),
      !closesContent(of: call, in: file, beside: use, of: function)
    else { return nil }
    let facts = project.facts(function.file)
    guard let range = facts.dismissalRange(of: use) else { return nil }
    let presenting = project.facts(file)
    let closing = closing(of: call, in: file)
    let place = Place(function.file, range)
    let isCall = facts.tree.bytes[range.upperBound - 1] == UInt8(ascii: ")")
    return MisplacedDismissal(
      property: action, place: place, presenter: call.name,
      presenterName: presenting.tree.nameText(call.callee), closing: closing,
      repair: closing.flatMap { text in
        isCall
          ? Repair(title: "Set `\(text)`", edits: [.init(place: place, text: text)], isSafe: false)
          : nil
      })
  }

  /// `isShown = false`, `item = nil`: what takes the content away again.
  private func closing(of call: CallFact, in file: Int32) -> String? {
    let facts = project.facts(file)
    for (label, value) in [(Name.isPresented, "false"), (Name("item"), "nil")] {
      guard let argument = facts.argument(label, of: call) else { continue }
      let uses = facts.uses(in: argument, of: call.scope)
      guard uses.count == 1, uses[0].form == .projection, uses[0].node == argument,
        !uses[0].local.exists, host.property(uses[0].name) != nil
      else { return nil }
      let start = facts.tree.nameRange(uses[0].root).lowerBound
      let end = facts.tree.range(argument).upperBound
      return facts.tree.collapsedText(start..<end) + " = " + value
    }
    return nil
  }

  /// Whether the same code closes the content as well: then both are meant.
  private func closesContent(
    of call: CallFact, in file: Int32, beside use: UseFact, of function: Reference<FunctionFact>
  ) -> Bool {
    let facts = project.facts(file)
    let bound = Set(
      facts.uses(in: call.node, of: call.scope).filter { $0.form == .projection }
        .map(\.name))
    let home = project.facts(function.file)
    return home[function.row].uses.contains { row in
      home[row].isWrite && home[row].scope == use.scope && bound.contains(home[row].name)
    }
  }

  // MARK: Where code stands

  private enum Surroundings {
    /// In what a call presents.
    case content(CallFact, Int32)
    /// In the host's own screen.
    case own
    case unknown
  }

  private func surroundings(
    of node: NodeID, _ scope: Row<ScopeFact>, in function: Reference<FunctionFact>,
    _ asked: Set<Reference<FunctionFact>> = []
  ) -> Surroundings {
    let facts = project.facts(function.file)
    switch facts.presenter(around: node, scope) {
    case .content(let call):
      let isOwn = project.membersTakingClosures(named: call.name, from: function.file).isEmpty
      return isOwn ? .content(call, function.file) : .unknown
    case .question: return .own
    case .none: return surroundings(of: function, asked)
    }
  }

  /// Where a helper stands: in the content that alone mentions it.
  private func surroundings(
    of function: Reference<FunctionFact>, _ asked: Set<Reference<FunctionFact>>
  ) -> Surroundings {
    let fact = project.fact(function)
    guard asked.count < Host.followLimit, !asked.contains(function),
      fact.kind == .function || fact.kind == .getter
    else { return .unknown }
    if host.isRequirement(fact) { return .own }
    var found = Surroundings.unknown
    for other in host.functions where other != function {
      let facts = project.facts(other.file)
      for row in facts[other.row].uses {
        let use = facts[row]
        guard use.name == fact.name, !use.local.exists, use.form == .bare || use.form == .onSelf
        else { continue }
        found = surroundings(of: use.root, use.scope, in: other, asked.union([function]))
        guard case .content = found else { return found }
      }
    }
    return found
  }
}

extension FileFacts {
  fileprivate enum Presenter {
    case content(CallFact)
    /// An alert or a dialog, which is about the view itself.
    case question
    case none
  }

  /// What presents the code around a node.
  fileprivate func presenter(around node: NodeID, _ scope: Row<ScopeFact>) -> Presenter {
    var scope = scope
    var inner = node
    while scope.exists {
      if let call = link(around: inner, in: scope) { return .content(call) }
      let fact = self[scope]
      if fact.kind == .argument, fact.slot.call.exists {
        let call = self[fact.slot.call]
        if Presentations.questions.contains(call.name) { return .question }
        if isContent(fact.slot, of: call) { return .content(call) }
      }
      inner = fact.node
      scope = fact.parent
    }
    return .none
  }

  /// `NavigationLink("In", destination: Page { … })` around a node in the same scope.
  private func link(around node: NodeID, in scope: Row<ScopeFact>) -> CallFact? {
    self[self[scope].function].calls.lazy.map { self[$0] }.first { call in
      call.name == .navigationLink && call.scope == scope
        && argument(Presentations.destination, of: call).map { tree.contains($0, node) } ?? false
    }
  }

  /// Whether a closure builds what a call presents, and not its label or what follows it.
  private func isContent(_ slot: ArgumentSlot, of call: CallFact) -> Bool {
    guard Presentations.contain(call.name), slot.label != .onDismiss else { return false }
    if call.name == .navigationLink {
      if slot.label == Presentations.destination { return true }
      return slot.label == nil && slot.trailing == 1 && argument(.value, of: call) == nil
        && argument(Presentations.destination, of: call) == nil
    }
    let trailing = tree.children(call.node).filter { tree.kind($0) == .trailingClosure }.count
    return !(slot.trailing == 1 && trailing == 2 && Presentation.screens.contains(call.name))
  }

  /// The call of the action with what leads to it, the name alone where it is handed on; nil where
  /// something else is asked of it.
  fileprivate func dismissalRange(of use: UseFact) -> Range<Int>? {
    let start = tree.range(use.node).lowerBound
    guard tree.kind(use.node) == .chain else { return tree.range(use.node) }
    for child in tree.children(use.node) where child > use.root {
      switch tree.kind(child) {
      case .call: return start..<tree.range(child).upperBound
      case .memberAccess where Presentations.dismissalSteps.contains(tree.name(child)): continue
      case .memberAccess where tree.name(child) == Name("callAsFunction"):
        return start..<tree.range(use.root).upperBound
      default: return nil
      }
    }
    return use.node == use.root || tree.lastChild(use.node) == use.root
      ? start..<tree.range(use.root).upperBound : nil
  }
}
