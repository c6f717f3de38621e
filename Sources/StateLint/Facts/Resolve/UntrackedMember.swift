import StateLintSyntax

/// What a view draws from an `@Observable` object and Observation does not follow.
package struct UntrackedMember: Sendable {
  package let place: Place
  /// The ignored property, or the read inside a getter or method.
  package let text: String
  /// The computed property or method that a view draws; nil for an ignored property.
  package let getter: String?
  /// The class that is read behind it; nil for `UserDefaults` and for an ignored property.
  package let innerType: String?
  package let name: String
  package let read: ModelRead
  package let change: Place?
  /// Lets Observation follow an ignored property.
  package let repair: Repair?
}

extension ModelClass {
  /// The properties left out of the tracking, and the getters that read something untracked, as far as
  /// a view draws them and they change.
  package func untrackedMembers(_ timings: ClosureTimings) -> [UntrackedMember] {
    let traits = project[entity].traits
    guard isMarkedObservable, !traits.hasUnknownMacro, !traits.hasUnknownAncestor, isUnambiguous,
      !registersByHand
    else { return [] }
    return ignoredMembers(timings) + untrackedGetters(timings)
  }

  /// `access(keyPath: \.grams)`: the class takes part in the observation by hand.
  var registersByHand: Bool {
    project[entity].parts.contains { part in
      let facts = project.facts(part.file)
      return facts[part.row].functions.contains { function in
        facts[function].calls.contains { ModelClass.registrations.contains(facts[$0].name) }
      }
    }
  }

  private static let registrations: Set<Name> = [Name("access"), Name("withMutation")]

  private func ignoredMembers(_ timings: ClosureTimings) -> [UntrackedMember] {
    let tracked = Set(ownStorage.filter { !$0.isIgnored }.map(\.fact.name))
    return ownStorage.compactMap { property -> UntrackedMember? in
      guard property.isIgnored, property.facts[property.fact.attributes].count == 1,
        !property.fact.isLet, property.fact.modifiers.isDisjoint(with: [.lazy, .weak]),
        property.isSurelyValue, !tracked.contains(property.fact.name),
        let attribute = property.facts[property.fact.attributes].first,
        let read = read(of: [property.fact.name], timings)
      else { return nil }
      let changes = changesAlone(of: property, drawnBy: read)
      guard !changes.isEmpty || read.isBinding else { return nil }
      return UntrackedMember(
        place: Place(property.file, property.facts.tree.range(attribute.node)),
        text: property.name, getter: nil, innerType: nil, name: property.name, read: read,
        change: changes.first.map { project.place(of: $0) },
        repair: property.dropping(attribute: attribute.name))
    }
  }

  // MARK: Getters

  private func untrackedGetters(_ timings: ClosureTimings) -> [UntrackedMember] {
    project[entity].parts.flatMap { part in
      let facts = project.facts(part.file)
      return facts[part.row].functions.compactMap { row in
        untrackedRead(in: Reference(part.file, row), timings)
      }
    }
  }

  private func untrackedRead(
    in function: Reference<FunctionFact>, _ timings: ClosureTimings
  ) -> UntrackedMember? {
    let facts = project.facts(function.file)
    let fact = facts[function.row]
    guard fact.kind == .getter || fact.kind == .function && fact.result.exists && !fact.isAsync,
      !fact.isStatic, !readsTracked(function),
      let found = fact.uses.lazy.map({ facts[$0] }).compactMap({
        self.untracked($0, in: function)
      }).first,
      let read = read(of: [fact.name], timings)
    else { return nil }
    return UntrackedMember(
      place: found.place, text: facts.tree.collapsedText(found.place.range),
      getter: facts.tree.nameText(fact.nameNode), innerType: found.type,
      name: facts.tree.nameText(fact.nameNode), read: read, change: found.change,
      repair: nil)
  }

  private struct Untracked {
    let place: Place
    let type: String?
    let change: Place?
  }

