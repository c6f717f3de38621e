import StateLintSyntax

/// What a subclass adds to an `@Observable` class without being marked itself.
package struct UnmarkedStorage: Sendable {
  /// The first property that changes; the first that is drawn, where one is.
  package let property: Property
  /// Where it is drawn; nil where no view does.
  package let read: ModelRead?
}

extension ModelClass {
  /// The stored variables that this class adds, that change, and that its superclass's macro does not
  /// reach; nil where there are none.
  package func unmarkedStorage(_ timings: ClosureTimings) -> UnmarkedStorage? {
    let traits = project[entity].traits
    guard traits.isObservable, !traits.hasUnknownMacro, !traits.hasUnknownAncestor,
      !traits.isComposable, !carriesMacro, inheritsFromMarked(), isUnambiguous
    else { return nil }
    let added = ownStorage.filter {
      !$0.fact.isLet && !$0.hasAttributes && !$0.fact.modifiers.contains(.lazy)
        && !project.writes(of: $0.reference, in: entity).isEmpty
    }
    for property in added {
      if let read = read(of: [property.fact.name], timings) {
        return UnmarkedStorage(property: property, read: read)
      }
    }
    return added.first.map { UnmarkedStorage(property: $0, read: nil) }
  }

  private var carriesMacro: Bool {
    let facts = project.facts(part.file)
    return facts[project.fact(part).attributes].contains {
      if case .macro(let macro) = $0.kind { return macro.effect == .observable }
      return false
    }
  }

  /// Whether a superclass of the project is `@Observable`; a persistent model has rules of its own.
  private func inheritsFromMarked(depth: Int = 0) -> Bool {
    guard depth < 16 else { return false }
    return project.ancestors(of: entity).contains { ancestor in
      guard project[ancestor].kind == .class else { return false }
      let above = ModelClass(project: project, entity: ancestor)
      return above.isMarkedObservable
        || !above.carriesMacro && above.inheritsFromMarked(depth: depth + 1)
    }
  }

  /// Whether its name means this class and no other, where it stands.
  var isUnambiguous: Bool {
    let fact = project.fact(part)
    return project.meaning(of: fact.name, in: part.file, type: fact.parent).entity == entity
  }
}
