import StateLintSyntax

/// Finds what the written name of a type means: the enclosing types first, then the file, the
/// module, and everywhere if it is unique there.
struct TypeFinder: Sendable {
  let files: [FileFacts]
  let placements: Placements
  let entities: [TypeEntity]
  let entityRows: EntityRows
  let declared: [Name: Declared]
  let crowded: CrowdedNames
  let assumptions: Assumptions

  /// An alias can stand for an alias; beyond this many the type is unknown.
  static let aliasLimit = 8

  /// The shape of a written type. `type` is the declaration it is written in.
  func shape(
    of node: NodeID, in file: Int32, type: Row<TypeFact>, aliases: Int = 0
  ) -> TypeShape {
    let tree = files[Int(file)].tree
    guard node.exists else { return .unknown }
    func inner() -> TypeShape {
      guard let child = tree.children(node).first(where: { tree.isType($0) }) else {
        return .unknown
      }
      return shape(of: child, in: file, type: type, aliases: aliases)
    }
    func collection(_ container: TypeShape.Container, _ element: NodeID?) -> TypeShape {
      var shape =
        element.map { self.shape(of: $0, in: file, type: type, aliases: aliases) }
        ?? .unknown
      if shape.container != .none || shape.form == .tuple { shape.meaning = .unknown }
      shape.isOptional = false
      shape.container = container
      return shape
    }
    switch tree.kind(node) {
    case .typeName, .nameExpr: return named(node, in: file, type: type, aliases: aliases)
    case .memberType: return member(node, in: file, type: type, aliases: aliases)
    case .name: return meaning(of: tree.name(node), in: file, type: type, aliases: aliases)
    case .optionalType, .implicitlyUnwrappedType:
      var shape = inner()
      shape.isOptional = true
      return shape
    case .arrayType: return collection(.array, tree.firstChild(node))
    case .dictionaryType: return collection(.dictionary, tree.lastChild(node))
    case .attributedType: return inner()
    case .someType: return marked(inner(), .opaque)
    case .anyType: return marked(inner(), .existential)
    case .functionType: return marked(.unknown, .function)
    case .metatype: return marked(.unknown, .metatype)
    case .tupleType: return tuple(node, in: file, type: type, aliases: aliases)
    default: return .unknown
    }
  }

  private func marked(_ shape: TypeShape, _ form: TypeShape.Form) -> TypeShape {
    var shape = shape
    shape.form = form
    return shape
  }

  private func tuple(
    _ node: NodeID, in file: Int32, type: Row<TypeFact>, aliases: Int
  ) -> TypeShape {
    let tree = files[Int(file)].tree
    let elements = Array(tree.children(node))
    if elements.count == 1, let inner = tree.lastChild(elements[0]) {
      return shape(of: inner, in: file, type: type, aliases: aliases)
    }
    return marked(.unknown, .tuple)
  }

  func named(
    _ node: NodeID, in file: Int32, type: Row<TypeFact>, aliases: Int
  ) -> TypeShape {
    let tree = files[Int(file)].tree
    let name = tree.name(node)
    if let list = tree.child(node, .genericArguments) {
      let arguments = Array(tree.children(list))
      func element(_ place: Int) -> TypeShape {
        guard place < arguments.count else { return .unknown }
        return shape(of: arguments[place], in: file, type: type, aliases: aliases)
      }
      if let container = SDKTypes.container(name) {
        var shape = element(container == .dictionary ? 1 : 0)
        if shape.container != .none { shape.meaning = .unknown }
        shape.isOptional = false
        shape.container = container
        return shape
      }
      if name == .optional {
        var shape = element(0)
        shape.isOptional = true
        return shape
      }
    }
    return meaning(of: name, in: file, type: type, aliases: aliases)
  }

  /// `Outer.Inner`, `Module.Name`
  private func member(
    _ node: NodeID, in file: Int32, type: Row<TypeFact>, aliases: Int
  ) -> TypeShape {
    let tree = files[Int(file)].tree
    let parts = Array(tree.children(node))
    guard let first = parts.first, parts.count > 1 else { return .unknown }
    if !tree.isType(first) || SDKTypes.isModule(tree.name(first)), parts.count == 2 {
      return named(parts[1], in: file, type: .none, aliases: aliases)
    }
    var current = shape(of: first, in: file, type: type, aliases: aliases)
    for part in parts.dropFirst() {
      guard let outer = current.entity else { return .unknown }
      guard let nested = nestedType(tree.name(part), in: outer) else { return .unknown }
      current = TypeShape(meaning: .project(nested))
    }
    return current
  }

  func nestedType(_ name: Name, in outer: Row<TypeEntity>) -> Row<TypeEntity>? {
    declared[name].flatMap { nestedType(name, $0, in: outer) }
  }

  private func nestedType(
    _ name: Name, _ declared: Declared, in outer: Row<TypeEntity>
  ) -> Row<TypeEntity>? {
    if declared.types.count > CrowdedNames.limit { return crowded.type(name, in: outer) }
    var found: Row<TypeEntity>?
    for row in declared.types where entities[Int(row.index)].parent == outer {
      guard found == nil else { return nil }
      found = row
    }
    return found
  }

  // MARK: Names

