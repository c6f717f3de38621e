import StateLintSyntax

/// Puts the facts of all files together: types with their extensions, then what the types are.
struct IndexBuilder {
  let files: [FileFacts]
  let placements: Placements
  private let assumptions: Assumptions
  var entities: [TypeEntity] = []
  var entityRows = EntityRows()
  var declared: [Name: Declared] = [:]
  private var crowded = CrowdedNames()
  var aliasNames: [Row<TypeEntity>: [Name]] = [:]
  var addedMembers: [NameTable<PropertyFact>.Entry] = []
  var storeMembers: Set<Name> = []
  var observers: [Row<TypeEntity>: [Reference<PropertyFact>]] = [:]

  init(files: [FileFacts], placements: Placements, assumptions: Assumptions) {
    self.files = files
    self.placements = placements
    self.assumptions = assumptions
  }

  mutating func build() {
    entities.reserveCapacity(files.reduce(0) { $0 + $1.types.count })
    for file in files.indices { collectTypes(Int32(file)) }
    crowded = CrowdedNames(finder)
    attachExtensions()
    for file in files.indices { collectAddedMembers(Int32(file)) }
    collectAliasNames()
    collectObservers()
    var traits = TraitsBuilder(finder: finder)
    traits.build()
    for row in entities.indices { entities[row].traits = traits.found[row] }
  }

  private mutating func collectTypes(_ file: Int32) {
    let facts = files[Int(file)]
    var rows = [Row<TypeEntity>](repeating: .none, count: facts.types.count)
    // A copy of a fact would take its lists along.
    for place in facts.types.indices where facts.types[place].kind != .extension {
      let fact = facts.types[place]
      let entity = Row<TypeEntity>(entities.count)
      rows[place] = entity
      let parent = fact.parent.exists ? rows[Int(fact.parent.index)] : .none
      entities.append(
        TypeEntity(
          name: fact.name, kind: fact.kind, declaration: Reference(file, Row(place)),
          parent: parent, module: placements.module(of: file),
          isFileLocal: fact.modifiers.isFileLocal || fact.isLocal))
      declared[fact.name, default: Declared()].types.append(entity)
    }
    entityRows.append(rows)
    for (place, alias) in facts.aliases.enumerated() {
      declared[alias.name, default: Declared()].aliases.append(Reference(file, Row(place)))
    }
  }

  var finder: TypeFinder {
    TypeFinder(
      files: files, placements: placements, entities: entities, entityRows: entityRows,
      declared: declared, crowded: crowded, assumptions: assumptions)
  }

  /// Joins extensions to the types they surely extend, and types nested in extensions to the outer.
  private mutating func attachExtensions() {
    attach { $0.tree.kind($1) != .memberType }
    nestInExtensions()
    // `extension Outer.Inner`, where `Inner` itself can stand in an extension of `Outer`.
    attach { $0.tree.kind($1) == .memberType }
    nestInExtensions()
  }

  private mutating func attach(where isTurn: (FileFacts, NodeID) -> Bool) {
    // Looked up all before any is joined: the finder sees one state of the project.
    let finder = self.finder
    var joined: [(part: Reference<TypeFact>, entity: Row<TypeEntity>)] = []
    var doubtful: [Name] = []
    for (file, facts) in files.enumerated() {
      for place in facts.types.indices
      where facts.types[place].kind == .extension && isTurn(facts, facts.types[place].nameNode) {
        let name = facts.types[place].nameNode
        switch finder.shape(of: name, in: Int32(file), type: .none).meaning {
        case .project(let entity): joined.append((Reference(Int32(file), Row(place)), entity))
        case .ambiguous: doubtful.append(facts.types[place].name)
        default: break
        }
      }
    }
    for (part, entity) in joined {
      entityRows[part.file, part.row] = entity
      entities[Int(entity.index)].extensions.append(part)
    }
    for name in doubtful {
      for candidate in declared[name]?.types ?? [] {
        entities[Int(candidate.index)].isPerhapsExtended = true
      }
    }
  }

  private mutating func nestInExtensions() {
    for row in entities.indices where !entities[row].parent.exists {
      let part = entities[row].declaration
      let outer = files[Int(part.file)][part.row].parent
      if outer.exists { entities[row].parent = entityRows[part.file, outer] }
    }
    crowded = CrowdedNames(finder)
  }

  /// The types of properties that observe, as written or as their default constructs them.
  private mutating func collectObservers() {
    let finder = self.finder
    for (file, facts) in files.enumerated() where facts.contents.contains(.observers) {
      for (place, property) in facts.properties.enumerated() where facts.observes(property) {
        let observer = Reference<PropertyFact>(Int32(file), Row(place))
        var shape = finder.shape(of: property.type, in: Int32(file), type: property.owner)
        if !property.type.exists, let made = facts.constructedType(of: property) {
          shape = finder.shape(of: made, in: Int32(file), type: property.owner)
        }
        switch shape.meaning {
        case .project(let entity): observers[entity, default: []].append(observer)
        case .ambiguous:
          // One of them is observed; which one makes no difference here.
          let name =
            property.type.exists ? facts.tree.name(facts.tree.lastNameNode(property.type)) : nil
          for entity in name.flatMap({ declared[$0]?.types }) ?? [] {
            observers[entity, default: []].append(observer)
          }
        default: break
        }
      }
    }
  }

  private mutating func collectAliasNames() {
    let finder = self.finder
    for (file, facts) in files.enumerated() {
      for alias in facts.aliases where !alias.isGeneric {
        let shape = finder.shape(of: alias.target, in: Int32(file), type: alias.parent)
        guard let entity = shape.entity, shape.container == .none else { continue }
        aliasNames[entity, default: []].append(alias.name)
      }
    }
  }

  /// What extensions add to types that the project does not declare, to be found by name.
  private mutating func collectAddedMembers(_ file: Int32) {
    let facts = files[Int(file)]
    for place in facts.types.indices
    where facts.types[place].kind == .extension && !entityRows[file, Row(place)].exists {
      let type = facts.types[place]
      for row in type.properties {
        addedMembers.append(.init(name: facts[row].name, reference: Reference(file, row)))
        if StoredValues.isStore(type.name) { storeMembers.insert(facts[row].name) }
      }
    }
  }
}

extension FileFacts {
  /// Whether a property observes an `ObservableObject`.
  fileprivate func observes(_ property: PropertyFact) -> Bool {
    self[property.attributes].contains { $0.wrapper?.facts.observesObject ?? false }
  }

  /// The name of the type whose value the default is: `Cart` in `= Cart()` and `= Cart.shared`.
  func constructedType(of property: PropertyFact) -> NodeID? {
    guard property.initializer.exists, tree.kind(property.initializer) == .chain,
      let base = tree.firstChild(property.initializer), tree.isUpperCase(base)
    else { return nil }
    return base
  }
}
