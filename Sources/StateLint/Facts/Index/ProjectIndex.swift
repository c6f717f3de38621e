import StateLintSyntax

/// What all files of a project say together. Immutable; shared by all threads.
package final class ProjectIndex: Sendable {
  package let files: [FileFacts]
  let placements: Placements
  package let entities: [TypeEntity]
  let entityRows: EntityRows
  let declared: [Name: Declared]
  private let tables: NameTables
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
  /// The aliases that stand for a type of the project.
  let aliasNames: [Row<TypeEntity>: [Name]]
  /// The properties that observe an `ObservableObject`, by its class.
  let observers: [Row<TypeEntity>: [Reference<PropertyFact>]]
  let assumptions: Assumptions

  /// The objects that views expect from the environment, and what supplies them.
  package let environment: EnvironmentSupply

  /// The modifiers that branch around the view they modify, by name, each list in file order.
  let conditionalModifiers: [Name: [ConditionalModifier]]

  package convenience init(
    files: [FileFacts], placements: Placements, assumptions: Assumptions = Assumptions(),
    workers: Workers = .one
  ) {
    let bare = ProjectIndex(
      bare: files, placements: placements, assumptions: assumptions, workers)
    self.init(
      bare, environment: EnvironmentSupply(of: bare, workers),
      conditionalModifiers: bare.findConditionalModifiers())
  }

  /// The same index with what takes a whole one to find out.
  private init(
    _ bare: ProjectIndex, environment: EnvironmentSupply,
    conditionalModifiers: [Name: [ConditionalModifier]]
  ) {
    files = bare.files
    placements = bare.placements
    tables = bare.tables
    entities = bare.entities
    entityRows = bare.entityRows
    declared = bare.declared
    addedMembers = bare.addedMembers
    storeMembers = bare.storeMembers
    filesOfModule = bare.filesOfModule
    crowdedTypes = bare.crowdedTypes
    finder = bare.finder
    constructions = bare.constructions
    aliasNames = bare.aliasNames
    observers = bare.observers
    assumptions = bare.assumptions
    self.environment = environment
    self.conditionalModifiers = conditionalModifiers
  }

  private init(
    bare files: [FileFacts], placements: Placements, assumptions: Assumptions, _ workers: Workers
  ) {
    let (builder, tables) = workers.both {
      var builder = IndexBuilder(
        files: files, placements: placements, assumptions: assumptions)
      builder.build()
      return builder
    } and: {
      NameTables(files, placements)
    }
    self.files = files
    self.placements = placements
    self.assumptions = assumptions
    self.tables = tables
    entities = builder.entities
    entityRows = builder.entityRows
    declared = builder.declared
    addedMembers = NameTable(builder.addedMembers)
    storeMembers = builder.storeMembers
    aliasNames = builder.aliasNames
    crowdedTypes = CrowdedTypes(builder.entities, files: files)
    finder = builder.finder
    observers = builder.observers
    filesOfModule = Dictionary(grouping: files.indices.map { Int32($0) }) {
      placements.module(of: $0)
    }
    constructions = Constructions(finder, workers)
    environment = .empty
    conditionalModifiers = [:]
  }

  var functions: NameTable<FunctionFact> { tables.functions }
  var globals: NameTable<PropertyFact> { tables.globals }
  var sharedGlobals: NameTable<PropertyFact> { tables.sharedGlobals }
  var writes: NameTable<UseFact> { tables.writes }
  var memberWrites: NameTable<UseFact> { tables.memberWrites }
  var storedKeys: Set<String> { tables.storedKeys }
  var storedValues: [StorageKey: [Reference<PropertyFact>]] { tables.storedValues }
  var environmentNames: Set<Name> { tables.environmentNames }
  /// The names of members that some file reaches for on anything but `self`.
  var foreignMembers: NameFilter { tables.foreignMembers }

  package subscript(entity: Row<TypeEntity>) -> TypeEntity { entities[Int(entity.index)] }
  package func facts(_ file: Int32) -> FileFacts { files[Int(file)] }
  package func placement(_ file: Int32) -> FilePlacement { placements[file] }

  /// The placements of the files, each that differs once.
  package var distinctPlacements: [FilePlacement] { placements.distinct }

  /// The files of the module that a file belongs to.
  func neighbours(of file: Int32) -> [Int32] { filesOfModule[placements.module(of: file)] ?? [] }

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
    let entity = entityRows[file, row]
    return entity.exists ? entity : nil
  }
}

/// What is known about a file from outside: its module, its role, the systems it runs on.
package struct FilePlacement: Sendable, Hashable {
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
