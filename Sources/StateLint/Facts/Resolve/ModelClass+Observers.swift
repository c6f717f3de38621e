import StateLintSyntax

extension ModelClass {
  /// The properties of views that observe it.
  package var observers: [Property] {
    (project.observers[entity] ?? []).compactMap { reference in
      let owner = project.entity(of: project.fact(reference).owner, in: reference.file)
      return owner.map { Property(project: project, reference: reference, host: $0) }
    }
  }

  /// The wrappers that views observe it with.
  package var observingWrappers: Set<Wrapper> { Set(observers.compactMap(\.wrapper)) }

  /// Whether some view that observes it never reads one of its published properties, and so redraws
  /// for nothing when that one changes.
  package var redrawsForNothing: Bool {
    let published = Set(publishedNames)
    return observers.contains { observer in
      guard let host = project.host(observer.host) else { return false }
      return !published.isSubset(of: namesRead(through: observer, in: host))
    }
  }

  private var publishedNames: [Name] {
    project[entity].parts.flatMap { part -> [Name] in
      let facts = project.facts(part.file)
      return facts[part.row].properties.lazy.map { facts[$0] }
        .filter { property in
          facts[property.attributes].contains { $0.wrapper == .published }
        }.map(\.name)
    }
  }

  /// The members that a view reads of the model, those behind computed ones and methods too.
  private func namesRead(through observer: Property, in host: Host) -> Set<Name> {
    var found = Set<Name>()
    for function in host.functions {
      let facts = project.facts(function.file)
      for row in facts[function.row].uses where observer.isMeant(by: facts[row]) {
        guard let member = facts.members(of: facts[row]).first else { continue }
        let name = facts.tree.name(member)
        found.insert(name)
        found.formUnion(namesRead(by: name))
      }
    }
    return found
  }

  /// What a method or a computed property of the model reads.
  private func namesRead(by member: Name) -> [Name] {
    let getter = project.property(member, of: entity)
      .flatMap { project.accessor(.getter, of: $0) }
    let functions = project.functions(member, of: entity) + (getter.map { [$0] } ?? [])
    return functions.flatMap { function -> [Name] in
      let facts = project.facts(function.file)
      return facts[function.row].uses.map { facts[$0].name }
    }
  }

  /// Whether it has stored variables that views do not hear of now.
  package var hasSilentVariables: Bool {
    project[entity].parts.contains { part in
      let facts = project.facts(part.file)
      return facts[part.row].properties.contains { row in
        let property = facts[row]
        return property.isStored && !property.isStatic && !property.isLet
          && property.attributes.isEmpty
      }
    }
  }
}
