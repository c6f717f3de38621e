import StateLintSyntax

/// A change of a host's own plain property in code for which the host is a constant. The compiler
/// refuses it.
package struct RefusedChange: Sendable {
  package let place: Place
  package let kind: Kind

  package enum Kind: Sendable {
    /// A plain property is written.
    case property(Property)
    /// A `mutating` method of the host is called, by its name as documentation spells it.
    case method(String)
  }
}

extension HostFacts {
  /// The changes of plain properties outside the code that may make them.
  package var refusedChanges: [RefusedChange] {
    let kind = project[entity].kind
    guard kind == .struct || kind == .enum, !host.mayHaveMore else { return [] }
    let plain = PlainProperties(host)
    let mutating = host.namesOfMutatingMethods
    let changing = functionsThatMayChange(plain)
    guard !changing.isEmpty || !mutating.isEmpty else { return [] }
    return host.functions
      .filter {
        (!mutating.isEmpty || changing.contains($0)) && project.isConstantSelf(in: $0)
      }
      .flatMap { refusedChanges(of: plain, mutating, in: $0) }
  }

  /// The functions that write a plain property, or call something on what it holds: few do.
  private func functionsThatMayChange(_ plain: PlainProperties) -> Set<Reference<FunctionFact>> {
    var found: Set<Reference<FunctionFact>> = []
    for name in plain.names {
      for mention in host.mentions(of: name) {
        let use = mention.use
        let tree = project.facts(mention.function.file).tree
        guard
          use.isWrite
            || use.node != use.root
              && tree.children(use.node).contains(where: { tree.kind($0) == .call })
        else { continue }
        found.insert(mention.function)
      }
    }
    return found
  }

  private func refusedChanges(
    of plain: PlainProperties, _ mutating: Set<Name>, in function: Reference<FunctionFact>
  ) -> [RefusedChange] {
    let facts = project.facts(function.file)
    var seen: Set<Place> = []
    let writes = facts.ownUses(of: function.row, where: \.isWrite).compactMap {
      use -> RefusedChange? in
      guard let property = plain.property(use),
        project.changesValue(use, of: property, facts)
      else { return nil }
      let place = Place(function.file, facts.changeRange(of: use, in: function.row))
      return seen.insert(place).inserted
        ? RefusedChange(place: place, kind: .property(property)) : nil
    }
    let calls = facts.ownCalls(of: function.row) { mayChange($0, plain, mutating, facts) }
    return writes + calls.compactMap { refusedCall($0, plain, in: function) }
  }

  /// A cheap question before the dear ones: a method of the host, or of what a plain property holds.
  private func mayChange(
    _ call: CallFact, _ plain: PlainProperties, _ mutating: Set<Name>, _ facts: FileFacts
  ) -> Bool {
    switch call.form {
    case .bare, .onSelf: return !mutating.isEmpty && mutating.contains(call.name)
    case .member: return call.root.exists && plain.property(facts[call.root]) != nil
    default: return false
    }
  }

  /// `load.grind()` on a plain property, `drive(3)` on the host itself.
  private func refusedCall(
    _ call: CallFact, _ plain: PlainProperties, in function: Reference<FunctionFact>
  ) -> RefusedChange? {
    let facts = project.facts(function.file)
    let place = Place(function.file, facts.callRange(call))
    if let callee = host.callee(of: call, in: function.file) {
      let fact = project.fact(callee)
      guard fact.modifiers.contains(.mutating), !fact.isStatic else { return nil }
      return RefusedChange(place: place, kind: .method(signature(of: callee)))
    }
    guard call.form == .member, call.depth == 1, call.root.exists, !call.previous.exists else {
      return nil
    }
    let use = facts[call.root]
    guard use.access == .read, let property = plain.property(use),
      property.shape.container == .none, !property.shape.isOptional,
      let type = property.shape.entity, project.modelKind(of: type) == .value,
      project.changesInPlace(call.name, type)
    else { return nil }
    return RefusedChange(place: place, kind: .property(property))
  }
}

extension Host {
  /// The names of its methods that may change it.
  fileprivate var namesOfMutatingMethods: Set<Name> {
    var names: Set<Name> = []
    for function in functions {
      let fact = project.fact(function)
      if fact.modifiers.contains(.mutating) { names.insert(fact.name) }
    }
    return names
  }
}

/// The plain stored properties of a host, by name: without any attribute, and in each branch of an
/// `#if` alike.
private struct PlainProperties {
  private var properties: [Name: Property] = [:]

  init(_ host: Host) {
    func isPlain(_ property: Property) -> Bool {
      let fact = property.fact
      return fact.isStored && !property.hasAttributes && !fact.isLocal
    }
    for property in host.properties where !property.fact.isStatic && isPlain(property) {
      let name = property.fact.name
      if properties[name] == nil { properties[name] = property }
    }
    guard !properties.isEmpty else { return }
    for property in host.properties where !property.fact.isStatic && !isPlain(property) {
      properties[property.fact.name] = nil
    }
  }

  var names: some Sequence<Name> { properties.keys }

  /// The property that a use by name means.
  func property(_ use: UseFact) -> Property? {
    guard !use.local.exists, use.form == .bare || use.form == .onSelf else { return nil }
    return properties[use.name]
  }
}

