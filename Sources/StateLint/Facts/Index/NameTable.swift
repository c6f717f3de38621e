import StateLintSyntax

/// References sorted by a name, to be found by it.
struct NameTable<Fact>: Sendable {
  struct Entry: Sendable {
    var name: Name
    var reference: Reference<Fact>
  }
  private let entries: [Entry]

  /// Entries in file order.
  init(_ entries: [Entry]) {
    var entries = entries
    NameTable.sort(&entries)
    self.entries = entries
  }

  /// What the files name, one after the other; no more of each than `count` says.
  init<Names: Sequence>(
    _ files: [FileFacts], _ names: (FileFacts) -> Names, atMost count: (FileFacts) -> Int
  ) where Names.Element == Named<Fact> {
    var entries: [Entry] = []
    // Room that is never touched costs nothing; an array that grows by doubling leaves holes behind.
    entries.reserveCapacity(files.reduce(0) { $0 + count($1) })
    for (file, facts) in files.enumerated() {
      for entry in names(facts) {
        entries.append(Entry(name: entry.name, reference: Reference(Int32(file), entry.row)))
      }
    }
    NameTable.sort(&entries)
    self.entries = entries
  }

  /// By name; entries of one name keep their order.
  private static func sort(_ entries: inout [Entry]) {
    // The library's `sort` is stable, and asks less often when it compares one number.
    entries.sort { $0.name.hash < $1.name.hash }
  }

  /// Whether there is an entry with a name.
  func contains(_ name: Name) -> Bool {
    let place = entries.firstPlace { $0.name < name }
    return place < entries.count && entries[place].name == name
  }

  /// All entries with a name, in file order.
  func references(named name: Name) -> [Reference<Fact>] {
    entries[entries.firstPlace { $0.name < name }...].prefix { $0.name == name }.map(\.reference)
  }

  /// All entries with a name in one file.
  func references(named name: Name, in file: Int32) -> [Reference<Fact>] {
    let start = entries.firstPlace {
      $0.name < name || $0.name == name && $0.reference.file < file
    }
    return entries[start...].prefix { $0.name == name && $0.reference.file == file }
      .map(\.reference)
  }
}
