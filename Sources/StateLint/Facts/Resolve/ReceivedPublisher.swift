import StateLintSyntax

/// A publisher that a view makes and listens to with `.onReceive`.
package struct ReceivedPublisher: Sendable {
  package enum Kind: Sendable {
    /// An object that counts or remembers: a timer, a subject, a future.
    case object
    /// A value that is delivered to each new subscriber: `Just(page)`.
    case value
  }
  package let kind: Kind
  /// The argument of `.onReceive`.
  package let place: Place
  package let text: String
  /// For a value: the writes in the closure to what other views follow, made without comparing.
  package let writes: [StateWrite]
}

extension HostFacts {
  /// The publishers that this host makes anew on each update and listens to.
  package var receivedPublishers: [ReceivedPublisher] {
    drawnCalls {
      $0.form == .member && $0.name == .onReceive
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      guard let argument = facts.argument(nil, of: call),
        let kind = publisher(madeIn: argument, of: code.function)
      else { return nil }
      return ReceivedPublisher(
        kind: kind, place: Place(code.function.file, facts.tree.range(argument)),
        text: facts.tree.collapsedText(argument),
        writes: kind == .value ? blindWrites(behind: call, in: code) : [])
    }
  }

  /// What an expression of this host makes: in itself, in a local, in a computed property or a
  /// method it asks.
  private func publisher(
    madeIn node: NodeID, of function: Reference<FunctionFact>, depth: Int = 0
  ) -> ReceivedPublisher.Kind? {
    guard depth < 4, node.exists else { return nil }
    let facts = project.facts(function.file)
    for row in facts[function.row].calls where facts.tree.contains(node, facts[row].node) {
      if let kind = project.publisher(madeBy: facts[row], in: function.file) { return kind }
      if let made = ownMethod(facts[row], facts) {
        let home = project.facts(made.file)
        let body = home[made.row].body
        if let kind = publisher(madeIn: body, of: made, depth: depth + 1) { return kind }
      }
    }
    if facts.isListPublisher(node) { return .value }
    for use in facts.uses(in: node, of: Row(Int(facts[function.row].scopes.start))) {
      if let kind = publisher(madeBehind: use, of: function, depth) { return kind }
    }
    return nil
  }

  private func publisher(
    madeBehind use: UseFact, of function: Reference<FunctionFact>, _ depth: Int
  ) -> ReceivedPublisher.Kind? {
    let facts = project.facts(function.file)
    if use.local.exists {
      let local = facts[use.local]
      return local.origin == .variable && local.source.exists
        ? publisher(madeIn: local.source, of: function, depth: depth + 1) : nil
    }
    guard use.form == .bare || use.form == .onSelf, let property = host.property(use.name),
      property.fact.isComputed,
      let getter = project.accessor(.getter, of: property.reference)
    else { return nil }
    return publisher(
      madeIn: project.facts(getter.file)[getter.row].body, of: getter, depth: depth + 1)
  }

  private func ownMethod(_ call: CallFact, _ facts: FileFacts) -> Reference<FunctionFact>? {
    guard call.form == .bare || call.form == .onSelf else { return nil }
    let found = project.functions(call.name, of: host.entity)
    return found.count == 1 ? found[0] : nil
  }

  /// The writes in the closure of `.onReceive` to a binding or a model, with nothing asked before.
  private func blindWrites(behind call: CallFact, in code: UpdateCode) -> [StateWrite] {
    let facts = project.facts(code.function.file)
    let closures = facts[code.function.row].scopes.filter { row in
      let slot = facts[row].slot
      return slot.call.exists && facts[slot.call].node == call.node
    }
    return closures.flatMap { row -> [StateWrite] in
      let closure = facts[row].node
      guard !facts.asksSomething(in: closure) else { return [] }
      return facts[code.function.row].uses.compactMap { use in
        guard facts[use].scope == row, let write = host.write(facts[use], in: code.function),
          write.member != nil || write.property.wrapper == .binding
        else { return nil }
        return write
      }
    }
  }
}

extension ProjectIndex {
  /// What a call makes, where that is a publisher.
  func publisher(madeBy call: CallFact, in file: Int32) -> ReceivedPublisher.Kind? {
    let facts = facts(file)
    if call.name == .publish, let before = facts.nameBefore(call) {
      return facts.tree.name(before) == .timer && !declares(.timer) ? .object : nil
    }
    guard facts.tree.constructedName(call) != nil else { return nil }
    let shape = finder.constructed(by: call, in: file)
    let name: Name
    switch shape.meaning {
    case .sdk(let type): name = type
    case .unknown where !declares(call.name): name = call.name
    default: return nil
    }
    return Publishers.madeObjects.contains(name) ? .object : name == .just ? .value : nil
  }
}

extension FileFacts {
  /// `[scale].publisher`
  fileprivate func isListPublisher(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .chain, let base = tree.firstChild(node),
      tree.kind(base) == .arrayLiteral, let member = tree.child(node, .memberAccess)
    else { return false }
    return tree.name(member) == .publisher
  }

  /// Whether some `if`, `guard`, `switch` or `?:` stands in a closure.
  fileprivate func asksSomething(in closure: NodeID) -> Bool {
    (Int(closure.index)..<Int(closure.index) + Int(tree[closure].size)).contains { place in
      switch tree.nodes[place].kind {
      case .ifExpr, .guardStmt, .switchExpr, .ternary: true
      default: false
      }
    }
  }
}

extension HostFacts {
  /// The timers that this host keeps in plain properties, where a parent makes it anew.
  package var timersMadeAgain: [Property] {
    let timers = host.properties.filter(makesTimer)
    guard !timers.isEmpty, host.role == .view, !host.isMadeOnce,
      host.hasInputs || isRedrawnByParent
    else { return [] }
    return timers
  }

  /// `let timer = Timer.publish(…)`
  private func makesTimer(_ property: Property) -> Bool {
    let fact = property.fact
    let tree = property.facts.tree
    guard fact.initializer.exists, tree.kind(fact.initializer) == .chain, !fact.isStatic,
      fact.isStored, !property.hasAttributes
    else { return false }
    return property.facts.calls.contains { call in
      call.name == .publish && tree.contains(fact.initializer, call.node)
        && project.publisher(madeBy: call, in: property.file) == .object
    }
  }

  /// Some view that makes it changes while it is on screen.
  private var isRedrawnByParent: Bool {
    project.callSites(of: entity).contains { site in
      guard !site.isOutsideApp, !site.isPresented, let parent = site.enclosingHost,
        parent.entity != entity
      else { return false }
      return parent.properties.contains { $0.wrapper != nil && $0.changes }
    }
  }
}

extension Host {
  /// Whether its parent gives it something.
  var hasInputs: Bool {
    properties.contains { property in
      let fact = property.fact
      guard fact.isStored, !fact.isStatic, !fact.hasDefault else { return false }
      return !property.hasAttributes || property.wrapper == .binding
        || property.wrapper == .observedObject
    }
  }
}
