import StateLintSyntax

/// A written equality that calls two values equal which views draw differently.
package struct HiddenChange: Sendable {
  package let equality: WrittenEquality
  package let typeName: String
  /// The stored property that it leaves out.
  package let memberName: String
  /// A view that draws it.
  package let read: ModelRead
  package enum Cause: Sendable {
    /// A property is set as a whole: its name, and where.
    case assigned(String, Place)
    /// The parent hands the value to a view: its name.
    case passed(String)
  }
  package let cause: Cause
}

extension ModelClass {
  /// The equalities of this type that hide changes from the views that draw it.
  package func hiddenChanges(in file: Int32, _ timings: ClosureTimings) -> [HiddenChange] {
    switch project[entity].kind {
    case .struct: break
    case .class where !kind.isObserved: break
    default: return []
    }
    guard project.declaresEquality(entity, in: file) else { return [] }
    let equalities = project.writtenEqualities(of: entity, in: file)
    guard !equalities.isEmpty, !project[entity].traits.hasUnknownMacro, isUnambiguous else {
      return []
    }
    return equalities.compactMap { hiddenChange(by: $0, timings) }
  }

  private func hiddenChange(
    by equality: WrittenEquality, _ timings: ClosureTimings
  ) -> HiddenChange? {
    let missing = ownStorage.filter {
      !$0.fact.isLet && !$0.hasAttributes && !equality.compared.contains($0.fact.name)
        && $0.fact.modifiers.isDisjoint(with: [.lazy, .weak])
    }
    guard !missing.isEmpty else { return nil }
    // The views are looked through once for all members; of those that are found the first one
    // declared is told.
    let names = missing.map { self.names(leadingTo: [$0.fact.name]) }
    var found: HiddenChange?
    var rest = missing.count
    _ = read(of: Set(missing.map(\.fact.name)), timings) { read in
      let name = project.facts(read.function.file).tree.name(read.member)
      for (place, member) in missing.prefix(rest).enumerated() where names[place].contains(name) {
        guard let cause = cause(behind: read, of: member, equality) else { continue }
        found = HiddenChange(
          equality: equality, typeName: self.name, memberName: member.name, read: read,
          cause: cause)
        rest = place
        break
      }
      return rest == 0
    }
    return found
  }

  // MARK: What holds the value

  private func cause(
    behind read: ModelRead, of member: Property, _ equality: WrittenEquality
  ) -> HiddenChange.Cause? {
    guard
      let keeper = keeper(at: read.use.node, upTo: read.member, in: read.function),
      let owner = project.entity(of: project.fact(keeper).owner, in: keeper.file)
    else { return nil }
    let property = Property(project: project, reference: keeper, host: owner)
    let isClass = project[entity].kind == .class
    if isClass, property.shape.isOptional || property.shape.container != .none { return nil }
    if let host = project.host(owner), property.wrapper == .state {
      return assignment(
        to: property, byUses: host.mentions(of: property).map(\.reference), equality, host
      )
      .map { .assigned(property.name, $0) }
    }
    if project.modelKind(of: owner) == .observable, project.isTracked(keeper, in: owner) {
      return assignment(
        to: property, byUses: project.writes(of: keeper, in: owner), equality, nil
      ).map { .assigned(property.name, $0) }
    }
    guard !isClass, let row = project.host(owner), row.role == .view, row.observesNothing,
      property.isPlain, !property.fact.hasDefault, isPassed(property, to: row),
      !project.changes(of: member.reference, in: entity).isEmpty
    else { return nil }
    return .passed(project.name(of: owner))
  }

  /// Some view of the app gives the property a value that changes: the element of a loop, which is
  /// not even asked for a row where it is equal, or anything else beside inputs that are compared.
  private func isPassed(_ property: Property, to row: Host) -> Bool {
    project.appCallSites(of: property.host, passing: property.fact.name).contains { passing in
      passing.site.isElement(passing.value)
        || passing.site.isChanging(passing.value) && row.hasOnlyComparableInputs
    }
  }

  /// The property that keeps the value which a chain passes through.
  private func keeper(
    at node: NodeID, upTo end: NodeID, in function: Reference<FunctionFact>, depth: Int = 0
  ) -> Reference<PropertyFact>? {
    let facts = project.facts(function.file)
    guard depth < 4,
      let use = facts[function.row].uses.lazy.map({ facts[$0] }).first(where: { $0.node == node })
    else { return nil }
    let place = project.standpoint(function)
    let links = facts.tree.children(node).filter {
      $0 > use.root && (!end.exists || $0 < end) && facts.tree.kind($0) == .memberAccess
    }
    for link in links.reversed() {
      let owner = project.shape(ofChain: node, upTo: link, at: place).unwrapped
      guard owner.container == .none, let type = owner.entity,
        let property = project.property(facts.tree.name(link), of: type)
      else { continue }
      return keeps(property) ? property : nil
    }
    if use.local.exists {
      let local = facts[use.local]
      switch local.origin {
      case .variable, .optionalBinding, .element:
        guard local.source.exists else { return nil }
        return keeper(at: local.source, upTo: .none, in: function, depth: depth + 1)
      case .closureParameter:
        guard let data = facts.dataHanded(to: local) else { return nil }
        return keeper(at: data.node, upTo: data.end, in: function, depth: depth + 1)
      default: return nil
      }
    }
    guard let type = project.entity(of: place.type, in: function.file),
      let property = project.property(use.name, of: type)
    else { return nil }
    return keeps(property) ? property : nil
  }

  private func keeps(_ property: Reference<PropertyFact>) -> Bool {
    project.fact(property).isStored && project.shape(of: property).entity == entity
  }

  // MARK: Whole values that may be equal

