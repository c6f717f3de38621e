import StateLintSyntax

/// A class that views may observe.
package struct ModelClass: Sendable {
  package let project: ProjectIndex
  package let entity: Row<TypeEntity>

  package init(project: ProjectIndex, entity: Row<TypeEntity>) {
    self.project = project
    self.entity = entity
  }

  var part: Reference<TypeFact> { project[entity].declaration }
  private var facts: FileFacts { project.facts(part.file) }
  private var fact: TypeFact { facts[part.row] }

  package var kind: ModelKind { project.modelKind(of: entity) }
  package var name: String { facts.tree.nameText(fact.nameNode) }
  /// The name in its declaration.
  package var nameplate: Place { Place(part.file, facts.tree.range(fact.nameNode)) }

  /// Whether `@Observable` can surely take the place of `ObservableObject`: it announces through
  /// `@Published` alone, and nobody subscribes to it by other means.
  package var canMigrate: Bool { canMigrate(depth: 0) }

  private func canMigrate(depth: Int) -> Bool {
    let traits = project[entity].traits
    guard kind == .observableObject, !traits.isManagedObject, !traits.hasUnknownAncestor,
      !traits.hasUnknownMacro, !project[entity].isPerhapsExtended,
      fact.modifiers.isDisjoint(with: [.public, .open]), conformsItself(depth),
      !isForeignSubclass, !usesPublishers, !isPortable
    else { return false }
    let properties = storedProperties
    return properties.contains { facts[$0.attributes].contains { $0.wrapper == .published } }
      && !properties.contains { property in
        facts[property.attributes].contains { $0.wrapper == .appStorage || $0.kind == .unknown }
      }
  }

  private var storedProperties: [PropertyFact] {
    fact.properties.map { facts[$0] }.filter { $0.isStored && !$0.isStatic }
  }

  /// A protocol of the project that asks for `ObservableObject` would no longer be met.
  private func conformsItself(_ depth: Int) -> Bool {
    let asking = project[entity].traits.ancestors.filter { SDKTypes.requiresObservableObject($0) }
    guard asking.count <= 1, asking.isEmpty || asking.contains(.observableObject) else {
      return false
    }
    let ancestors = project.ancestors(of: entity).filter {
      project.conforms($0, to: .observableObject)
    }
    if ancestors.contains(where: { project[$0].kind == .protocol }) { return false }
    if let superclass = ancestors.first {
      // Classes that inherit from one another in a circle do not compile.
      return depth < 16
        && ModelClass(project: project, entity: superclass).canMigrate(depth: depth + 1)
    }
    return true
  }

  /// Another framework stands in for SwiftUI on some platform, and may not know `@Observable`.
  private var isPortable: Bool {
    facts.imports.contains { ModuleTable.standsInForSwiftUI($0) }
  }

  private var isForeignSubclass: Bool {
    facts[fact.inherits].contains { SDKTypeTable.type(named: $0.name)?.kind == .class }
  }

  /// `$name`, `objectWillChange`, `.assign(to:)`: Combine would miss its publishers.
  private var usesPublishers: Bool {
    let names = Set(storedProperties.map(\.name))
    for part in project[entity].parts {
      let facts = project.facts(part.file)
      for function in facts[part.row].functions {
        for row in facts[function].uses {
          let use = facts[row]
          if use.form == .projection || use.name == .objectWillChange { return true }
        }
      }
      if facts[part.row].properties.contains(where: {
        facts[$0].name == .objectWillChange || isPublisher($0, in: part.file)
      }) {
        return true
      }
    }
    return project.isPublisherMentioned(among: names, inModuleOf: part.file)
  }
}

extension ModelClass {
  /// A subject or publisher of its own: part of its interface is Combine.
  private func isPublisher(_ row: Row<PropertyFact>, in file: Int32) -> Bool {
    switch project.shape(of: Reference(file, row)).meaning {
    case .sdk(let name): return Publishers.contain(name)
    default:
      let facts = project.facts(file)
      let node = facts[row].type
      return node.exists && Publishers.contain(facts.tree.name(facts.tree.lastNameNode(node)))
    }
  }
}

extension ProjectIndex {
  /// Whether some code of a module takes the publisher of a property: `model.$name`, or announces
  /// changes by hand.
  func isPublisherMentioned(among names: Set<Name>, inModuleOf file: Int32) -> Bool {
    neighbours(of: file).contains { neighbour in
      facts(neighbour).publisherMembers.names.contains { names.contains($0) }
    }
  }
}
