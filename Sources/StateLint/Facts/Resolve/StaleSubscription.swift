import StateLintSyntax

/// Code that a `@Published` property calls before it stores its new value, and that asks the property
/// or sets it.
package struct StaleSubscription: Sendable {
  package enum Kind: Sendable {
    /// It reads the property that reports.
    case read
    /// It reads a property while the object says that something will change.
    case readOnWillChange
    /// It sets the property, and the new value comes after it.
    case written
  }
  package let kind: Kind
  package let name: String
  package let place: Place
  /// The subscription is a modifier of a view.
  package let isInView: Bool
  /// The way to the read, where it stands in a member that is asked.
  package let path: [(Place, String)]
  /// Uses the value that is sent; nil where that is another one, or the closure is not written here.
  package var repair: Repair?
}

/// A subscription to a `@Published` property, or to all of an object.
private struct Subscription {
  let call: CallFact
  let row: Row<CallFact>
  let function: Reference<FunctionFact>
  /// The class that reports.
  let model: Row<TypeEntity>
  /// The property; nil for `objectWillChange`.
  let property: Name?
  /// What leads from `self` or a local to the object: `[gate]` in `gate.$cars`.
  let path: [Name]
  /// The local the path begins with.
  let local: Row<LocalFact>
  /// No operator stands between, so that what is sent is the property's new value.
  let sendsItself: Bool
}

extension ProjectIndex {
  /// The subscriptions of a file whose closure comes too early for what it reads.
  package func staleSubscriptions(
    among calls: [CallFact], in file: Int32, _ timings: ClosureTimings
  ) -> [StaleSubscription] {
    let facts = facts(file)
    return calls.flatMap { call -> [StaleSubscription] in
      guard let found = subscription(call, in: file) else { return [] }
      return facts[found.function.row].scopes.filter { facts.receivesValues($0, of: found.row) }
        .flatMap { stale(in: $0, found, timings) }
    }
  }

  // MARK: What it listens to

  private func subscription(_ call: CallFact, in file: Int32) -> Subscription? {
    let facts = facts(file)
    let tree = facts.tree
    let function = Reference<FunctionFact>(file, facts[call.scope].function)
    guard call.form == .member,
      let row = facts[function.row].calls.first(where: { facts[$0].node == call.node })
    else { return nil }
    let chain: NodeID
    if call.name == .onReceive {
      guard let argument = facts.argument(nil, of: call) else { return nil }
      chain = argument
    } else {
      chain = call.chain
    }
    guard
      let use = facts[function.row].uses.lazy.map({ facts[$0] }).first(where: { $0.node == chain })
    else { return nil }
    let links =
      tree.kind(chain) == .chain
      ? Array(
        tree.children(chain).filter {
          $0 > use.root && (call.name == .onReceive || $0 < call.callee)
        }) : []
    guard let (position, name) = publisher(use, links, tree),
      facts.passesOn(Array(links[position...]))
    else { return nil }
    let before = links[..<position].dropLast(use.isPublisher ? 0 : 1)
    guard before.allSatisfy({ tree.kind($0) == .memberAccess }) else { return nil }
    let path = use.isPublisher ? [] : [use.name] + before.map { tree.name($0) }
    let model: Row<TypeEntity>?
    if path.isEmpty {
      model = entity(of: facts[function.row].owner, in: file)
    } else {
      let shape = shape(ofChain: chain, upTo: links[position - 1], at: standpoint(function))
      model = shape.container == .none ? shape.unwrapped.entity : nil
    }
    guard let model, modelKind(of: model) == .observableObject,
      name.map({ isPublished($0, of: model) }) ?? true
    else { return nil }
    return Subscription(
      call: call, row: row, function: function, model: model, property: name, path: path,
      local: use.local, sendsItself: position == links.count)
  }

  /// Where the operators begin in a chain, and the property that reports; nil for the property where
  /// the whole object does.
  private func publisher(
    _ use: UseFact, _ links: [NodeID], _ tree: Tree
  ) -> (position: Int, property: Name?)? {
    if use.form == .projection, !use.local.exists { return (0, use.name) }
    if use.isPublisher { return (0, nil) }
    for (position, link) in links.enumerated() where tree.kind(link) == .memberAccess {
      if tree[link].flags.contains(.dollar) { return (position + 1, tree.name(link)) }
      if tree.name(link) == .objectWillChange { return (position + 1, nil) }
    }
    return nil
  }