  private func assignment(
    to property: Property, byUses uses: [Reference<UseFact>], _ equality: WrittenEquality,
    _ host: Host?
  ) -> Place? {
    for reference in uses {
      let facts = project.facts(reference.file)
      guard
        let value = facts.valueAssigned(to: property.fact.name, by: facts[reference.row]),
        facts[facts[facts[reference.row].scope].function].kind != .initializer,
        mayBeEqual(value, reference, to: property, equality, host)
      else { continue }
      return Place(reference.file, facts.tree.range(facts[reference.row].write))
    }
    return nil
  }

  /// Whether a value may be called equal to the one before and differ all the same.
  private func mayBeEqual(
    _ value: NodeID, _ write: Reference<UseFact>, to property: Property,
    _ equality: WrittenEquality, _ host: Host?
  ) -> Bool {
    let facts = project.facts(write.file)
    let function = Reference(write.file, facts[facts[write.row].scope].function)
    switch facts.tree.kind(value) {
    case .nilLiteral, .ternary, .sequence: return false
    case .arrayLiteral, .dictionaryLiteral:
      let elements = Array(facts.tree.children(value))
      return !elements.isEmpty && elements.allSatisfy { remakes($0, in: function, equality) }
    case .effectExpr: return facts.waits(in: value)
    default: break
    }
    if property.shape.container != .none {
      // A part of it, or another order, is another collection.
      return !facts.nodes(in: value).contains {
        facts.tree.kind($0) == .memberAccess && HostCollection.rearranges(facts.tree.name($0))
      } && facts.constructedCollection(value) == nil
    }
    if remakes(value, in: function, equality) { return true }
    guard facts.tree.kind(value) == .nameExpr,
      let use = facts.use(rootedAt: value, in: function.row), use.local.exists
    else { return false }
    let local = facts[use.local]
    if local.origin == .parameter, let host {
      return isGivenRemade(local, of: function, by: host, equality)
    }
    guard local.origin == .variable else { return false }
    if local.isVariable {
      return facts[function.row].uses.contains {
        facts[$0].local == use.local && facts[$0].access == .modify
      } && local.source.exists && !facts.isCall(local.source)
    }
    return local.source.exists
      && (remakes(local.source, in: function, equality) || facts.waits(in: local.source))
  }

  /// Whether an expression makes a value anew that is told from others by what it is given.
  private func remakes(
    _ value: NodeID, in function: Reference<FunctionFact>, _ equality: WrittenEquality
  ) -> Bool {
    let place = project.standpoint(function)
    guard
      project.construction(value, declared: nil, at: place)?.shape.entity == entity
    else { return false }
    let tree = project.facts(function.file).tree
    let given = tree.lastChild(value).map { call in
      tree.children(call).compactMap { tree.child($0, .argumentLabel).map { tree.name($0) } }
    }
    // `let id = UUID()`: nobody equals it.
    return !ownStorage.contains { property in
      equality.compared.contains(property.fact.name) && property.fact.hasDefault
        && !(given ?? []).contains(property.fact.name)
        && project.freshness(
          of: property.fact.initializer, at: Standpoint(property.file, type: property.fact.owner))
          != nil
    }
  }

  /// Whether a function of a host is called with a value made anew.
  private func isGivenRemade(
    _ local: LocalFact, of function: Reference<FunctionFact>, by host: Host,
    _ equality: WrittenEquality
  ) -> Bool {
    let home = project.facts(function.file)
    let parameters = Array(home[home[function.row].parameters])
    guard let place = parameters.firstIndex(where: { $0.node == local.node }) else { return false }
    return host.functions.contains { other in
      let facts = project.facts(other.file)
      return facts[other.row].calls.contains { row in
        let call = facts[row]
        guard host.callee(of: call, in: other.file) == function else { return false }
        let arguments = facts.tree.children(call.node).filter { facts.tree.kind($0) == .argument }
        guard place < arguments.count, let value = facts.tree.lastChild(arguments[place]) else {
          return false
        }
        return remakes(value, in: other, equality)
      }
    }
  }
}

extension Host {
  fileprivate var observesNothing: Bool {
    !properties.contains { $0.wrapper?.facts.observesObject ?? false }
  }

  /// Whether each input is a value. A closure is another one each time.
  fileprivate var hasOnlyComparableInputs: Bool {
    properties.allSatisfy { property in
      property.fact.isStatic || property.fact.isComputed || property.wrapper != nil
        || property.isPlain && property.isSurelyValue
    }
  }
}

extension FileFacts {
  /// The value that a write gives to a property as a whole; nil where it changes a part.
  fileprivate func valueAssigned(to name: Name, by use: UseFact) -> NodeID? {
    guard use.isWrite, use.form == .bare || use.form == .onSelf || use.form == .type,
      use.write.exists, tree.kind(use.write) == .assignment
    else { return nil }
    let parts = Array(tree.children(use.write))
    guard parts.count == 3, tree.text(parts[1]) == "=" else { return nil }
    let last = tree.kind(use.node) == .chain ? tree.lastChild(use.node) : use.root
    guard let last, tree.kind(last) == .memberAccess || last == use.root, tree.name(last) == name
    else { return nil }
    return parts[2]
  }

  /// `[Item]()`, `Array(…)`, `Set(…)`
  fileprivate func constructedCollection(_ node: NodeID) -> NodeID? {
    guard tree.kind(node) == .chain, let base = tree.firstChild(node) else { return nil }
    switch tree.kind(base) {
    case .arrayLiteral, .dictionaryLiteral: return base
    default: return nil
    }
  }

  fileprivate func isCall(_ node: NodeID) -> Bool {
    tree.kind(node) == .chain && tree.children(node).contains { tree.kind($0) == .call }
  }
}
