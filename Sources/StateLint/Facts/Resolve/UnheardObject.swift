import StateLintSyntax

/// An object that a view draws and does not listen to.
package struct UnheardObject: Sendable {
  /// The plain property it stands in; nil where a shared instance is read directly.
  package let property: Property?
  /// The property's name, or the read of the shared instance.
  package let place: Place
  /// What is read, as written: `Rates.shared.dollar`.
  package let text: String
  /// The class, or the protocol that stands for it.
  package let typeName: String
  /// The member that is drawn.
  package let member: String
  package let read: Place
}

extension HostFacts {
  /// The objects in plain properties whose announcements this host misses.
  package var unheardObjects: [UnheardObject] {
    guard host.role != .dynamicProperty else { return [] }
    return host.properties.compactMap { unheardObject(in: $0) } + unheardSharedObjects
  }

  private func unheardObject(in property: Property) -> UnheardObject? {
    guard property.isPlain, let model = property.announcingType, !observes(model),
      !subscribes(to: property)
    else { return nil }
    let code = updateCode + host.representableUpdates(timings)
    for (use, code) in memberReads(of: property, in: code) {
      let facts = project.facts(code.function.file)
      let member = facts.members(of: use)[0]
      guard project.announcesChanges(of: facts.tree.name(member), in: model),
        !facts.isAskedWhetherNil(use), project.standsForObservableObjects(model)
      else { continue }
      return UnheardObject(
        property: property, place: property.nameplate, text: property.name,
        typeName: project.name(of: model), member: facts.tree.nameText(member),
        read: Place(code.function.file, facts.range(of: use, upTo: member)))
    }
    return nil
  }

  /// `Rates.shared.dollar`, read without a property that observes it.
  private var unheardSharedObjects: [UnheardObject] {
    var seen: Set<Place> = []
    return drawnUses {
      $0.form == .type && !$0.local.exists && project.declares($0.name)
    } make: { use, code in
      let facts = project.facts(code.function.file)
      guard facts.hasFurtherMember(use) else { return nil }
      let members = facts.members(of: use)
      guard let model = sharedObject(of: use, members[0], in: code),
        !observes(model),
        project.announcesChanges(of: facts.tree.name(members[1]), in: model)
      else { return nil }
      let place = Place(code.function.file, facts.range(of: use, upTo: members[1]))
      guard seen.insert(place).inserted else { return nil }
      return UnheardObject(
        property: nil, place: place, text: facts.tree.collapsedText(place.range),
        typeName: project.name(of: model), member: facts.tree.nameText(members[1]), read: place)
    }
  }

  private func sharedObject(
    of use: UseFact, _ member: NodeID, in code: UpdateCode
  ) -> Row<TypeEntity>? {
    let facts = project.facts(code.function.file)
    let type = project.meaning(
      of: use.name, in: code.function.file, type: facts[code.function.row].owner)
    guard let owner = type.entity,
      let instance = project.property(facts.tree.name(member), of: owner),
      project.fact(instance).isStatic
    else { return nil }
    let shape = project.shape(of: instance)
    guard shape.container == .none, let model = shape.entity,
      project.modelKind(of: model) == .observableObject
    else { return nil }
    return model
  }

  /// Whether some property of this host observes an object of a class.
  func observes(_ model: Row<TypeEntity>) -> Bool {
    host.properties.contains { property in
      guard property.wrapper?.facts.observesObject ?? false else { return false }
      guard let observed = property.shape.entity else { return property.isOfUnknownType }
      return observed == model || project.conforms(observed, to: project[model].name)
        || project.conforms(model, to: project[observed].name)
    }
  }

  /// Whether this host follows a publisher of the object: `cart.$items`, `.onReceive(cart.changes)`.
  func subscribes(to property: Property) -> Bool {
    host.mentions(of: property).contains { mention in
      let facts = project.facts(mention.function.file)
      return facts.members(of: mention.use).contains {
        facts.tree[$0].flags.contains(.dollar) || facts.tree.name($0) == .objectWillChange
      } || facts.isGiven(mention.use, to: .onReceive)
    }
  }
}

extension Host {
  /// What a representable draws in: its `update…` method runs on each update.
  func representableUpdates(_ timings: ClosureTimings) -> [UpdateCode] {
    guard role == .representable else { return [] }
    return functions.filter { Representables.isUpdate(project.fact($0).name) }.map {
      UpdateCode(function: $0, regions: Regions(of: $0, root: .body, timings), path: [])
    }
  }
}

extension Property {
  /// Stored in each value, without a wrapper that could listen or keep.
  package var isPlain: Bool {
    fact.isStored && !fact.isStatic && !hasAttributes && !fact.modifiers.contains(.lazy)
  }

  /// The class whose instances announce their changes by `objectWillChange`, or the protocol that may
  /// stand for such classes.
  var announcingType: Row<TypeEntity>? {
    let shape = shape
    let found: Row<TypeEntity>
    switch shape.meaning {
    case .project(let entity): found = entity
    case .generic:
      guard let constraint else { return nil }
      found = constraint
    default: return nil
    }
    let traits = project[found].traits
    guard !traits.hasUnknownMacro, !traits.hasUnknownAncestor, !traits.isObservable,
      !traits.isComposable, !traits.isDynamicMemberLookup
    else { return nil }
    switch project[found].kind {
    case .class where shape.form == .nominal: break
    case .protocol: break
    default: return nil
    }
    return traits.isObservableObject || project[found].kind == .protocol ? found : nil
  }

