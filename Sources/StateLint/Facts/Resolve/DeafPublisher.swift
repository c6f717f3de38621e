import StateLintSyntax

/// An `objectWillChange` of a class's own, which its `@Published` properties do not send through.
package struct DeafPublisher: Sendable {
  package let property: Property
  /// A `@Published` property that nobody hears.
  package let published: Property
  /// Code of the class mentions it.
  package let isMentioned: Bool
}

extension ModelClass {
  /// The publishers of this class that take the place of the standard one.
  package var deafPublishers: [DeafPublisher] {
    let own = project[entity].parts.flatMap { part in
      project.facts(part.file)[part.row].properties
        .map { Property(project: project, reference: Reference(part.file, $0), host: entity) }
        .filter { $0.fact.name == .objectWillChange && !$0.fact.isStatic }
    }
    guard !own.isEmpty, kind == .observableObject, !project[entity].traits.hasUnknownAncestor,
      !inheritsFromClass, let published = ownStorage.first(where: { $0.wrapper == .published }),
      !takesPublishers, !isSentFromOutside
    else { return [] }
    return own.filter { replaces($0) && !sends(through: $0) }.map { property in
      DeafPublisher(
        property: property, published: published, isMentioned: mentions([.objectWillChange]))
    }
  }

  private var inheritsFromClass: Bool {
    project.ancestors(of: entity).contains { project[$0].kind == .class }
  }

  /// Of a known type that is another than the standard one.
  private func replaces(_ property: Property) -> Bool {
    guard case .sdk(let type) = property.shape.meaning else { return false }
    return Publishers.customChanges.contains(type)
  }

  /// `$pears`: whatever is made of the properties' own publishers.
  private var takesPublishers: Bool {
    ownUses.contains { $0.form == .projection || $0.form == .storage }
  }

  /// Somebody calls `send` on it, or on what its getter gives.
  private func sends(through property: Property) -> Bool {
    var names: Set<Name> = [.objectWillChange]
    if let getter = project.accessor(.getter, of: property.reference) {
      let facts = project.facts(getter.file)
      names.formUnion(facts[getter.row].uses.map { facts[$0].name })
    }
    return ownFunctions.contains { function in
      let facts = project.facts(function.file)
      return facts[function.row].calls.contains { row in
        let call = facts[row]
        return call.name == .send && call.root.exists && names.contains(facts[call.root].name)
      }
    }
  }

  private func mentions(_ names: Set<Name>) -> Bool { ownUses.contains { names.contains($0.name) } }

  private var isSentFromOutside: Bool {
    let own = Set(project[entity].parts.map(\.file))
    return project.neighbours(of: part.file).contains {
      !own.contains($0) && project.facts($0).foreignMembers.contains(.objectWillChange)
    }
  }

  private var ownFunctions: [Reference<FunctionFact>] {
    project[entity].parts.flatMap { part in
      project.facts(part.file)[part.row].functions.map { Reference(part.file, $0) }
    }
  }

  private var ownUses: [UseFact] {
    ownFunctions.flatMap { function in
      let facts = project.facts(function.file)
      return facts[function.row].uses.map { facts[$0] }
    }
  }
}
