import StateLintSyntax

/// A property of an `ObservableObject` that is drawn and changes without being `@Published`.
package struct SilentMember: Sendable {
  package let property: Property
  package let read: ModelRead
  /// Where it changes; nil where a binding changes it.
  package let change: Place?
  /// What is announced along with each of its changes; nil where some change comes alone.
  package let companion: String?
}

extension ModelClass {
  /// Whether it has `@Published` properties.
  var hasPublished: Bool { !publishedProperties.isEmpty }

  private var publishedProperties: [Property] {
    ownStorage.filter { $0.wrapper == .published }
  }

  /// The properties that views which observe this class draw, and that change without a word.
  package func silentMembers(_ timings: ClosureTimings) -> [SilentMember] {
    guard kind == .observableObject, isPlainObservableObject, isObservedByViews else { return [] }
    let loud = Set(ownStorage.filter(\.hasAttributes).map(\.fact.name))
    let candidates = ownStorage.filter { mayBeDrawn($0) && !loud.contains($0.fact.name) }
    let files = filesOfObservers
    guard !candidates.isEmpty, !files.isEmpty, !isAnnouncedByHand else { return [] }
    return candidates.compactMap { silentMember($0, drawnIn: files, timings) }
  }

  private var isPlainObservableObject: Bool {
    let traits = project[entity].traits
    return !traits.isManagedObject && !traits.hasUnknownAncestor && !traits.hasUnknownMacro
      && !project[entity].isPerhapsExtended && isUnambiguous
  }

  /// It sends `objectWillChange`, has one of its own, or somebody who observes it sends it.
  private var isAnnouncedByHand: Bool {
    project.isAnnouncedByHand(entity)
      || observingViews.contains { view in
        project[view].parts.contains {
          project.facts($0.file).foreignMembers.contains(.objectWillChange)
        }
      }
  }

  /// A plain `var` of a type that has something to show, and not a task, a closure or a service.
  private func mayBeDrawn(_ property: Property) -> Bool {
    !property.fact.isLet && !property.hasAttributes
      && property.fact.modifiers.isDisjoint(with: [.lazy, .weak]) && showsSomething(property)
  }

  /// Of a type that views draw.
  func showsSomething(_ property: Property) -> Bool {
    let shape = property.shape
    guard shape.form == .nominal || shape.form == .tuple else { return false }
    if case .generic = shape.meaning { return shape.container != .none }
    switch project.modelKind(of: shape) {
    case .value, .plainClass, .observable, .observableObject: return true
    case .immutableClass, .actor, .function, .unknown: return false
    }
  }

  private func silentMember(
    _ property: Property, drawnIn files: [Int32], _ timings: ClosureTimings
  ) -> SilentMember? {
    guard let read = readByObserver(of: [property.fact.name], in: files, timings),
      !property.facts.isCommented(property.fact.declaration, "Published")
    else { return nil }
    let memos = names(leadingTo: [property.fact.name])
    let seen = project.changes(of: property.reference, in: entity).filter {
      !isMemo($0, among: memos, drawnBy: read.reader) && !read.reader.isDuringUpdate($0)
        && !read.reader.redraws(with: $0)
    }
    guard let first = seen.first else {
      return read.isBinding
        ? SilentMember(property: property, read: read, change: nil, companion: nil) : nil
    }
    let companions = seen.map { companion(of: $0) }
    let isAlways = !read.isBinding && companions.allSatisfy { $0 != nil }
    return SilentMember(
      property: property, read: read, change: project.place(of: first),
      companion: isAlways ? companions[0] : nil)
  }

  /// A note to itself: written by a getter, by a method that reads and returns it, or by one that the
  /// drawing calls.
  private func isMemo(
    _ write: Reference<UseFact>, among names: Set<Name>, drawnBy reader: HostFacts
  ) -> Bool {
    let facts = project.facts(write.file)
    let function = facts[facts[facts[write.row].scope].function]
    guard project.entity(of: function.owner, in: write.file) == entity else { return false }
    return function.kind == .getter
      || names.contains(function.name) && function.result.exists
      || reader.callsDuringUpdate(function.name)
  }

  /// The changes of a property that come without one of a property that is announced or tracked, and
  /// that are no notes to itself.
  func changesAlone(of property: Property, drawnBy read: ModelRead) -> [Reference<UseFact>] {
    let memos = names(leadingTo: [property.fact.name])
    return project.changes(of: property.reference, in: entity).filter {
      !isMemo($0, among: memos, drawnBy: read.reader) && !read.reader.isDuringUpdate($0)
        && !read.reader.redraws(with: $0) && companion(of: $0) == nil
    }
  }

  /// The announced property that the code of a change sets as well, before any `await`.
  private func companion(of write: Reference<UseFact>) -> String? {
    let facts = project.facts(write.file)
    let use = facts[write.row]
    let function = facts[facts[use.scope].function]
    if function.kind == .didSet || function.kind == .willSet, function.property.exists,
      project.isTracked(Reference(write.file, function.property), in: entity)
    {
      return facts.tree.nameText(facts[function.property].nameNode)
    }
    for row in function.uses {
      let other = facts[row]
      guard other.isWrite, let member = announcedMember(other, beside: use, in: write.file),
        !facts.waits(between: use, and: other)
      else { continue }
      return facts.tree.nameText(member)
    }
    return companionInCallee(of: use, in: write.file)
  }

