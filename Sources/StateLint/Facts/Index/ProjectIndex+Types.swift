import StateLintSyntax

extension ProjectIndex {
  /// The shape of a written type; `type` is the declaration it is written in.
  package func shape(of node: NodeID, in file: Int32, type: Row<TypeFact>) -> TypeShape {
    finder.shape(of: node, in: file, type: type)
  }

  /// What a simple name means where it stands.
  package func meaning(of name: Name, in file: Int32, type: Row<TypeFact>) -> TypeShape {
    finder.meaning(of: name, in: file, type: type)
  }

  /// What kind of model the type is, its optional mark and, for a collection, the collection itself
  /// left aside: that of an array of models is the kind of its elements.
  package func modelKind(of shape: TypeShape) -> ModelKind {
    switch shape.form {
    case .function: return .function
    case .tuple: return .value
    case .existential, .opaque, .metatype: return .unknown
    case .nominal: break
    }
    switch shape.meaning {
    case .project(let entity): return modelKind(of: entity)
    case .sdk(let name): return assumptions.kind(name) ?? SDKTypes.modelKind(name)
    case .generic, .ambiguous, .unknown: return .unknown
    }
  }

  /// What kind of model a type of the project is.
  package func modelKind(of entity: Row<TypeEntity>) -> ModelKind {
    let entity = self[entity]
    switch entity.kind {
    case .struct, .enum: return .value
    case .actor: return .actor
    case .protocol, .extension: return .unknown
    case .class: break
    }
    let traits = entity.traits
    if traits.isComposable { return .unknown }
    if traits.isObservable { return .observable }
    if traits.isObservableObject { return .observableObject }
    // A macro or superclass nobody knows may observe.
    if traits.hasUnknownMacro || traits.hasUnknownAncestor || traits.isDynamicMemberLookup
      || traits.hasObjCMembers
    {
      return .unknown
    }
    return .plainClass
  }

  /// Whether the type surely conforms to or inherits from something of this name.
  package func conforms(_ entity: Row<TypeEntity>, to name: Name) -> Bool {
    entities[Int(entity.index)].traits.ancestors.contains(name)
  }

  // MARK: Members

  /// A stored or computed property of a type, that of an ancestor too; nil where several or none.
  package func property(
    _ name: Name, of entity: Row<TypeEntity>
  ) -> Reference<PropertyFact>? {
    var seen: Set<Row<TypeEntity>> = []
    return property(name, of: entity, &seen, depth: 0)
  }

  /// Many ways lead up to an ancestor: each type is asked once.
  private func property(
    _ name: Name, of entity: Row<TypeEntity>, _ seen: inout Set<Row<TypeEntity>>, depth: Int
  ) -> Reference<PropertyFact>? {
    if let found = ownProperty(name, of: entity) { return found }
    guard depth < 16 else { return nil }
    for ancestor in ancestors(of: entity) where seen.insert(ancestor).inserted {
      if let found = property(name, of: ancestor, &seen, depth: depth + 1) { return found }
    }
    return nil
  }

  private func ownProperty(
    _ name: Name, of entity: Row<TypeEntity>
  ) -> Reference<PropertyFact>? {
    if let found = crowdedTypes.properties(name, of: entity) { return found.first }
    for part in self[entity].parts {
      let facts = facts(part.file)
      for row in facts[part.row].properties where facts[row].name == name {
        return Reference(part.file, row)
      }
    }
    return nil
  }

  /// The functions of a type with a name, those of ancestors too.
  package func functions(
    _ name: Name, of entity: Row<TypeEntity>
  ) -> [Reference<FunctionFact>] {
    var seen: Set<Row<TypeEntity>> = []
    return functions(name, of: entity, &seen, depth: 0)
  }

  private func functions(
    _ name: Name, of entity: Row<TypeEntity>, _ seen: inout Set<Row<TypeEntity>>, depth: Int
  ) -> [Reference<FunctionFact>] {
    var found = ownFunctions(name, of: entity)
    guard found.isEmpty, depth < 16 else { return found }
    for ancestor in ancestors(of: entity) where seen.insert(ancestor).inserted {
      found += functions(name, of: ancestor, &seen, depth: depth + 1)
    }
    return found
  }

  private func ownFunctions(
    _ name: Name, of entity: Row<TypeEntity>
  ) -> [Reference<FunctionFact>] {
    if let found = crowdedTypes.functions(name, of: entity) {
      return found.filter { fact($0).kind == .function }
    }
    return self[entity].parts.flatMap { part in
      let facts = facts(part.file)
      return facts[part.row].functions
        .filter { facts[$0].name == name && facts[$0].kind == .function }
        .map { Reference(part.file, $0) }
    }
  }

  /// The types of the project a type inherits from or conforms to by its own clauses.
  package func ancestors(of entity: Row<TypeEntity>) -> [Row<TypeEntity>] {
    var found: [Row<TypeEntity>] = []
    for part in self[entity].parts {
      let facts = facts(part.file)
      let fact = facts[part.row]
      for inherit in facts[fact.inherits] {
        if case .project(let ancestor) = shape(
          of: inherit.node, in: part.file, type: fact.parent
        ).meaning, ancestor != entity {
          found.append(ancestor)
        }
      }
    }
    return found
  }

  /// The getter of a computed property, the setter, an observer.
  package func accessor(
    _ kind: FunctionFact.Kind, of property: Reference<PropertyFact>
  ) -> Reference<FunctionFact>? {
    let facts = facts(property.file)
    let owner = facts[property.row].owner
    if let entity = entity(of: owner, in: property.file),
      let functions = crowdedTypes.functions(facts[property.row].name, of: entity)
    {
      return functions.first {
        $0.file == property.file && fact($0).property == property.row && fact($0).kind == kind
      }
    }
    let rows = owner.exists ? facts[owner].functions : facts.globalFunctions
    return rows.first { facts[$0].property == property.row && facts[$0].kind == kind }
      .map { Reference(property.file, $0) }
  }
}

extension ProjectIndex {
  /// Whether some file declares a type or alias of this name.
  package func declares(_ name: Name) -> Bool {
    declared[name] != nil
  }

  /// Whether a name may stand for a type of another name.
  func isAlias(_ name: Name) -> Bool { !(declared[name]?.aliases.isEmpty ?? true) }

  /// Whether some type of this name is one that SwiftUI updates.
  func mayBeHost(_ name: Name) -> Bool {
    guard let declared = declared[name] else { return false }
    return !declared.aliases.isEmpty
      || declared.types.contains { self[$0].traits.hostRole != nil }
  }

  /// Whether the tables or the configuration explain an ancestor.
  package func isKnownToTables(_ inherit: InheritFact) -> Bool {
    SDKTypes.isKnown(inherit.name, shape: inherit.shape) || assumptions.kind(inherit.name) != nil
  }
}
