/// Names with texts beside them, aligned; a text that is too long for its line goes on below, or
/// below the name where there is little room.
struct NameColumn {
  private let names: [String]
  private let margin: Int
  private let width: Int?
  /// The cell that texts begin at.
  private let column: Int

  /// Less than this for a text makes a ladder of words.
  private static let leastRoom = 30

  /// Names, which are ASCII, set in by `margin` cells; `width` is that of a line, nil for any.
  init(_ names: [String], margin: Int, width: Int?) {
    self.names = names
    self.margin = margin
    self.width = width
    column = margin + (names.map(\.utf8.count).max() ?? 0) + 2
  }

  /// The lines, without line ends.
  func lines(text: (String) -> String) -> [String] {
    names.flatMap { name -> [String] in
      let head = String(repeating: " ", count: margin) + name
      let isNarrow = width.map { $0 - column < Self.leastRoom } ?? false
      let indent = isNarrow ? margin + 4 : column
      let lines = TextWrap.lines(of: text(name), width: width, first: indent, rest: indent)
      let blanks = String(repeating: " ", count: indent)
      if isNarrow { return [head] + lines.map { blanks + $0 } }
      let gap = String(repeating: " ", count: column - margin - name.utf8.count)
      return [head + gap + lines[0]] + lines.dropFirst().map { blanks + $0 }
    }
  }
}
