/// Turns byte offsets of a file into lines and columns.
struct LineIndex {
  private let bytes: [UInt8]
  /// The offset at which each line begins.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A {
        starts.append(offset)
      } else if byte == 0x0D {
        // CR LF is one line end, a lone CR is one too.
        if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        starts.append(offset)
      }
    }
    self.starts = starts
  }

  /// The line, from 1, that holds an offset.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line, from 1, without its end.
  func range(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    let start = starts[line - 1]
    let before = bytes[start..<max(start, offset)]
    return Position(
      line: line, column: offset - start + 1,
      utf16Column: String(decoding: before, as: UTF8.self).utf16.count + 1, offset: offset)
  }

  func range(of range: Range<Int>) -> SourceRange {
    SourceRange(start: position(of: range.lowerBound), end: position(of: range.upperBound))
  }
}
