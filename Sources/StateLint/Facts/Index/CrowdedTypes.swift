import StateLintSyntax

/// The members of types that have many, to be found by name. Other types are looked through.
struct CrowdedTypes: Sendable {
  /// A type with more properties and functions than this has a table.
  private static let limit = 32

  private var properties: [Row<TypeEntity>: NameTable<PropertyFact>] = [:]
  private var functions: [Row<TypeEntity>: NameTable<FunctionFact>] = [:]

  init(_ entities: [TypeEntity], files: [FileFacts]) {
    for row in entities.indices {
      let parts = entities[row].parts
      let count = parts.reduce(0) { count, part in
        let fact = files[Int(part.file)][part.row]
        return count + fact.properties.count + fact.functions.count
      }
      guard count > CrowdedTypes.limit else { continue }
      properties[Row(row)] = NameTable(
        parts.flatMap { part in
          let facts = files[Int(part.file)]
          return facts[part.row].properties.map {
            NameTable.Entry(name: facts[$0].name, reference: Reference(part.file, $0))
          }
        })
      functions[Row(row)] = NameTable(
        parts.flatMap { part in
          let facts = files[Int(part.file)]
          return facts[part.row].functions.map {
            NameTable.Entry(name: facts[$0].name, reference: Reference(part.file, $0))
          }
        })
    }
  }

  /// The properties of a type with a name, in file order; nil where there is no table.
  func properties(_ name: Name, of entity: Row<TypeEntity>) -> [Reference<PropertyFact>]? {
    properties[entity]?.references(named: name)
  }

  /// The same for functions and accessors, which have the name of their property.
  func functions(_ name: Name, of entity: Row<TypeEntity>) -> [Reference<FunctionFact>]? {
    functions[entity]?.references(named: name)
  }
}