extension ProjectIndex {
  /// Whether `self` is a constant in a function of a value type.
  fileprivate func isConstantSelf(in function: Reference<FunctionFact>) -> Bool {
    let facts = facts(function.file)
    let fact = facts[function.row]
    guard !fact.isStatic, !fact.enclosing.exists else { return false }
    switch fact.kind {
    case .function: return fact.modifiers.isDisjoint(with: [.mutating, .consuming])
    case .getter: return !facts.tree.isMarked(fact.node, .mutating)
    case .setter: return facts.tree.isMarked(fact.node, .nonmutating)
    default: return false
    }
  }

  /// Whether a write surely changes the value of a property, and not an object behind it.
  fileprivate func changesValue(
    _ use: UseFact, of property: Property, _ facts: FileFacts
  ) -> Bool {
    switch use.access {
    case .read: return false
    case .assign: return true
    case .inout where use.node == use.root: return true
    case .modify where use.node == use.root: return property.isSurelyValue
    case .inout, .modify, .mutatingCall: break
    }
    let tree = facts.tree
    var links = tree.children(use.node).filter { $0 > use.root }
    if use.access == .mutatingCall {
      links = Array(links.prefix { $0 != use.write })
      guard let method = links.popLast(), tree.kind(method) == .memberAccess,
        let receiver = valueShape(property.shape, over: links, tree)
      else { return false }
      guard let type = receiver.entity, receiver.container == .none else {
        return isPlainValue(receiver)
      }
      return changesInPlace(tree.name(method), type)
    }
    // What the last link writes can be anything; what it is written into is a value.
    return links.isEmpty || valueShape(property.shape, over: links, tree) != nil
  }

  /// The shape behind some links, where each of them leads from a value to a part of it.
  private func valueShape(
    _ shape: TypeShape, over links: [NodeID], _ tree: Tree
  ) -> TypeShape? {
    var shape = shape
    for link in links {
      guard isPlainValue(shape) else { return nil }
      switch tree.kind(link) {
      case .optionalChaining, .forceUnwrap: shape = shape.unwrapped
      case .subscriptCall:
        guard shape.container != .none else { return nil }
        shape = shape.element
      case .memberAccess:
        guard shape.container == .none, let type = shape.entity,
          let member = property(tree.name(link), of: type), fact(member).isStored,
          fact(member).attributes.isEmpty
        else { return nil }
        shape = self.shape(of: member)
      default: return nil
      }
    }
    return shape
  }

  /// A value whose parts are its own: a `Binding` is a value too, and writes elsewhere.
  private func isPlainValue(_ shape: TypeShape) -> Bool {
    if shape.container != .none { return true }
    if case .sdk(let name) = shape.meaning, ProjectIndex.writesElsewhere.contains(name) {
      return false
    }
    return shape.form == .nominal && modelKind(of: shape) == .value
  }

  /// Values with setters that change something else. Source: their declarations.
  private static let writesElsewhere: Set<Name> = [
    .binding, Name("FocusedBinding"), .state, Name("FocusState"), Name("AppStorage"),
    Name("SceneStorage"), Name("UnsafeMutablePointer"), Name("UnsafeMutableBufferPointer"),
    Name("UnsafeMutableRawBufferPointer"),
  ]

  /// Whether a method of a project's value type is `mutating`, whichever of its name is meant.
  fileprivate func changesInPlace(_ method: Name, _ type: Row<TypeEntity>) -> Bool {
    let found = functions(method, of: type)
    return !found.isEmpty
      && found.allSatisfy { fact($0).modifiers.contains(.mutating) && !fact($0).isStatic }
  }
}

extension FileFacts {
  /// The uses of a function, those in types declared inside it left out.
  func ownUses(
    of function: Row<FunctionFact>, where isWanted: (UseFact) -> Bool = { _ in true }
  ) -> [UseFact] {
    self[function].uses.lazy.map { self[$0] }
      .filter { isWanted($0) && isOwn($0.scope, function) }
  }

  /// The calls of a function, those in types declared inside it left out.
  func ownCalls(
    of function: Row<FunctionFact>, where isWanted: (CallFact) -> Bool = { _ in true }
  ) -> [CallFact] {
    self[function].calls.lazy.map { self[$0] }
      .filter { isWanted($0) && isOwn($0.scope, function) }
  }

  private func isOwn(_ scope: Row<ScopeFact>, _ function: Row<FunctionFact>) -> Bool {
    self[self[scope].function].owner == self[function].owner
  }

  /// The whole write; for `swap(&a, &b)` the call.
  fileprivate func changeRange(of use: UseFact, in function: Row<FunctionFact>) -> Range<Int> {
    guard use.access == .inout else { return writtenRange(of: use) }
    let calls = self[function].calls.map { self[$0] }.filter { tree.contains($0.node, use.write) }
    let inner = calls.min { tree[$0.node].size < tree[$1.node].size }
    return inner.map { callRange($0) } ?? tree.range(use.write)
  }
}

extension Tree {
  /// Whether an accessor carries a modifier.
  fileprivate func isMarked(_ node: NodeID, _ word: Keyword) -> Bool {
    children(node).contains { kind($0) == .modifier && self[$0].detail == word }
  }
}

extension Property {
  /// Surely no code outside its host sets it: no caller passes it, and no `init` assigns it.
  package func isNeverPassed(in host: Host) -> Bool {
    fact.hasDefault && host.initializers.isEmpty
      && !host.project.mayBeConstructedElsewhere(host.entity)
      && host.project.callSites(of: host.entity).allSatisfy { $0.argument(fact.name) == nil }
  }
}
