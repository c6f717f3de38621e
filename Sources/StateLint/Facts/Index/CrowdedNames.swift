import StateLintSyntax

/// What the names mean that many types and aliases share: a project of samples has hundreds of
/// `ContentView`, and every type its `Kind`. Other names are looked up without a table.
struct CrowdedNames: Sendable {
  /// What declares a name as far as a look-up reaches.
  enum Declaration: Sendable {
    case type(Row<TypeEntity>)
    case alias(Reference<AliasFact>)
    case several
  }

  /// More declarations than this are looked up in a table.
  static let limit = 8

  static func isCrowded(_ declared: Declared) -> Bool {
    max(declared.types.count, declared.aliases.count) > limit
  }

  private struct Key: Hashable {
    let name: Name
    /// A file, a module or everything, as `TypeFinder.Distance` has it; -1 for a type around it.
    let distance: Int8
    let place: Int32

    /// The name is a hash already; what else there is need only tell equal names apart.
    func _rawHashValue(seed: Int) -> Int {
      let rest = UInt64(UInt32(bitPattern: place)) << 8 | UInt64(UInt8(bitPattern: distance))
      return Name.spread(name.hash ^ rest) ^ seed
    }
  }
  private var declarations: [Key: Declaration] = [:]

  init() {}

  /// Declared at the top level of a file, a module or anything.
  func declaration(
    of name: Name, within distance: TypeFinder.Distance, _ place: Int32
  ) -> Declaration? {
    declarations[Key(name: name, distance: distance.rawValue, place: place)]
  }

  /// Declared inside a type.
  func type(_ name: Name, in outer: Row<TypeEntity>) -> Row<TypeEntity>? {
    guard case .type(let row) = declarations[Key(name: name, distance: -1, place: outer.index)]
    else { return nil }
    return row
  }

  private mutating func add(
    _ declaration: Declaration, _ name: Name, distance: Int8, _ place: Int32
  ) {
    let key = Key(name: name, distance: distance, place: place)
    declarations[key] = declarations[key] == nil ? declaration : .several
  }
}

extension CrowdedNames {
  /// The crowded names of a project as a finder has it now.
  init(_ finder: TypeFinder) {
    for (name, declared) in finder.declared where CrowdedNames.isCrowded(declared) {
      for row in declared.types { add(row, name, finder) }
      for alias in declared.aliases where !finder.aliasFact(alias).parent.exists {
        add(.alias(alias), name, from: alias.file, isShared: true, finder)
      }
    }
  }

  private mutating func add(_ row: Row<TypeEntity>, _ name: Name, _ finder: TypeFinder) {
    let entity = finder.entities[Int(row.index)]
    if entity.parent.exists { add(.type(row), name, distance: -1, entity.parent.index) }
    guard finder.isTopLevel(row) else { return }
    add(.type(row), name, from: entity.declaration.file, isShared: !entity.isFileLocal, finder)
  }

  private mutating func add(
    _ declaration: Declaration, _ name: Name, from file: Int32, isShared: Bool, _ finder: TypeFinder
  ) {
    for distance in TypeFinder.Distance.allCases where isShared || distance == .file {
      add(declaration, name, distance: distance.rawValue, finder.place(of: file, distance))
    }
  }
}
