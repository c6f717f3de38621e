/// The entity of each type or extension that a file declares; none for extensions nobody claims.
struct EntityRows: Sendable {
  private var rows: [Row<TypeEntity>] = []
  /// Where the rows of each file begin.
  private var starts: [Int32] = []

  mutating func append(_ ofFile: [Row<TypeEntity>]) {
    starts.append(Int32(rows.count))
    rows += ofFile
  }

  subscript(file: Int32, row: Row<TypeFact>) -> Row<TypeEntity> {
    get { rows[Int(starts[Int(file)] + row.index)] }
    set { rows[Int(starts[Int(file)] + row.index)] = newValue }
  }
}
