import StateLintSyntax

/// An object that views expect from the environment and that nobody puts there.
package struct MissingObject: Sendable {
  package let property: Property
  package let type: String
  package let kind: Kind
  /// The other views that expect it.
  package let others: [Place]
  /// How code of the app comes to the view, from the root on.
  package let path: [(Place, String)]

  package enum Kind: Sendable {
    /// No code puts it there.
    case nobody
    /// Previews or tests do.
    case onlyPreviews
    /// The app does not come to this view, and previews put the object there.
    case notReached
  }
}

extension HostFacts {
  /// The expectations of this host that fail, each type spoken of at its first reader.
  package var missingObjects: [MissingObject] {
    let supply = project.environment
    guard !supply.reached.isEmpty, !supply.hasUnknownSource else { return [] }
    return host.properties.compactMap { property in
      guard let type = project.expectedObject(of: property.reference),
        !property.hasUnknownAttribute
      else { return nil }
      return missingObject(property, type, supply)
    }
  }

  private func missingObject(
    _ property: Property, _ type: Row<TypeEntity>, _ supply: EnvironmentSupply
  ) -> MissingObject? {
    let sources = supply.sources[type] ?? []
    guard project.families(of: type)?.count == 1, !sources.contains(where: { !$0.isOutsideApp }),
      !supply.handedAway.contains(type), !isSuppliedAsSubclass(type, supply),
      project.placement(property.file).isModuleWhole, property.isMentioned(in: host)
    else { return nil }
    let readers = (supply.readers[type] ?? []).filter { project.placement($0.file).role == .app }
    let reached = readers.filter { reader in
      project.entity(of: project.fact(reader).owner, in: reader.file)
        .map { supply.reached[$0] != nil } ?? false
    }
    guard (reached.first ?? readers.first) == property.reference else { return nil }
    if reached.isEmpty, !sources.contains(where: { isPreview($0.call) }) { return nil }
    return MissingObject(
      property: property, type: project.name(of: type),
      kind: reached.isEmpty ? .notReached : sources.isEmpty ? .nobody : .onlyPreviews,
      others: readers.filter { $0 != property.reference }.map { reader in
        let facts = project.facts(reader.file)
        return Place(reader.file, facts.tree.range(facts[reader.row].nameNode))
      },
      path: reached.isEmpty ? [] : way(to: entity, supply))
  }

  private func isPreview(_ call: Reference<CallFact>) -> Bool {
    project.placement(call.file).role != .test
  }

  /// An object of a subclass goes in, perhaps under the name of this class.
  private func isSuppliedAsSubclass(
    _ type: Row<TypeEntity>, _ supply: EnvironmentSupply
  ) -> Bool {
    let name = project[type].name
    return supply.sources.keys.contains { $0 != type && project.conforms($0, to: name) }
  }

  /// The constructions from a root to a view.
  private func way(
    to entity: Row<TypeEntity>, _ supply: EnvironmentSupply
  ) -> [(Place, String)] {
    var steps: [(Place, String)] = []
    var current = entity
    while let call = supply.reached[current] ?? nil, steps.count < 16 {
      let site = CallSite(project: project, reference: call)
      guard let owner = site.enclosingEntity else { break }
      let (maker, made) = (project.name(of: owner), project.name(of: current))
      steps.append((site.place, "`\(maker)` makes `\(made)`"))
      current = owner
    }
    return steps.reversed()
  }
}