  /// Reads of tracked values, which bring the view along; a tracked reference to a plain class is
  /// none that changes.
  private func readsTracked(_ function: Reference<FunctionFact>) -> Bool {
    let facts = project.facts(function.file)
    return facts[function.row].uses.contains { row in
      let use = facts[row]
      guard !use.local.exists, use.form == .bare || use.form == .onSelf else {
        return use.form == .wholeSelf
      }
      if let property = project.property(use.name, of: entity) {
        let shape = project.shape(of: property)
        guard project.fact(property).isStored else { return true }
        return project.isTracked(property, in: entity)
          && (shape.isOptional || project.modelKind(of: shape) != .plainClass)
      }
      return !project.functions(use.name, of: entity).isEmpty
    }
  }

  private func untracked(
    _ use: UseFact, in function: Reference<FunctionFact>
  ) -> Untracked? {
    let facts = project.facts(function.file)
    let members = facts.members(of: use)
    guard !use.local.exists, use.access == .read else { return nil }
    if use.form == .type, use.name == Name("UserDefaults"), !project.declares(use.name),
      let end = facts.endOfDefaultsRead(use)
    {
      let start = facts.tree.range(use.node).lowerBound
      return Untracked(place: Place(function.file, start..<end), type: nil, change: nil)
    }
    guard use.form == .bare || use.form == .onSelf, let first = members.first,
      let holder = project.property(use.name, of: entity), project.fact(holder).isStored
    else { return nil }
    let shape = project.shape(of: holder)
    guard shape.container == .none, !shape.isOptional, let type = shape.entity,
      project.modelKind(of: type) == .plainClass
    else { return nil }
    let name = facts.tree.name(first)
    let change: Reference<UseFact>?
    if let member = project.property(name, of: type), project.fact(member).isStored {
      change = project.fact(member).isLet ? nil : project.changes(of: member, in: type).first
    } else {
      change = mayAnnounce(besides: use.name) ? nil : project.change(behind: name, of: type)
    }
    guard let change else { return nil }
    return Untracked(
      place: Place(function.file, facts.range(of: use, upTo: first)), type: project.name(of: type),
      change: project.place(of: change))
  }

  /// Whether code that uses a property also sets something tracked: views may follow that.
  private func mayAnnounce(besides name: Name) -> Bool {
    project[entity].parts.contains { part in
      let facts = project.facts(part.file)
      return facts[part.row].functions.contains { function in
        let uses = facts[function].uses.lazy.map { facts[$0] }.filter(\.mayMeanMember)
        return uses.contains { $0.name == name } && facts[function].kind != .initializer
          && uses.contains { use in
            use.isWrite && use.name != name
              && project.property(use.name, of: entity).map {
                project.isTracked($0, in: entity)
              } ?? false
          }
      }
    }
  }
}

extension ProjectIndex {
  /// A change of what the one method or getter of a name reads of its own object, made by other code
  /// than its own.
  fileprivate func change(behind name: Name, of type: Row<TypeEntity>) -> Reference<UseFact>? {
    let getter = property(name, of: type).flatMap { accessor(.getter, of: $0) }
    let methods = getter.map { [$0] } ?? functions(name, of: type)
    guard methods.count == 1, let method = methods.first, !fact(method).isAsync,
      getter != nil || fact(method).result.exists
    else { return nil }
    let home = facts(method.file)
    for row in fact(method).uses {
      let use = home[row]
      guard use.access == .read, use.mayMeanMember, let member = property(use.name, of: type),
        fact(member).isStored, !fact(member).isLet
      else { continue }
      let others = changes(of: member, in: type).filter { write in
        Reference(write.file, facts(write.file)[facts(write.file)[write.row].scope].function)
          != method
      }
      if let first = others.first { return first }
    }
    return nil
  }
}

extension FileFacts {
  /// Where `UserDefaults.standard.bool(forKey: "dark")` ends; nil where nothing is read by a key.
  fileprivate func endOfDefaultsRead(_ use: UseFact) -> Int? {
    guard tree.kind(use.node) == .chain,
      let call = tree.children(use.node).first(where: { tree.kind($0) == .call }),
      let argument = tree.child(call, .argument),
      let label = tree.child(argument, .argumentLabel), tree.name(label) == Name.forKey
    else { return nil }
    return tree.range(call).upperBound
  }
}
