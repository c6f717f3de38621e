import StateLintSyntax

/// A member of an object inside an observed one that a view draws.
package struct NestedRead: Sendable {
  package let place: Place
  /// The read as written: `session.profile.name`.
  package let text: String
  /// What the host observes: `session`.
  package let observed: String
  package let outer: String
  package let inner: Property
  package let innerType: String
  package let member: String
  package let isInnerObservableObject: Bool
  package let change: Place?
  /// Whether no code here changes the member, which anybody may do.
  package let isChangedByNobody: Bool
}

extension HostFacts {
  /// The reads of objects inside observed ones whose changes nobody passes on: the first one for each
  /// inner property.
  package var nestedReads: [NestedRead] {
    // Most hosts observe nothing.
    let observers = Set(
      host.properties.lazy.filter { $0.wrapper?.facts.observesObject ?? false }.map(\.fact.name))
    guard !observers.isEmpty else { return [] }
    var seen: Set<Reference<PropertyFact>> = []
    return drawnUses {
      $0.node != $0.root && ($0.local.exists || observers.contains($0.name))
    } make: { use, code in
      guard let read = nestedRead(use, in: code.function),
        seen.insert(read.inner.reference).inserted
      else { return nil }
      return read
    }
  }

  private func nestedRead(
    _ use: UseFact, in function: Reference<FunctionFact>
  ) -> NestedRead? {
    let facts = project.facts(function.file)
    let members = facts.members(of: use)
    guard !members.isEmpty, let path = observedPath(of: use, members, in: function) else {
      return nil
    }
    var idle: NestedRead?
    for link in path.links {
      guard let found = nestedRead(of: link, path, use, in: function) else { continue }
      if !found.isChangedByNobody { return found }
      idle = idle ?? found
    }
    return idle ?? readBehindGetter(of: members[0], path, in: function)
  }

  /// `row.text`, where `text` is computed from an object inside `row`.
  private func readBehindGetter(
    of member: NodeID, _ path: Path, in function: Reference<FunctionFact>
  ) -> NestedRead? {
    let name = project.facts(function.file).tree.name(member)
    guard path.isFromProperty, let outer = path.observed.shape.entity,
      let computed = project.property(name, of: outer),
      let getter = project.accessor(.getter, of: computed)
    else { return nil }
    let home = project.facts(getter.file)
    for row in home[getter.row].uses {
      let use = home[row]
      guard use.access == .read, use.form == .bare || use.form == .onSelf, use.mayMeanMember,
        let first = home.members(of: use).first,
        let inner = project.property(use.name, of: outer)
      else { continue }
      let link = Link(outer: outer, inner: inner, member: first)
      if let found = nestedRead(of: link, path, use, in: getter) { return found }
    }
    return nil
  }

  /// One step of a chain: a property of an observed class that holds an object, and the member that
  /// is read of that.
  private struct Link {
    let outer: Row<TypeEntity>
    let inner: Reference<PropertyFact>
    let member: NodeID
  }

  private struct Path {
    let observed: Property
    let links: [Link]
    /// Whether the chain begins with the observed property itself, and no local.
    let isFromProperty: Bool
  }

  /// The steps of a chain that begins with an object this host observes, or with a local that is an
  /// object inside one.
  private func observedPath(
    of use: UseFact, _ members: [NodeID], in function: Reference<FunctionFact>
  ) -> Path? {
    let facts = project.facts(function.file)
    if use.local.exists { return aliasPath(of: use, members[0], in: function) }
    guard use.form == .bare || use.form == .onSelf, let property = observer(use.name),
      let outer = property.shape.entity
    else { return nil }
    var links: [Link] = []
    var owner = outer
    for (member, next) in zip(members, members.dropFirst()) {
      guard let inner = project.property(facts.tree.name(member), of: owner) else { break }
      links.append(Link(outer: owner, inner: inner, member: next))
      guard let entity = project.shape(of: inner).entity else { break }
      owner = entity
    }
    return Path(observed: property, links: links, isFromProperty: true)
  }

