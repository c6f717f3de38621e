import StateLintSyntax

/// A view that is drawn again for a change it does not show.
package struct VainRedraw: Sendable {
  /// The view that observes.
  package let view: String
  /// The property that changes and announces it.
  package let member: String
}

extension ModelClass {
  /// A view that observes this class and does not show all that changes in it; nil where each view
  /// shows all of it, or nobody knows what it shows.
  package func vainRedraw(_ timings: ClosureTimings) -> VainRedraw? {
    let observers = observers.filter { isOfApp($0.host) }
    guard !observers.isEmpty else { return nil }
    let changing = ownStorage.compactMap { changingMember($0, observers) }
    for (observer, host) in observers {
      let reader = HostFacts(host: host, timings: timings)
      let isShown = changing.map { reader.mayShow($0.names, of: observer) }
      let shown = zip(changing, isShown).filter(\.1).map(\.0)
      for (member, isShown) in zip(changing, isShown)
      where !isShown && !member.changesOnly(with: shown) {
        return VainRedraw(view: host.name, member: member.property.name)
      }
    }
    return nil
  }

  /// A property that is announced and that code of the app changes.
  private func changingMember(
    _ property: Property, _ observers: [(property: Property, host: Host)]
  ) -> ChangingMember? {
    guard property.wrapper == .published else { return nil }
    let writes = project.changes(of: property.reference, in: entity).filter(isByApp)
    let isBound = observers.contains { $0.host.binds(property.fact.name, of: $0.property) }
    guard !writes.isEmpty || isBound else { return nil }
    return ChangingMember(
      property: property, names: names(leadingTo: [property.fact.name]), isBound: isBound,
      places: Set(writes.map { Reference($0.file, project.facts($0.file)[$0.row].scope) }))
  }

  private func isByApp(_ write: Reference<UseFact>) -> Bool {
    project.placement(write.file).role == .app
  }

  private func isOfApp(_ host: Host) -> Bool {
    !host.mayHaveMore && !host.traits.hasUnknownAncestor
      && project.placement(host.file).role == .app
  }
}

/// A property that announces its changes, and where they are made.
private struct ChangingMember {
  let property: Property
  /// The members that show it.
  let names: Set<Name>
  /// Whether a view changes it through a binding.
  let isBound: Bool
  /// The code that changes it.
  let places: Set<Reference<ScopeFact>>

  /// Whether each of its changes stands beside one of some others: one update shows both.
  func changesOnly(with others: [ChangingMember]) -> Bool {
    !isBound
      && places.allSatisfy { place in others.contains { $0.places.contains(place) } }
  }
}

extension Host {
  /// Whether it makes a binding to a member of an object: `$cart.note`.
  fileprivate func binds(_ member: Name, of property: Property) -> Bool {
    mentions(of: property).contains { mention in
      let facts = project.facts(mention.function.file)
      return mention.use.form == .projection
        && facts.members(of: mention.use).first.map { facts.tree.name($0) } == member
    }
  }
}

extension HostFacts {
  /// Whether code that does not surely run in an action mentions one of some members of an object,
  /// or hands on the object as a whole.
  fileprivate func mayShow(_ members: Set<Name>, of property: Property) -> Bool {
    let actions = ActionCode(self)
    return host.mentions(of: property).contains { mention in
      let facts = project.facts(mention.function.file)
      let chain = facts.members(of: mention.use)
      guard chain.isEmpty || chain.contains(where: { members.contains(facts.tree.name($0)) })
      else { return false }
      return actions.region(of: mention.use, in: mention.function) != .action
    }
  }
}
