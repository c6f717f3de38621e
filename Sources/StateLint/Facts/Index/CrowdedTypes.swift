import StateLintSyntax

/// The members of types that have many, to be found by name. Other types are looked through.
struct CrowdedTypes: Sendable {
  /// A type with more properties and functions than this has a table.
  private static let limit = 32

  private var properties: [Row<TypeEntity>: MemberTable<PropertyFact>] = [:]
  private var functions: [Row<TypeEntity>: MemberTable<FunctionFact>] = [:]

  init(_ entities: [TypeEntity], files: [FileFacts]) {
    for row in entities.indices {
      let parts = entities[row].parts
      let count = parts.reduce(0) { count, part in
        let fact = files[Int(part.file)][part.row]
        return count + fact.properties.count + fact.functions.count
      }
      guard count > CrowdedTypes.limit else { continue }
      properties[Row(row)] = MemberTable(
        parts.flatMap { part in
          let facts = files[Int(part.file)]
          return facts[part.row].properties.map { (facts[$0].name, Reference(part.file, $0)) }
        })
      functions[Row(row)] = MemberTable(
        parts.flatMap { part in
          let facts = files[Int(part.file)]
          return facts[part.row].functions.map { (facts[$0].name, Reference(part.file, $0)) }
        })
    }
  }

  /// The properties of a type with a name, in the order of its parts; nil where there is no table.
  func properties(_ name: Name, of entity: Row<TypeEntity>) -> [Reference<PropertyFact>]? {
    properties[entity]?.members(named: name)
  }

  /// The same for functions and accessors, which have the name of their property.
  func functions(_ name: Name, of entity: Row<TypeEntity>) -> [Reference<FunctionFact>]? {
    functions[entity]?.members(named: name)
  }
}

/// Members sorted by name, those of one name in the order they came in.
private struct MemberTable<Fact>: Sendable {
  private let entries: [(name: Name, place: Int32, reference: Reference<Fact>)]

  init(_ members: [(Name, Reference<Fact>)]) {
    entries = members.enumerated().map { ($1.0, Int32($0), $1.1) }
      .sorted { ($0.name, $0.place) < ($1.name, $1.place) }
  }

  func members(named name: Name) -> [Reference<Fact>] {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return entries[low...].prefix { $0.name == name }.map(\.reference)
  }
}
