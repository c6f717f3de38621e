import StateLintSyntax

/// Turns byte offsets of a file into lines and columns.
struct LineIndex {
  private let bytes: [UInt8]
  /// The offset at which each line begins.
  private let starts: [Int]
  /// How many UTF-16 units stand before each multiple of `stride` bytes, where a line is longer.
  private let unitsBefore: [Int]

  private static let stride = 256

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = LineIndex.starts(in: bytes)
    let ends = starts.dropFirst() + [bytes.count]
    let isLong = zip(starts, ends).contains { $1 - $0 > LineIndex.stride }
    unitsBefore = isLong ? LineIndex.unitsBefore(in: bytes) : []
  }

  private static func starts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    // Lines of code have thirty bytes or so.
    starts.reserveCapacity(bytes.count / 24 + 8)
    bytes.withUnsafeBufferPointer { bytes in
      // Nearly all bytes are no control characters, and asked for once.
      for (offset, byte) in bytes.enumerated() where byte <= 0x0D {
        // CR LF is one line end, a lone CR is one too.
        let isLoneReturn =
          byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
        if byte == 0x0A || isLoneReturn { starts.append(offset + 1) }
      }
    }
    return starts
  }

  private static func unitsBefore(in bytes: [UInt8]) -> [Int] {
    var units = 0
    var found: [Int] = []
    for (offset, byte) in bytes.enumerated() {
      if offset.isMultiple(of: stride) { found.append(units) }
      units += utf16Length(of: byte)
    }
    return found + [units]
  }

  /// The UTF-16 units that the character a byte begins takes; 0 for the bytes behind its first.
  private static func utf16Length(of byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }

  /// The line, from 1, that holds an offset.
  func line(of offset: Int) -> Int {
    max(1, starts.firstPlace { $0 <= offset })
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
    return Position(
      line: line, column: offset - start + 1,
      utf16Column: utf16Count(in: start..<max(start, offset)) + 1, offset: offset)
  }

  /// The UTF-16 units of a part of a line: a line of megabytes may have thousands of findings.
  private func utf16Count(in range: Range<Int>) -> Int {
    guard range.count > LineIndex.stride else {
      return String(decoding: bytes[range], as: UTF8.self).utf16.count
    }
    return utf16Count(before: range.upperBound) - utf16Count(before: range.lowerBound)
  }

  private func utf16Count(before offset: Int) -> Int {
    let block = offset / LineIndex.stride
    return bytes[(block * LineIndex.stride)..<offset].reduce(unitsBefore[block]) {
      $0 + LineIndex.utf16Length(of: $1)
    }
  }

  func range(of range: Range<Int>) -> SourceRange {
    SourceRange(start: position(of: range.lowerBound), end: position(of: range.upperBound))
  }
}
