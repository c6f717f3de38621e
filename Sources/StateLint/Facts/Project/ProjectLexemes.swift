/// The words, quoted strings and signs of a `project.pbxproj`, comments left out.
struct ProjectLexemes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Those of `bytes`, which must stay while they are read.
  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The place of the next one; a quoted string without its quotes.
  mutating func next() -> Range<Int>? {
    skipBlanksAndComments()
    guard position < bytes.count else { return nil }
    let start = position
    position += 1
    if bytes[start] == UInt8(ascii: "\"") { return restOfString(from: start + 1) }
    if Self.endsWord(bytes[start]) { return start..<position }
    while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
    return start..<position
  }

  private mutating func restOfString(from start: Int) -> Range<Int> {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(position, bytes.count)
    position = end + 1
    return start..<end
  }

  private mutating func skipBlanksAndComments() {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if startsComment(UInt8(ascii: "*")) {
        position += 2
        while position < bytes.count, !endsComment { position += 1 }
        position += 2
      } else if startsComment(UInt8(ascii: "/")) {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else {
        return
      }
    }
  }

  private func startsComment(_ second: UInt8) -> Bool {
    bytes[position] == UInt8(ascii: "/") && position + 1 < bytes.count
      && bytes[position + 1] == second
  }

  private var endsComment: Bool {
    bytes[position] == UInt8(ascii: "*") && position + 1 < bytes.count
      && bytes[position + 1] == UInt8(ascii: "/")
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    // Letters, by far the most, stand between these.
    if byte > UInt8(ascii: "=") { return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""),
      UInt8(ascii: "("), UInt8(ascii: ")"):
      return true
    default: return false
    }
  }
}
