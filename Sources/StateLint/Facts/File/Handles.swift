import StateLintSyntax

/// A row in one of the arrays of a file's facts; `.none` where there is no such row.
@frozen
package struct Row<Fact>: Hashable, Sendable, Comparable {
  package var index: Int32
  @inlinable
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  @inlinable
  package static var none: Row { Row(-1) }
  /// Whether this is a row at all.
  @inlinable
  package var exists: Bool { index >= 0 }
  @inlinable
  package static func < (left: Row, right: Row) -> Bool { left.index < right.index }
  // Rows are the keys of many small tables: as for names, one multiplication is enough.
  /// What tables hash it to.
  @inlinable
  package func _rawHashValue(seed: Int) -> Int {
    Name.spread(UInt64(UInt32(bitPattern: index))) ^ seed
  }
}

/// A stretch of rows.
@frozen
package struct Rows<Fact>: Hashable, Sendable, Sequence {
  package var start: Int32
  package var end: Int32
  @inlinable
  package init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }
  @inlinable
  package static var empty: Rows { Rows(0, 0) }
  @inlinable
  package var isEmpty: Bool { start >= end }
  @inlinable
  package var count: Int { Int(end - start) }
  /// The rows as indices.
  @inlinable
  package var indices: Range<Int> { Int(start)..<Swift.max(Int(start), Int(end)) }
  @inlinable
  package func contains(_ row: Row<Fact>) -> Bool { row.index >= start && row.index < end }

  @inlinable
  package func makeIterator() -> Iterator { Iterator(next: start, end: end) }

  /// Walks the rows in order.
  @frozen
  package struct Iterator: IteratorProtocol {
    @usableFromInline var position: Int32
    @usableFromInline let end: Int32
    @inlinable
    package init(next: Int32, end: Int32) {
      self.position = next
      self.end = end
    }
    @inlinable
    package mutating func next() -> Row<Fact>? {
      guard position < end else { return nil }
      defer { position += 1 }
      return Row(Int(position))
    }
  }
}