  /// The announced property that a method sets which the same code calls: `reset()`.
  private func companionInCallee(of use: UseFact, in file: Int32) -> String? {
    let facts = project.facts(file)
    let function = facts[facts[use.scope].function]
    guard project.entity(of: function.owner, in: file) == entity else { return nil }
    for row in function.calls {
      let call = facts[row]
      guard call.scope == use.scope, call.form == .bare || call.form == .onSelf else { continue }
      if let name = announcedName(setBy: call.name, depth: 0) { return name }
    }
    return nil
  }

  /// The announced property that each call of a method sets, itself or by methods it calls.
  private func announcedName(setBy name: Name, depth: Int) -> String? {
    let methods = project.functions(name, of: entity)
    guard depth < 3, methods.count == 1, !project.fact(methods[0]).isAsync else { return nil }
    let facts = project.facts(methods[0].file)
    let function = facts[methods[0].row]
    let body = Row<ScopeFact>(Int(function.scopes.start))
    for row in function.uses {
      let use = facts[row]
      guard use.isWrite, use.scope == body, !use.local.exists,
        use.form == .bare || use.form == .onSelf,
        let property = project.property(use.name, of: entity),
        project.isTracked(property, in: entity)
      else { continue }
      return facts.tree.nameText(use.root)
    }
    for row in function.calls {
      let call = facts[row]
      guard call.scope == body, call.form == .bare || call.form == .onSelf,
        let found = announcedName(setBy: call.name, depth: depth + 1)
      else { continue }
      return found
    }
    return nil
  }

  /// The announced member that a use writes on the same object as another write.
  private func announcedMember(
    _ other: UseFact, beside use: UseFact, in file: Int32
  ) -> NodeID? {
    let facts = project.facts(file)
    func announces(_ node: NodeID) -> Bool {
      project.property(facts.tree.name(node), of: entity).map {
        project.isTracked($0, in: entity)
      } ?? false
    }
    let owner = project.entity(of: facts[facts[use.scope].function].owner, in: file)
    if owner == entity, !other.local.exists, other.form == .bare || other.form == .onSelf,
      announces(other.root)
    {
      return other.root
    }
    guard other.name == use.name, other.local == use.local,
      let first = facts.members(of: other).first, announces(first)
    else { return nil }
    return first
  }
}

extension HostFacts {
  /// Whether a write in code of this host comes with a write to state that it draws.
  func redraws(with write: Reference<UseFact>) -> Bool {
    let facts = project.facts(write.file)
    let scope = facts[write.row].scope
    let function = Reference(write.file, facts[scope].function)
    let fact = project.fact(function)
    guard project.entity(of: fact.owner, in: write.file) == entity else { return false }
    let isObserver = fact.kind == .didSet || fact.kind == .willSet
    return isObserver && host.property(fact.name)?.keepsOwnValue ?? false
      || mayWriteElsewhere(from: scope, in: function) || asksForUpdate(from: scope, of: function)
  }

  /// Whether the same code sets a computed property of this host, whose setter may write anything.
  private func mayWriteElsewhere(
    from scope: Row<ScopeFact>, in function: Reference<FunctionFact>
  ) -> Bool {
    let facts = project.facts(function.file)
    return facts[function.row].uses.contains { row in
      let use = facts[row]
      return use.isWrite && use.scope == scope && !use.local.exists
        && host.property(use.name)?.fact.isComputed ?? false
    }
  }

  /// Whether the update calls a function by this name, of whatever.
  fileprivate func callsDuringUpdate(_ name: Name) -> Bool {
    updateCode.contains { code in
      let facts = project.facts(code.function.file)
      return facts[code.function.row].calls.contains {
        facts[$0].name == name && code.regions[facts[$0].scope] == .body
      }
    }
  }
}

extension ModelRead {
  /// `$alarm.isLoud`: a binding, which writes as well.
  var isBinding: Bool {
    reader.project.facts(place.file).tree.bytes[place.range.lowerBound] == UInt8(ascii: "$")
  }
}

extension FileFacts {
  /// Whether an `await` stands between two writes: the change comes in another pass.
  fileprivate func waits(between one: UseFact, and other: UseFact) -> Bool {
    let first = min(tree.range(one.root).lowerBound, tree.range(other.root).lowerBound)
    let last = max(tree.range(one.root).lowerBound, tree.range(other.root).lowerBound)
    let body = self[self[one.scope].function].node
    return tree.contains(.effectExpr, in: body, from: first, to: last)
  }
}

extension Tree {
  /// Whether some `await` begins between two offsets inside a node.
  fileprivate func contains(
    _ kind: NodeKind, in node: NodeID, from start: Int, to end: Int
  ) -> Bool {
    var place = Int(node.index)
    let last = place + Int(nodes[place].size)
    while place < last {
      let id = NodeID(place)
      if nodes[place].kind == kind, (start..<end).contains(range(id).lowerBound),
        contains("await", in: range(id))
      {
        return true
      }
      place += 1
    }
    return false
  }
}

extension ProjectIndex {
  /// Whether code of a class or its ancestors says itself when it changes.
  func isAnnouncedByHand(_ model: Row<TypeEntity>) -> Bool {
    ([model] + ancestors(of: model)).contains {
      announcesByHand($0) || property(.objectWillChange, of: $0) != nil
    }
  }
}
