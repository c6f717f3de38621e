/// A place in a file. Lines and columns count from 1.
public struct Position: Sendable, Equatable, Codable {
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1, as the compiler counts.
  public var column: Int
  /// The column in UTF-16 units, from 1, as editors count.
  public var utf16Column: Int
  /// The offset in bytes, from 0.
  public var offset: Int

  /// A place by all its coordinates.
  public init(line: Int, column: Int, utf16Column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
    self.offset = offset
  }
}

/// A stretch of a file; the end is exclusive.
public struct SourceRange: Sendable, Equatable, Codable {
  /// The place of the first byte.
  public var start: Position
  /// The place just past the last byte.
  public var end: Position

  /// A stretch from `start` up to and without `end`.
  public init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }
}
