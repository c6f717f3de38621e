import StateLintSyntax

/// A row of the facts of some file of the project.
package struct Reference<Fact>: Hashable, Sendable {
  /// The file, as its place in the project.
  package var file: Int32
  package var row: Row<Fact>

  package init(_ file: Int32, _ row: Row<Fact>) {
    self.file = file
    self.row = row
  }

  /// What tables hash it to, see `Row`.
  package func _rawHashValue(seed: Int) -> Int {
    let bits = UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: row.index))
    return Name.spread(bits) ^ seed
  }
}
