import StateLintSyntax

/// What all files of a project say together. Immutable; shared by all threads.
package final class ProjectIndex: Sendable {
  package let files: [FileFacts]
  package let placements: [FilePlacement]
  package let entities: [TypeEntity]
  /// The entity of each declared type, by file and row; none for extensions nobody claims.
  let entityRows: [[Row<TypeEntity>]]
  let declared: [Name: Declared]
  let functions: NameTable<FunctionFact>
  let globals: NameTable<PropertyFact>
  /// What the project's extensions add to types that it does not declare.
  let addedMembers: NameTable<PropertyFact>
  /// The names of those among them that stores of the system get.
  let storeMembers: Set<Name>
  /// The files of each module.
  private let filesOfModule: [Int32: [Int32]]
  let crowdedTypes: CrowdedTypes
  /// Finds what names of types mean.
  let finder: TypeFinder
  let constructions: Constructions
  let writes: NameTable<UseFact>
  /// The aliases that stand for a type of the project.
  let aliasNames: [Row<TypeEntity>: [Name]]
  /// The properties that observe an `ObservableObject`, by its class.
  let observers: [Row<TypeEntity>: [Reference<PropertyFact>]]
  let assumptions: Assumptions
  /// The names of the values that the project adds to the environment.
  let environmentNames: Set<Name>
  /// The keys, as written, that code of the project stores values under.
  let storedKeys: Set<String>
  /// The values of `@AppStorage` and `@SceneStorage` with a key that several declarations share.
  let storedValues: [StorageKey: [Reference<PropertyFact>]]

  /// The objects that views expect from the environment, and what supplies them.
  package let environment: EnvironmentSupply

  package convenience init(
    files: [FileFacts], placements: [FilePlacement], assumptions: Assumptions = Assumptions()
  ) {
    let bare = ProjectIndex(bare: files, placements: placements, assumptions: assumptions)
    self.init(bare, environment: EnvironmentSupply(of: bare))
  }

  /// The same index with what takes a whole one to find out.
  private init(_ bare: ProjectIndex, environment: EnvironmentSupply) {
    files = bare.files
    placements = bare.placements
    entities = bare.entities
    entityRows = bare.entityRows
    declared = bare.declared
    functions = bare.functions
    globals = bare.globals
    addedMembers = bare.addedMembers
    storeMembers = bare.storeMembers
    filesOfModule = bare.filesOfModule
    crowdedTypes = bare.crowdedTypes
    finder = bare.finder
    constructions = bare.constructions
    writes = bare.writes
    aliasNames = bare.aliasNames
    observers = bare.observers
    assumptions = bare.assumptions
    environmentNames = bare.environmentNames
    storedValues = bare.storedValues
    storedKeys = bare.storedKeys
    self.environment = environment
  }

  private init(bare files: [FileFacts], placements: [FilePlacement], assumptions: Assumptions) {
    var builder = IndexBuilder(files: files, placements: placements)
    builder.build()
    self.files = files
    self.placements = placements
    self.assumptions = assumptions
    entities = builder.entities
    entityRows = builder.entityRows
    declared = builder.declared
    functions = NameTable(files, { $0.namedFunctions }, atMost: { $0.functions.count })
    globals = NameTable(files, { $0.namedGlobals }, atMost: { $0.globals.count })
    addedMembers = NameTable(builder.addedMembers)
    storeMembers = builder.storeMembers
    aliasNames = builder.aliasNames
    crowdedTypes = CrowdedTypes(builder.entities, files: files)
    finder = builder.finder
    observers = builder.observers
    filesOfModule = Dictionary(grouping: placements.indices.map { Int32($0) }) {
      placements[Int($0)].module
    }
    constructions = Constructions(finder)
    writes = NameTable(files, { $0.writes }, atMost: { $0.uses.count })
    storedValues = ProjectIndex.storedValues(files, placements)
    storedKeys = Set(files.flatMap(\.storedKeys))
    environmentNames = Set(files.flatMap { $0.environmentProperties }.map(\.name))
    environment = .empty
  }

  package subscript(entity: Row<TypeEntity>) -> TypeEntity { entities[Int(entity.index)] }
  package func facts(_ file: Int32) -> FileFacts { files[Int(file)] }
  package func placement(_ file: Int32) -> FilePlacement { placements[Int(file)] }

  /// The files of the module that a file belongs to.
  func neighbours(of file: Int32) -> [Int32] { filesOfModule[placement(file).module] ?? [] }

  package func fact(_ reference: Reference<TypeFact>) -> TypeFact {
    facts(reference.file)[reference.row]
  }
  package func fact(_ reference: Reference<PropertyFact>) -> PropertyFact {
    facts(reference.file)[reference.row]
  }
  package func fact(_ reference: Reference<FunctionFact>) -> FunctionFact {
    facts(reference.file)[reference.row]
  }
  package func fact(_ reference: Reference<CallFact>) -> CallFact {
    facts(reference.file)[reference.row]
  }
  package func fact(_ reference: Reference<UseFact>) -> UseFact {
    facts(reference.file)[reference.row]
  }

  /// The entity a declared type or extension belongs to.
  package func entity(of row: Row<TypeFact>, in file: Int32) -> Row<TypeEntity>? {
    guard row.exists else { return nil }
    let entity = entityRows[Int(file)][Int(row.index)]
    return entity.exists ? entity : nil
  }
}

/// What is known about a file from outside: its module, its role, the systems it runs on.
package struct FilePlacement: Sendable, Equatable {
  package var module: Int32 = 0
  package var role = FileRole.app
  /// The whole folder of the module was read, so that what nobody mentions is truly absent.
  package var isModuleWhole = true
  package var deploymentTarget = DeploymentTarget()
  /// Where its code runs when the code does not say.
  package var concurrency: ConcurrencySettings = []
  /// The Xcode version the code is built with; nil where nobody says.
  package var xcode: Int?
  /// The file or a file of its module imports SwiftUI or a module that brings it along.
  package var mayUseSwiftUI = true

  package init() {}
}

/// What the configuration says about things the tool cannot see.
package struct Assumptions: Sendable, Equatable {
  package init() {}
}
