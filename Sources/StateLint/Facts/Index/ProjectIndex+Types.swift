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
    case .sdk(let name): return SDKTypes.modelKind(name)
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
    self[entity].traits.ancestors.contains(name)
  }

  // MARK: Members

  /// A stored or computed property of a type, that of an ancestor too; nil where several or none.
  package func property(
    _ name: Name, of entity: Row<TypeEntity>, depth: Int = 0
  ) -> Reference<PropertyFact>? {
    for part in self[entity].parts {
      let facts = facts(part.file)
      for row in facts[part.row].properties where facts[row].name == name {
        return Reference(part.file, row)
      }
    }
    guard depth < 16 else { return nil }
    return ancestors(of: entity).lazy.compactMap {
      self.property(name, of: $0, depth: depth + 1)
    }.first
  }

  /// The functions of a type with a name, those of ancestors too.
  package func functions(
    _ name: Name, of entity: Row<TypeEntity>, depth: Int = 0
  ) -> [Reference<FunctionFact>] {
    var found: [Reference<FunctionFact>] = []
    for part in self[entity].parts {
      let facts = facts(part.file)
      for row in facts[part.row].functions
      where facts[row].name == name && facts[row].kind == .function {
        found.append(Reference(part.file, row))
      }
    }
    guard found.isEmpty, depth < 16 else { return found }
    for ancestor in ancestors(of: entity) {
      found += functions(name, of: ancestor, depth: depth + 1)
    }
    return found
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
    let rows = owner.exists ? facts[owner].functions : facts.globalFunctions
    return rows.first { facts[$0].property == property.row && facts[$0].kind == kind }
      .map { Reference(property.file, $0) }
  }
}

extension ProjectIndex {
  /// Whether some file declares a type or alias of this name.
  package func declares(_ name: Name) -> Bool {
    entitiesByName[name] != nil || aliasesByName[name] != nil
  }

  /// Whether the tables explain an ancestor.
  package func isKnownToTables(_ inherit: InheritFact) -> Bool {
    SDKTypes.isKnown(inherit.name, shape: inherit.shape)
  }
}
