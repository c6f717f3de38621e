/// One character of a source line as a terminal shows it.
struct Cell {
  /// Offset of its first byte in the file.
  var start: Int
  /// Offset just past its last byte.
  var end: Int
  /// What is printed.
  var text: String
  /// How many cells that takes.
  var width: Int

  private static let tabStop = 4

  /// The characters of `bytes[range]`, which holds no end of line. Tabs become blanks, so that the
  /// underline stands under the same cells in every terminal.
  static func split(_ bytes: [UInt8], in range: Range<Int>) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    func add(_ text: String, _ width: Int, _ length: Int, at offset: Int) {
      cells.append(Cell(start: offset, end: offset + length, text: text, width: width))
      column += width
    }
    var offset = range.lowerBound
    while offset < range.upperBound {
      if isPlain(bytes, at: offset, before: range.upperBound) {
        add(String(Unicode.Scalar(bytes[offset])), 1, 1, at: offset)
        offset += 1
        continue
      }
      let valid = validPrefix(of: bytes, in: offset..<range.upperBound)
      for character in String(decoding: bytes[valid], as: UTF8.self) {
        if character == "\t" {
          let width = tabStop - column % tabStop
          add(String(repeating: " ", count: width), width, 1, at: offset)
        } else {
          let text = VisibleText.shown(character)
          add(text, DisplayWidth.of(text), character.utf8.count, at: offset)
        }
        offset += character.utf8.count
      }
      if offset < range.upperBound {
        let text = VisibleText.shown(invalid: bytes[offset])
        add(text, text.utf8.count, 1, at: offset)
        offset += 1
      }
    }
    return cells
  }

  /// Whether a visible ASCII character stands at `offset` that nothing can combine with: most of
  /// all code, and not worth asking Unicode about.
  private static func isPlain(_ bytes: [UInt8], at offset: Int, before end: Int) -> Bool {
    guard (0x20..<0x7F).contains(bytes[offset]) else { return false }
    return offset + 1 == end || bytes[offset + 1] < 0x80
  }

  /// The longest stretch from the start of `range` that is UTF-8.
  private static func validPrefix(of bytes: [UInt8], in range: Range<Int>) -> Range<Int> {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes[range].makeIterator()
    var end = range.lowerBound
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
      end += scalar.count
    }
    return range.lowerBound..<end
  }
}
