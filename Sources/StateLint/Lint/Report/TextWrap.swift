/// Breaks text between words, counting cells.
enum TextWrap {
  /// The lines of `text`, none wider than `width` unless one word is; the first one begins after
  /// `first` cells, the others after `rest`.
  static func lines(
    of text: some StringProtocol, width: Int?, first: Int = 0, rest: Int = 0
  ) -> [String] {
    guard let width else { return [String(text)] }
    var lines: [String] = []
    var line = ""
    var column = first
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let cells = DisplayWidth.of(word)
      if !line.isEmpty && column + 1 + cells > width {
        lines.append(line)
        line = ""
        column = rest
      }
      if !line.isEmpty {
        line += " "
        column += 1
      }
      line += word
      column += cells
    }
    lines.append(line)
    return lines
  }
}
