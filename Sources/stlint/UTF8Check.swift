/// Tells text from other bytes, fast: every file is checked.
enum UTF8Check {
  /// Whether `bytes` are UTF-8 throughout.
  static func isValid(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while true {
        offset = endOfASCII(buffer, from: offset)
        if offset == buffer.count { return true }
        guard let length = lengthOfCharacter(buffer, at: offset) else { return false }
        offset += length
      }
    }
  }

  /// Most source is ASCII: eight bytes a step.
  private static func endOfASCII(_ buffer: UnsafeRawBufferPointer, from start: Int) -> Int {
    var offset = start
    while offset + 8 <= buffer.count {
      let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      offset += 8
    }
    while offset < buffer.count, buffer[offset] < 0x80 { offset += 1 }
    return offset
  }

  /// The bytes the character at `offset` takes; `nil` if none begins there.
  private static func lengthOfCharacter(_ buffer: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    let first = buffer[offset]
    // The first byte says how many follow, and which values of the second would be another
    // spelling of a shorter character, half of a surrogate pair, or no character.
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= buffer.count, second.contains(buffer[offset + 1]) else { return nil }
    for index in 2..<max(2, length) where buffer[offset + index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
