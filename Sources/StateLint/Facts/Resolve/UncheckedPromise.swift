import StateLintSyntax

/// A promise to the compiler that something is safe on all threads.
package struct UncheckedPromise: Sendable {
  /// `@unchecked Sendable`, `nonisolated(unsafe)`
  package let place: Place
  /// The property it is given for; nil for the whole class.
  package let property: String?
}

extension ModelClass {
  /// The promises that one file gives for this `@Observable` class, where no lock in the class keeps
  /// them.
  package func uncheckedPromises(in file: Int32) -> [UncheckedPromise] {
    guard isMarkedObservable else { return [] }
    let promises = promisesForAll(in: file) + (file == part.file ? promisesForProperties : [])
    return promises.isEmpty || hasLock() ? [] : promises
  }

  /// `@unchecked Sendable` on the class or an extension. With an actor it promises nothing new.
  private func promisesForAll(in file: Int32) -> [UncheckedPromise] {
    guard belongsToNoActor else { return [] }
    let facts = project.facts(file)
    let clauses = project[entity].parts.filter { $0.file == file }.flatMap { part in
      facts[facts[part.row].inherits].filter {
        $0.name == .sendable && facts.tree.isUnchecked($0.node)
      }
    }
    return clauses.isEmpty || !canChange() || changesOnMainOnly
      ? []
      : clauses.map {
        UncheckedPromise(place: Place(file, facts.tree.range($0.node)), property: nil)
      }
  }

  /// `nonisolated(unsafe) var`. What `deinit` uses is marked for its sake: nobody else is left then.
  private var promisesForProperties: [UncheckedPromise] {
    ownStorage.compactMap { property in
      guard !property.fact.isLet, property.isFirstOfDeclaration,
        let word = property.range(of: .nonisolated),
        property.facts.tree.text(word).contains("unsafe"), !isConfined(property)
      else { return nil }
      return UncheckedPromise(place: Place(property.file, word), property: property.name)
    }
  }

  /// Whether `deinit` uses a property, or else nobody outside sees it, and here it is used by code of
  /// the main actor alone or set once and for all.
  private func isConfined(_ property: Property) -> Bool {
    let users = methods.filter { method in
      let facts = project.facts(method.file)
      return facts[method.row].uses.contains { property.isMeant(by: facts[$0]) }
    }
    if users.contains(where: { isPartOfDeinit($0) }) { return true }
    guard property.isFileLocal else { return false }
    let later = users.filter { project.fact($0).kind != .initializer }
    return !later.contains { changes([property.fact.name], in: $0) }
      || project[entity].traits.isMainActor
        && !later.contains { project.fact($0).modifiers.contains(.nonisolated) }
  }

  /// `deinit` itself, or a method that it calls.
  private func isPartOfDeinit(_ method: Reference<FunctionFact>) -> Bool {
    let name = project.fact(method).name
    return methods.contains { other in
      let facts = project.facts(other.file)
      guard facts[other.row].kind == .deinitializer else { return false }
      return other == method || facts[other.row].calls.contains { facts[$0].name == name }
    }
  }

  /// Whether some method changes it, and each that does carries `@MainActor`.
  private var changesOnMainOnly: Bool {
    let names = Set(ownStorage.map(\.fact.name))
    let changing = methods.filter {
      project.fact($0).kind != .initializer && changes(names, in: $0)
    }
    return !changing.isEmpty
      && changing.allSatisfy { method in
        let facts = project.facts(method.file)
        return facts[facts[method.row].attributes].contains { $0.name == .mainActor }
      }
  }

  /// All its code: methods, accessors, initialisers.
  private var methods: [Reference<FunctionFact>] {
    project[entity].parts.flatMap { part in
      project.fact(part).functions.map { Reference(part.file, $0) }
    }
  }

  private func changes(_ names: Set<Name>, in method: Reference<FunctionFact>) -> Bool {
    let facts = project.facts(method.file)
    return facts[method.row].uses.contains { row in
      let use = facts[row]
      return use.isWrite && use.mayMeanMember && names.contains(use.name)
    }
  }

  /// Whether it or a superclass has a variable that no actor guards.
  private func canChange(depth: Int = 0) -> Bool {
    depth < 16
      && (ownStorage.contains { property in
        !property.fact.isLet
          && property.facts[property.fact.attributes].allSatisfy { $0.kind != .builtin }
      } || superclasses.contains { $0.canChange(depth: depth + 1) })
  }

  /// Whether it or a superclass has something in it that lets one thread in at a time.
  private func hasLock(depth: Int = 0) -> Bool {
    guard depth < 16 else { return true }
    return project[entity].parts.contains { part in
      let facts = project.facts(part.file)
      return facts[part.row].properties.contains { facts.isLock(facts[$0]) }
        || facts[part.row].functions.contains { function in
          facts[function].calls.contains { Locks.methods.contains(facts[$0].name) }
        }
    } || superclasses.contains { $0.hasLock(depth: depth + 1) }
  }

  private var superclasses: [ModelClass] {
    project.ancestors(of: entity).filter { project[$0].kind == .class }
      .map { ModelClass(project: project, entity: $0) }
  }
}

extension FileFacts {
  /// Whether a property holds a lock, as its type or its first value says.
  fileprivate func isLock(_ property: PropertyFact) -> Bool {
    if property.type.exists {
      return nodes(in: property.type).contains {
        tree.kind($0) == .typeName && Locks.types.contains(tree.name($0))
      }
    }
    return constructedType(of: property).map { Locks.types.contains(tree.name($0)) } ?? false
  }
}

extension Tree {
  /// `@unchecked` before a type.
  fileprivate func isUnchecked(_ node: NodeID) -> Bool {
    kind(node) == .attributedType
      && children(node).contains {
        kind($0) == .attribute && firstChild($0).map { name($0) } == Name("unchecked")
      }
  }
}
