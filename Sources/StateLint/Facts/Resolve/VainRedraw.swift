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
    let changing = ownStorage.filter { property in
      property.wrapper == .published
        && (project.changes(of: property.reference, in: entity).contains { isByApp($0) }
          || observers.contains { $0.host.binds(property.fact.name, of: $0.property) })
    }
    let names = changing.map { self.names(leadingTo: [$0.fact.name]) }
    for (observer, host) in observers {
      let reader = HostFacts(host: host, timings: timings)
      for (member, names) in zip(changing, names) where !reader.mayShow(names, of: observer) {
        return VainRedraw(view: host.name, member: member.name)
      }
    }
    return nil
  }

  private func isByApp(_ write: Reference<UseFact>) -> Bool {
    project.placement(write.file).role == .app
  }

  private func isOfApp(_ host: Host) -> Bool {
    !host.mayHaveMore && !host.traits.hasUnknownAncestor
      && project.placement(host.file).role == .app
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