  private func isPublished(_ name: Name, of model: Row<TypeEntity>) -> Bool {
    property(name, of: model).map { wrapperAttribute(of: $0)?.wrapper == .published } ?? false
  }

  // MARK: What its closure does

  private func stale(
    in closure: Row<ScopeFact>, _ found: Subscription, _ timings: ClosureTimings
  ) -> [StaleSubscription] {
    let facts = facts(found.function.file)
    let uses = facts[found.function.row].uses.lazy.map { facts[$0] }
      .filter { self.runsAtOnce($0.scope, inside: closure, found.function.file, timings) }
    let value = facts[found.function.row].locals.first {
      facts[$0].scope == closure && facts[$0].origin == .closureParameter
    }
    // Who looks at the value that is sent may want the old one beside it.
    let looksAtValue = facts[found.function.row].uses.contains { row in
      value.map { facts[row].local == $0 } ?? false
    }
    return uses.compactMap { use in
      guard let (member, end) = member(of: use, on: found, facts) else {
        return looksAtValue ? nil : readThroughMethod(use, found, timings)
      }
      let name = facts.tree.nameText(end)
      let range = facts.tree.range(use.node).lowerBound..<facts.tree.range(end).upperBound
      if use.isWrite {
        guard found.property == member, facts.reachesValue(use, behind: end) else { return nil }
        return StaleSubscription(
          kind: .written, name: name,
          place: Place(found.function.file, facts.writtenRange(of: use)),
          isInView: found.call.name == .onReceive, path: [])
      }
      guard !looksAtValue,
        var read = read(of: member, at: Place(found.function.file, range), found)
      else { return nil }
      if read.kind == .read, read.path.isEmpty, found.sendsItself {
        read.repair = facts.usingSentValue(
          of: closure, named: name, for: use, upTo: end, in: found.function)
      }
      return read
    }
  }

  private func read(of member: Name, at place: Place, _ found: Subscription) -> StaleSubscription? {
    let isInView = found.call.name == .onReceive
    guard let property = property(member, of: found.model) else { return nil }
    let home = facts(property.file)
    let name = home.tree.nameText(home[property.row].nameNode)
    if isPublished(member, of: found.model) {
      guard found.property == nil || found.property == member else { return nil }
      // Who says it by hand may say it once more when it is done.
      if found.property == nil, isAnnouncedByHand(found.model) { return nil }
      return StaleSubscription(
        kind: found.property == nil ? .readOnWillChange : .read, name: name, place: place,
        isInView: isInView, path: [])
    }
    // A computed property over it is as old.
    guard let source = found.property, fact(property).isComputed,
      let getter = accessor(.getter, of: property),
      let inner = ownRead(of: source, in: getter)
    else { return nil }
    return StaleSubscription(
      kind: .read, name: home.tree.nameText(inner.root), place: place, isInView: isInView,
      path: [(Place(getter.file, facts(getter.file).tree.range(inner.root)), "`\(name)` reads it")])
  }

  /// `self?.report()`: a method that reads the property before it returns.
  private func readThroughMethod(
    _ use: UseFact, _ found: Subscription, _ timings: ClosureTimings
  ) -> StaleSubscription? {
    let facts = facts(found.function.file)
    guard found.path.isEmpty, let source = found.property, use.access == .read,
      use.form == .onSelf || use.form == .bare, !use.local.exists,
      let row = facts[found.function.row].calls.first(where: { facts[$0].callee == use.root })
    else { return nil }
    let methods = functions(use.name, of: found.model)
    guard methods.count == 1, !fact(methods[0]).isAsync else { return nil }
    let regions = Regions(of: methods[0], root: .body, timings)
    guard let inner = ownRead(of: source, in: methods[0]), regions[inner.scope] == .body else {
      return nil
    }
    let home = self.facts(methods[0].file)
    let range = facts.tree.range(use.node).lowerBound..<facts.tree.range(facts[row].node).upperBound
    return StaleSubscription(
      kind: .read, name: home.tree.nameText(inner.root), place: Place(found.function.file, range),
      isInView: false,
      path: [
        (
          Place(methods[0].file, home.tree.range(inner.root)),
          "`\(facts.tree.nameText(use.root))` reads it"
        )
      ])
  }