  /// The protocol that the generic parameter of its type is constrained to.
  private var constraint: Row<TypeEntity>? {
    let owner = project[host].declaration
    let home = project.facts(owner.file)
    guard fact.type.exists, facts.tree.kind(fact.type) == .typeName else { return nil }
    let name = facts.tree.name(fact.type)
    guard let parameter = home[home[owner.row].generics].first(where: { $0.name == name }),
      parameter.constraint.exists,
      case .project(let entity) = project.shape(
        of: parameter.constraint, in: owner.file, type: owner.row
      ).meaning
    else { return nil }
    return entity
  }
}

extension ProjectIndex {
  /// Whether a type is an `ObservableObject`, or a protocol that only such classes implement.
  fileprivate func standsForObservableObjects(_ model: Row<TypeEntity>) -> Bool {
    if self[model].traits.isObservableObject { return true }
    let name = self[model].name
    let types = entities.indices.lazy.map { Row<TypeEntity>($0) }.filter {
      $0 != model && self.conforms($0, to: name) && self[$0].kind != .protocol
    }
    return types.first != nil && types.allSatisfy { self.modelKind(of: $0) == .observableObject }
  }

  /// A type's name as written.
  package func name(of entity: Row<TypeEntity>) -> String {
    let part = self[entity].declaration
    return facts(part.file).tree.nameText(fact(part).nameNode)
  }

  /// Whether a member of a model is announced when it changes, and does change.
  func announcesChanges(of member: Name, in model: Row<TypeEntity>, depth: Int = 0) -> Bool {
    if self[model].kind == .protocol { return announcesChanges(of: member, behind: model) }
    guard let property = property(member, of: model) else { return false }
    let fact = fact(property)
    if fact.isComputed { return depth < 3 && announcesChanges(behind: property, in: model, depth) }
    guard isTracked(property, in: model) else { return false }
    let changes = changes(of: property, in: model)
    guard self[model].traits.isManagedObject else { return !changes.isEmpty }
    // Core Data fills its objects before anybody sees them. What a view writes is an edit; and what
    // no code writes by name comes through key paths, from other contexts.
    return changes.contains(where: isByView) || writes.references(named: member).isEmpty
  }

  private func isByView(_ write: Reference<UseFact>) -> Bool {
    let facts = facts(write.file)
    let owner = entity(of: facts[facts[facts[write.row].scope].function].owner, in: write.file)
    return owner.map { self[$0].traits.hostRole != nil } ?? false
  }

  /// As its getter reads them.
  private func announcesChanges(
    behind property: Reference<PropertyFact>, in model: Row<TypeEntity>, _ depth: Int
  ) -> Bool {
    guard let getter = accessor(.getter, of: property) else { return false }
    let facts = facts(getter.file)
    return facts[getter.row].uses.contains { row in
      let use = facts[row]
      return !use.local.exists && (use.form == .bare || use.form == .onSelf)
        && announcesChanges(of: use.name, in: model, depth: depth + 1)
    }
  }

  /// Some class behind a protocol announces the member and changes it.
  private func announcesChanges(of member: Name, behind model: Row<TypeEntity>) -> Bool {
    writes.references(named: member).contains { write in
      let facts = facts(write.file)
      let function = facts[facts[write.row].scope].function
      guard let owner = entity(of: facts[function].owner, in: write.file),
        self[owner].kind == .class, conforms(owner, to: self[model].name)
      else { return false }
      return announcesChanges(of: member, in: owner)
    }
  }
}

extension FileFacts {
  /// `Rates.shared.dollar`: a member of a member.
  fileprivate func hasFurtherMember(_ use: UseFact) -> Bool {
    var count = 0
    let second = firstMember(of: use) { _ in
      count += 1
      return count == 2
    }
    return second != nil
  }

  /// `order.name != nil`: what is drawn is whether a value is there, and not the value.
  fileprivate func isAskedWhetherNil(_ use: UseFact) -> Bool {
    guard let around = tree.parent(of: use.node), tree.kind(around) == .sequence else {
      return false
    }
    return tree.children(around).contains { tree.kind($0) == .nilLiteral }
  }

  /// A chain from its root up to a member.
  func range(of use: UseFact, upTo member: NodeID) -> Range<Int> {
    tree.range(use.node).lowerBound..<tree.range(member).upperBound
  }

  /// Whether a use stands in an argument of a call by this name.
  func isGiven(_ use: UseFact, to name: Name) -> Bool {
    self[self[use.scope].function].calls.contains { row in
      let call = self[row]
      return call.name == name
        && tree.children(call.node).contains {
          tree.kind($0) == .argument && tree.contains($0, use.root)
        }
    }
  }
}

extension Host {
  /// Whether a wrapper on a property leaves the rest of this host as it is: no conformance is made
  /// from its properties.
  package func canObserve(_ property: Property?) -> Bool {
    guard let property, property.fact.isLet, !property.fact.hasDefault else { return false }
    return traits.ancestors.isDisjoint(with: Host.synthesised) && !mayHaveMore
  }

  /// What the compiler can write for a struct, as long as each property conforms too.
  private static let synthesised: Set<Name> = [
    Name("Codable"), Name("Decodable"), Name("Encodable"), Name("Equatable"), Name("Hashable"),
  ]
}
