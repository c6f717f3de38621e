import StateLintSyntax

/// What the files of a project name, to be found by name; no type needs to be known for it.
struct NameTables: Sendable {
  let functions: NameTable<FunctionFact>
  let globals: NameTable<PropertyFact>
  /// Those that other files may see.
  let sharedGlobals: NameTable<PropertyFact>
  let writes: NameTable<UseFact>
  /// Those that reach for a member of something.
  let memberWrites: NameTable<UseFact>
  /// The keys, as written, that code of the project stores values under.
  let storedKeys: Set<String>
  /// The values of `@AppStorage` and `@SceneStorage` with a key that several declarations share.
  let storedValues: [StorageKey: [Reference<PropertyFact>]]
  /// The names of members that some file reaches for on anything but `self`.
  let foreignMembers: NameFilter
  /// The names of the values that the project adds to the environment.
  let environmentNames: Set<Name>

  init(_ files: [FileFacts], _ placements: Placements) {
    functions = NameTable(files, { $0.namedFunctions }, atMost: { $0.functions.count })
    globals = NameTable(files, { $0.namedGlobals }, atMost: { $0.globals.count })
    sharedGlobals = NameTable(files, { $0.namedSharedGlobals }, atMost: { $0.globals.count })
    writes = NameTable(files, { $0.namedWrites }, atMost: { $0.writes.count })
    memberWrites = NameTable(files, { $0.namedMemberWrites }, atMost: { $0.writes.count })
    var foreignMembers = NameFilter()
    for facts in files {
      for name in facts.foreignMembers.names { foreignMembers.insert(name) }
    }
    self.foreignMembers = foreignMembers
    storedKeys = Set(files.flatMap(\.storedKeys))
    storedValues = ProjectIndex.storedValues(files, placements)
    environmentNames = Set(files.flatMap { $0.environmentProperties }.map(\.name))
  }
}