  /// What a simple name means where it stands.
  func meaning(
    of name: Name, in file: Int32, type: Row<TypeFact>, aliases: Int = 0
  ) -> TypeShape {
    let declared = declared[name]
    if let shape = nested(name, declared, in: file, type: type, aliases: aliases) { return shape }
    guard let declared else {
      return isKnown(name) ? TypeShape(meaning: .sdk(name)) : .unknown
    }
    for distance in Distance.allCases {
      switch declaration(of: name, declared, within: distance, of: file) {
      case nil: continue
      case .several: return TypeShape(meaning: .ambiguous)
      case _ where distance == .anywhere && isKnown(name): continue
      case .type(let row): return shape(of: row)
      case .alias(let alias): return follow(alias, aliases)
      }
    }
    return isKnown(name) ? TypeShape(meaning: .sdk(name)) : .unknown
  }

  /// Whether the tables or the configuration explain a name.
  private func isKnown(_ name: Name) -> Bool {
    SDKTypes.isKnown(name) || assumptions.kind(name) != nil
  }

  /// What declares a name at the top level, so far from a file, as far as the file can see it.
  private func declaration(
    of name: Name, _ declared: Declared, within distance: Distance, of file: Int32
  ) -> CrowdedNames.Declaration? {
    if CrowdedNames.isCrowded(declared) {
      return crowded.declaration(of: name, within: distance, place(of: file, distance))
    }
    var found: CrowdedNames.Declaration?
    for row in declared.types
    where isWithin(distance, entities[Int(row.index)].declaration.file, file)
      && isTopLevel(row) && isVisible(row, from: file)
    {
      guard found == nil else { return .several }
      found = .type(row)
    }
    for alias in declared.aliases
    where isWithin(distance, alias.file, file) && !aliasFact(alias).parent.exists {
      guard found == nil else { return .several }
      found = .alias(alias)
    }
    return found
  }

  /// How far from a file a declaration may stand.
  enum Distance: Int8, CaseIterable {
    case file, module, anywhere
  }

  /// The file, the module or everything around a file, as a number.
  func place(of file: Int32, _ distance: Distance) -> Int32 {
    switch distance {
    case .file: file
    case .module: placements.module(of: file)
    case .anywhere: 0
    }
  }

  private func isWithin(_ distance: Distance, _ other: Int32, _ file: Int32) -> Bool {
    place(of: other, distance) == place(of: file, distance)
  }

  func isTopLevel(_ row: Row<TypeEntity>) -> Bool {
    let entity = entities[Int(row.index)]
    let fact = files[Int(entity.declaration.file)][entity.declaration.row]
    return !fact.parent.exists && !fact.isLocal
  }

  private func isVisible(_ row: Row<TypeEntity>, from file: Int32) -> Bool {
    let entity = entities[Int(row.index)]
    return !entity.isFileLocal || entity.declaration.file == file
  }

  private func shape(of row: Row<TypeEntity>) -> TypeShape {
    var shape = TypeShape(meaning: .project(row))
    if entities[Int(row.index)].kind == .protocol { shape.form = .existential }
    return shape
  }

  func aliasFact(_ reference: Reference<AliasFact>) -> AliasFact {
    files[Int(reference.file)].aliases[Int(reference.row.index)]
  }

  private func follow(_ reference: Reference<AliasFact>, _ aliases: Int) -> TypeShape {
    let fact = aliasFact(reference)
    guard aliases < TypeFinder.aliasLimit, !fact.isGeneric else { return .unknown }
    return shape(of: fact.target, in: reference.file, type: fact.parent, aliases: aliases + 1)
  }

  /// The types an inherited name stands for: several where it is an alias of `A & B`.
  func inheritedShapes(
    of node: NodeID, in file: Int32, type: Row<TypeFact>
  ) -> [TypeShape] {
    let tree = files[Int(file)].tree
    if tree.kind(node) == .typeName,
      let found = declared[tree.name(node)]?.aliases.first(where: {
        isWithin(.module, $0.file, file)
      })
    {
      let target = aliasFact(found).target
      let home = files[Int(found.file)].tree
      if home.kind(target) == .compositionType {
        return home.children(target).map { shape(of: $0, in: found.file, type: .none) }
      }
    }
    return [shape(of: node, in: file, type: type)]
  }

  /// A generic parameter of, or a type or alias nested in, the types around the name.
  private func nested(
    _ name: Name, _ declared: Declared?, in file: Int32, type: Row<TypeFact>, aliases: Int
  ) -> TypeShape? {
    let facts = files[Int(file)]
    var current = type
    while current.exists {
      let row = current
      let generics = facts.types[Int(row.index)].generics
      if facts[generics].contains(where: { $0.name == name }) {
        return TypeShape(meaning: .generic)
      }
      current = facts.types[Int(row.index)].parent
      guard let declared else { continue }
      let entity = entityRows[file, row]
      guard entity.exists else { continue }
      if let found = nestedType(name, declared, in: entity) { return shape(of: found) }
      if let found = declared.aliases.first(where: {
        aliasFact($0).parent.exists
          && entityRows[$0.file, aliasFact($0).parent] == entity
      }) {
        return follow(found, aliases)
      }
    }
    return nil
  }
}
