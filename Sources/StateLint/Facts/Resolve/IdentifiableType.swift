import StateLintSyntax

/// A type of the project that is `Identifiable`.
package struct IdentifiableType: Sendable {
  package let project: ProjectIndex
  package let entity: Row<TypeEntity>

  /// The type, where it is `Identifiable` for sure.
  package init?(project: ProjectIndex, entity: Row<TypeEntity>) {
    guard project.conforms(entity, to: .identifiable) else { return nil }
    self.project = project
    self.entity = entity
  }

  package var name: String {
    let part = project[entity].declaration
    return project.facts(part.file).tree.nameText(project.fact(part).nameNode)
  }

  /// Its own `id`, once for each branch of an `#if` that declares one.
  private var ids: [Reference<PropertyFact>] {
    project[entity].parts.flatMap { part in
      let facts = project.facts(part.file)
      return facts[part.row].properties.filter { facts[$0].name == .id && !facts[$0].isStatic }
        .map { Reference(part.file, $0) }
    }
  }

  /// A computed `id` that gives another value on each read.
  package struct FreshID: Sendable {
    /// Its name.
    package let place: Place
    /// Makes it once, where it is only `UUID()` and the type can store it.
    package let repair: Repair?
  }

  package var freshIDs: [FreshID] {
    ids.filter { project.freshness(ofGetter: $0) != nil }.map { id in
      let property = Property(project: project, reference: id, host: entity)
      return FreshID(
        place: property.nameplate, repair: canStore(id) ? property.storing("UUID()") : nil)
    }
  }

  /// An enum has cases in the place of stored properties.
  package var isEnum: Bool { project[entity].kind == .enum }

  private func canStore(_ id: Reference<PropertyFact>) -> Bool {
    let fact = project.fact(id)
    guard !isEnum, let getter = project.accessor(.getter, of: id),
      project.facts(id.file)[fact.owner].kind != .extension
    else { return false }
    let facts = project.facts(getter.file)
    return facts.tree.onlyValue(of: facts[getter.row].body).map { facts.tree.collapsedText($0) }
      == "UUID()"
  }

  /// Whether each new value gets an id of its own: a stored `id` whose default is fresh, or a class
  /// without one, whose objects are told apart as objects.
  package var hasIDPerValue: Bool {
    let ids = ids
    let traits = project[entity].traits
    guard !traits.hasUnknownMacro else { return false }
    if ids.isEmpty {
      return project[entity].kind == .class && project.property(.id, of: entity) == nil
        && conformsByItself && !traits.hasUnknownAncestor && !traits.isManagedObject
    }
    return ids.allSatisfy { id in
      let fact = project.fact(id)
      let declared = project.facts(id.file).tree.lastTypeName(fact.type)
      let place = Standpoint(id.file, type: fact.owner)
      return fact.isStored
        && project.freshness(of: fact.initializer, at: place, declared: declared) != nil
    }
  }

  /// Whether its own clauses say so: a macro may bring an `id` along with the protocol.
  private var conformsByItself: Bool {
    project[entity].parts.contains { part in
      let facts = project.facts(part.file)
      return facts[facts[part.row].inherits].contains { $0.name == .identifiable }
    }
  }

  /// Whether a construction leaves the id to its default: the memberwise initialiser makes it, and
  /// no argument gives one.
  func getsOwnID(_ call: CallFact, in facts: FileFacts) -> Bool {
    hasIDPerValue && facts.argument(.id, of: call) == nil
  }
}
