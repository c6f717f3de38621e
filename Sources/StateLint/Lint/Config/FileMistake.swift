/// A place in a file that people write by hand.
public struct FilePlace: Sendable, Equatable {
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
}

/// What is wrong with such a file.
public struct FileMistake: Error, Sendable, Equatable, CustomStringConvertible {
  /// Where it shows.
  public var place: FilePlace
  /// What is wrong, without a full stop.
  public var message: String
  /// What was probably meant.
  public var nearest: String?

  init(_ mistake: PlacedMistake, in lines: LineIndex) {
    let position = lines.position(of: mistake.offset)
    place = FilePlace(line: position.line, column: position.column)
    message = mistake.message
    nearest = mistake.nearest
  }

  /// `4:13: unknown key `rule`; did you mean `rules`?`
  public var description: String {
    "\(place.line):\(place.column): \(message)"
      + (nearest.map { "; did you mean `\($0)`?" } ?? "")
  }
}
