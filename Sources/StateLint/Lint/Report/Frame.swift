/// One line of a file with the part that matters underlined.
struct Frame: Equatable {
  /// The number of the line, from 1.
  var line: Int
  /// The line as it is shown, cut around the range where it is too long.
  var text: String
  /// How many cells stand before the underline.
  var indent: Int
  /// How many cells are underlined; at least one.
  var length: Int
  /// Whether the range goes on where the underline ends.
  var continues: Bool

  /// The first line of `range` in `bytes`, in at most `width` cells.
  init(of range: SourceRange, in bytes: [UInt8], width: Int) {
    let line = LineWindow(of: range, in: bytes, width: width)
    let cells = Cell.split(bytes, in: line.bytes)
    let marked = Frame.marked(range, in: cells)
    let shown = Frame.window(around: marked, in: cells, width: width, isCut: line.isCut)
    let cutLeft = line.isCutLeft || shown.lowerBound > 0
    let cutRight = line.isCutRight || shown.upperBound < cells.count
    let underlined = marked.clamped(to: shown)

    self.line = range.start.line
    var text = cutLeft ? "…" : ""
    for cell in cells[shown] { text += cell.text }
    if cutRight { text += "…" } else { while text.last == " " { text.removeLast() } }
    self.text = text
    indent = (cutLeft ? 1 : 0) + Frame.width(of: cells[shown.lowerBound..<underlined.lowerBound])
    length = max(1, Frame.width(of: cells[underlined]))
    continues = line.goesOn || marked.upperBound > shown.upperBound
  }

  /// The cells of `range` on its first line.
  private static func marked(_ range: SourceRange, in cells: [Cell]) -> Range<Int> {
    let first = cells.firstIndex { $0.end > range.start.offset } ?? cells.count
    let end = cells[first...].firstIndex { $0.start >= range.end.offset } ?? cells.count
    return first..<end
  }

  /// The cells to show: all of them, or those around the marked ones that fit.
  private static func window(
    around marked: Range<Int>, in cells: [Cell], width: Int, isCut: Bool
  ) -> Range<Int> {
    if !isCut && Frame.width(of: cells[...]) <= width { return 0..<cells.count }
    var low = marked.lowerBound
    var high = low
    // Two cells are kept for the ellipses.
    var room = width - 2
    func take(_ index: Int) -> Bool {
      guard cells.indices.contains(index), cells[index].width <= room else { return false }
      room -= cells[index].width
      return true
    }
    while high < marked.upperBound, take(high) { high += 1 }
    if high < marked.upperBound { return low..<high }
    var growing = true
    while growing {
      growing = false
      if take(low - 1) { (low, growing) = (low - 1, true) }
      if take(high) { (high, growing) = (high + 1, true) }
    }
    return low..<high
  }

  private static func width(of cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }
}

/// The bytes of the line a range begins on, as far as a frame can need them: a file may be one
/// line of many megabytes, and each of its findings must not walk it all.
private struct LineWindow {
  var bytes: Range<Int>
  var isCutLeft: Bool
  var isCutRight: Bool
  /// Whether the range covers more than the end of this line.
  var goesOn: Bool

  var isCut: Bool { isCutLeft || isCutRight }

  init(of range: SourceRange, in file: [UInt8], width: Int) {
    // A character of one cell seldom has more than eight bytes.
    let reach = width * 8
    let start = min(max(0, range.start.offset), file.count)
    var lineStart = max(0, start - max(0, range.start.column - 1))
    if lineStart == 0 && file.starts(with: [0xEF, 0xBB, 0xBF]) { lineStart = min(3, start) }
    var low = max(lineStart, start - reach)
    while low < start, low > lineStart, file[low] & 0xC0 == 0x80 { low += 1 }
    var high = start
    let limit = min(file.count, start + reach)
    while high < limit, file[high] != 0x0A, file[high] != 0x0D { high += 1 }
    isCutLeft = low > lineStart
    isCutRight = high < file.count && file[high] != 0x0A && file[high] != 0x0D
    while isCutRight, high > start, file[high] & 0xC0 == 0x80 { high -= 1 }
    bytes = low..<high
    let rest = file[high..<max(high, min(file.count, range.end.offset))]
    goesOn = rest.contains { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 && $0 != 0x09 }
  }
}