  /// `if let ride = taxi.ride`, `let pump = yard.pump`, `List(club.boats) { boat in … }`
  private func aliasPath(
    of use: UseFact, _ member: NodeID, in function: Reference<FunctionFact>
  ) -> Path? {
    let facts = project.facts(function.file)
    let local = facts[use.local]
    guard let entity = project.shape(of: use.local, in: function.file).entity,
      let source = facts.source(of: local)
    else { return nil }
    for root in facts.uses(in: source, of: local.scope) where root.node == source {
      guard !root.local.exists, let property = observer(root.name),
        let outer = property.shape.entity, facts.members(of: root).count == 1,
        let inner = project.property(facts.tree.name(facts.members(of: root)[0]), of: outer),
        project.shape(of: inner).entity == entity
      else { continue }
      return Path(
        observed: property, links: [Link(outer: outer, inner: inner, member: member)],
        isFromProperty: false)
    }
    return nil
  }

  /// The property by a name, where it observes an `ObservableObject`.
  private func observer(_ name: Name) -> Property? {
    guard let property = host.property(name), property.shape.container == .none,
      property.wrapper?.facts.observesObject ?? false
    else { return nil }
    return property
  }

  private func nestedRead(
    of link: Link, _ path: Path, _ use: UseFact, in function: Reference<FunctionFact>
  ) -> NestedRead? {
    let facts = project.facts(function.file)
    let inner = Property(project: project, reference: link.inner, host: link.outer)
    guard inner.fact.isStored, !inner.fact.isStatic, !inner.hasUnknownAttribute,
      project.modelKind(of: link.outer) == .observableObject,
      let type = inner.shape.entity, !project[type].traits.isManagedObject,
      !project.isUncertain(link.outer), !project.isUncertain(type),
      let change = change(of: facts.tree.name(link.member), of: type, link),
      // The dear questions come last.
      !observes(type), !project.passesOn(link.inner, in: link.outer),
      !follows(inner, facts.tree.name(link.member))
    else { return nil }
    let place = Place(function.file, facts.range(of: use, upTo: link.member))
    return NestedRead(
      place: place, text: facts.tree.collapsedText(place.range), observed: path.observed.name,
      outer: project.name(of: link.outer), inner: inner, innerType: project.name(of: type),
      member: facts.tree.nameText(link.member),
      isInnerObservableObject: project.modelKind(of: type) == .observableObject,
      change: change.place, isChangedByNobody: change.place == nil)
  }

  private struct Change {
    /// Nil where nobody is seen to change the member, and anybody may.
    let place: Place?
  }

  /// A change of the inner object's member that the outer object says nothing of.
  private func change(
    of member: Name, of type: Row<TypeEntity>, _ link: Link
  ) -> Change? {
    let kind = project.modelKind(of: type)
    guard kind == .observableObject || kind == .plainClass,
      let property = project.property(member, of: type)
    else { return nil }
    let fact = project.fact(property)
    guard fact.isStored, !fact.isLet, !fact.isStatic, !fact.modifiers.contains(.lazy),
      kind == .plainClass || project.isTracked(property, in: type)
    else { return nil }
    let changes = project.changes(of: property, in: type)
    let isHidden = fact.modifiers.isFileLocal || fact.modifiers.contains(.privateSetter)
    if changes.isEmpty, kind == .observableObject, !isHidden { return Change(place: nil) }
    let unheard = changes.first {
      !isDuringUpdate($0) && project.reaches($0, link.inner, in: link.outer, of: type)
        && !project.announces($0, in: link.outer) && !asksForUpdate(with: $0)
    }
    return unheard.map { Change(place: project.place(of: $0)) }
  }

  private func asksForUpdate(with write: Reference<UseFact>) -> Bool {
    let facts = project.facts(write.file)
    let scope = facts[write.row].scope
    let function = Reference(write.file, facts[scope].function)
    guard project.entity(of: project.fact(function).owner, in: write.file) == entity else {
      return false
    }
    return asksForUpdate(from: scope, of: function)
  }