  /// The first read of a member of its own type in a function.
  private func ownRead(of name: Name, in function: Reference<FunctionFact>) -> UseFact? {
    let facts = facts(function.file)
    return facts[function.row].uses.lazy.map { facts[$0] }.first {
      $0.name == name && !$0.local.exists && $0.access == .read
        && ($0.form == .bare || $0.form == .onSelf)
    }
  }

  /// The member of the reporting object that a use reaches, with its name in the chain.
  private func member(
    of use: UseFact, on found: Subscription, _ facts: FileFacts
  ) -> (Name, NodeID)? {
    let members = facts.members(of: use)
    guard use.form == .bare || use.form == .onSelf else { return nil }
    if found.path.isEmpty {
      if use.local.exists {
        guard facts.isSelf(use.local), let first = members.first else { return nil }
        return (facts.tree.name(first), first)
      }
      return property(use.name, of: found.model) == nil ? nil : (use.name, use.root)
    }
    let isSame =
      use.local == found.local
      || use.local.exists && facts.isSameByAnotherName(use.local, as: found.local)
    let names = [use.name] + members.map { facts.tree.name($0) }
    guard isSame, names.count > found.path.count, names.starts(with: found.path) else {
      return nil
    }
    return (names[found.path.count], members[found.path.count - 1])
  }

  /// Whether code of a scope runs while a closure around it does.
  private func runsAtOnce(
    _ scope: Row<ScopeFact>, inside closure: Row<ScopeFact>, _ file: Int32,
    _ timings: ClosureTimings
  ) -> Bool {
    let facts = facts(file)
    var scope = scope
    while scope.exists, scope != closure {
      guard timings.timing(of: scope, in: file) == .now else { return false }
      scope = facts[scope].parent
    }
    return scope == closure
  }
}

extension UseFact {
  /// `$page`, `objectWillChange`: a publisher of `self`.
  fileprivate var isPublisher: Bool {
    !local.exists && (form == .projection || name == .objectWillChange)
  }
}

extension FileFacts {
  /// The closure that gets each value: that of `onReceive`, `receiveValue:`, the last of `sink`.
  fileprivate func receivesValues(_ scope: Row<ScopeFact>, of call: Row<CallFact>) -> Bool {
    let slot = self[scope].slot
    guard slot.call == call else { return false }
    if let label = slot.label { return Publishers.receivers.contains(label) }
    let trailing = tree.children(self[call].node).filter { tree.kind($0) == .trailingClosure }
    return slot.trailing == 1 && trailing.count == 1
  }

  /// Whether each link of a chain is an operator that sends on at once.
  fileprivate func passesOn(_ links: [NodeID]) -> Bool {
    links.allSatisfy { link in
      switch tree.kind(link) {
      case .call: true
      case .memberAccess: Publishers.sendsAtOnce(tree.name(link))
      default: false
      }
    }
  }

  /// `[weak self]`, `guard let self`, `guard let strong = self`
  fileprivate func isSelf(_ local: Row<LocalFact>) -> Bool {
    let source = self[local].source
    return source.exists && tree.text(source) == "self"
  }

  /// `[weak gate]`, `guard let gate`
  fileprivate func isSameByAnotherName(
    _ local: Row<LocalFact>, as other: Row<LocalFact>
  ) -> Bool {
    let fact = self[local]
    switch fact.origin {
    case .capture, .optionalBinding:
      return fact.source.exists && tree.name(fact.source) == fact.name
        && (!other.exists || self[other].name == fact.name)
    default: return false
    }
  }

  /// Whether a write sets the member itself or a part of a value in it.
  fileprivate func reachesValue(_ use: UseFact, behind member: NodeID) -> Bool {
    let behind = members(of: use).filter { $0 > member }
    return use.access == .mutatingCall ? behind.count <= 1 : behind.isEmpty
  }
}
