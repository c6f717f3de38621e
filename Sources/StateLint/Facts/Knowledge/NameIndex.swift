import StateLintSyntax

/// Where the row of a name stands: open addressing over hashes that are already well mixed.
struct NameIndex: Sendable {
  private var hashes: [UInt64]
  private var rows: [UInt16]
  private let mask: Int

  /// An empty index with room for `capacity` names.
  init(capacity: Int) {
    var size = 8
    while size * 3 < capacity * 4 { size *= 2 }
    mask = size - 1
    hashes = [UInt64](repeating: 0, count: size)
    rows = [UInt16](repeating: 0, count: size)
  }

  /// An index over `names`, the n-th of which stands for row n. Of equal names the first counts.
  init(_ names: [Name]) {
    self.init(capacity: names.count)
    for row in names.indices { _ = insert(names[row], row: row) }
  }

  /// Lets `name` stand for `row`, unless it stands for a row already: then gives that one.
  mutating func insert(_ name: Name, row: Int) -> Int? {
    let slot = slot(of: name)
    if hashes[slot] != 0 { return Int(rows[slot]) }
    hashes[slot] = name.hash
    rows[slot] = UInt16(row)
    return nil
  }

  /// The row of `name`.
  subscript(name: Name) -> Int? {
    let slot = slot(of: name)
    return hashes[slot] == 0 ? nil : Int(rows[slot])
  }

  private func slot(of name: Name) -> Int {
    var slot = Int(truncatingIfNeeded: name.hash) & mask
    while hashes[slot] != 0, hashes[slot] != name.hash { slot = (slot + 1) & mask }
    return slot
  }
}

/// Names without further facts.
struct NameSet: Sendable {
  private let index: NameIndex
  /// How many names were written down, repetitions included.
  let count: Int

  /// The names of the fields of `text`.
  init(_ text: StaticString) {
    var reader = TableReader(text)
    var names: [Name] = []
    while reader.nextRow() { names.append(Name(bytes: reader.field())) }
    index = NameIndex(names)
    count = names.count
  }

  func contains(_ name: Name) -> Bool { index[name] != nil }
}