  /// Whether this host follows a publisher behind a member: `.onReceive(dock.crane.$load)`.
  private func follows(_ inner: Property, _ member: Name) -> Bool {
    host.functions.contains { function in
      let facts = project.facts(function.file)
      return facts[function.row].uses.contains { row in
        let members = facts.members(of: facts[row])
        let isOfInner = members.contains { facts.tree.name($0) == inner.fact.name }
        return members.contains {
          let name = facts.tree.name($0)
          return name == .objectWillChange
            || facts.tree[$0].flags.contains(.dollar) && (isOfInner || name == member)
        }
      }
    }
  }
}

extension ProjectIndex {
  /// Whether a macro or a superclass that nobody knows may announce or forward.
  fileprivate func isUncertain(_ entity: Row<TypeEntity>) -> Bool {
    let traits = self[entity].traits
    return traits.hasUnknownMacro || traits.hasUnknownAncestor || traits.isComposable
  }

  /// Whether a class, or one above it, takes a publisher of an object inside it or of the property
  /// that holds it, or speaks of `objectWillChange` at all: then it may pass changes on.
  fileprivate func passesOn(
    _ inner: Reference<PropertyFact>, in outer: Row<TypeEntity>
  ) -> Bool {
    let name = fact(inner).name
    return ([outer] + ancestors(of: outer)).flatMap { self[$0].parts }.contains { part in
      let facts = facts(part.file)
      return facts[part.row].functions.contains { function in
        facts[function].uses.contains { row in
          let use = facts[row]
          let members = facts.members(of: use)
          if members.contains(where: { facts.tree.name($0) == .objectWillChange }) { return true }
          guard use.name == name else { return false }
          return use.form == .projection
            || members.contains { facts.tree[$0].flags.contains(.dollar) }
        }
      }
    }
  }

  /// Whether a write may concern the object inside another one: it stands in code of either class,
  /// goes through the property that holds it, or through another name.
  fileprivate func reaches(
    _ write: Reference<UseFact>, _ inner: Reference<PropertyFact>, in outer: Row<TypeEntity>,
    of type: Row<TypeEntity>
  ) -> Bool {
    let facts = facts(write.file)
    let use = facts[write.row]
    let function = facts[facts[use.scope].function]
    let owner = entity(of: function.owner, in: write.file)
    if use.local.exists || owner == type || owner == outer { return true }
    let name = fact(inner).name
    guard let member = facts.members(of: use).first(where: { facts.tree.name($0) == name }) else {
      return false
    }
    let place = Standpoint(
      write.file, type: function.owner, function: facts[use.scope].function)
    let found = shape(ofChain: use.node, upTo: member, at: place).entity
    return found == outer || found.map { ancestors(of: $0).contains(outer) } ?? false
  }

  /// Whether code of a class that writes also announces: by `objectWillChange`, or by setting a
  /// property of its own that is announced.
  fileprivate func announces(
    _ write: Reference<UseFact>, in outer: Row<TypeEntity>
  ) -> Bool {
    let facts = facts(write.file)
    let function = facts[facts[facts[write.row].scope].function]
    guard entity(of: function.owner, in: write.file) == outer else { return false }
    return function.uses.contains { row in
      let use = facts[row]
      guard !use.local.exists, use.form == .bare || use.form == .onSelf else { return false }
      if use.name == .objectWillChange { return true }
      guard use.isWrite, Reference(write.file, row) != write,
        let property = property(use.name, of: outer), isTracked(property, in: outer)
      else { return false }
      return facts.members(of: use).isEmpty || modelKind(of: shape(of: property)) == .value
    }
  }
}

extension FileFacts {
  /// The expression that a local is another name for, or an element of.
  fileprivate func source(of local: LocalFact) -> NodeID? {
    if local.origin == .closureParameter {
      let slot = self[local.scope].slot
      guard slot.call.exists, let argument = tree.child(self[slot.call].node, .argument) else {
        return nil
      }
      return tree.lastChild(argument)
    }
    return local.source.exists && local.source != local.node ? local.source : nil
  }
}
