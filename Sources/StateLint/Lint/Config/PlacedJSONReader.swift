/// Reads JSON as people write it by hand: with `//` and `/* */` comments, and a comma behind the
/// last item where somebody left one. Any bytes give a value or the place of the first mistake.
struct PlacedJSONReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// How deep arrays and objects may stand in one another.
  static let deepest = 64

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // What some editors put before the first character says nothing.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The one value that `bytes` hold.
  static func read(_ bytes: [UInt8]) throws(PlacedMistake) -> PlacedJSON {
    var reader = PlacedJSONReader(bytes)
    try reader.skipBlanks()
    let value = try reader.readValue()
    try reader.skipBlanks()
    if reader.offset < bytes.count {
      throw reader.mistake("\(reader.shownByte) stands behind the end; one value is all there is")
    }
    return value
  }

  private func mistake(_ message: String) -> PlacedMistake { PlacedMistake(offset, message) }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// What stands here, for a message.
  private var shownByte: String {
    guard let byte = current else { return "the end of the file" }
    if byte >= 0x21 && byte < 0x7F { return "`\(Character(Unicode.Scalar(byte)))`" }
    return "what is no part of JSON"
  }

  private func stands(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard current == byte.asciiValue else { return false }
    offset += 1
    return true
  }

  // MARK: Values

  private mutating func readValue() throws(PlacedMistake) -> PlacedJSON {
    let start = offset
    return PlacedJSON(value: try readBareValue(), offset: start)
  }

  private mutating func readBareValue() throws(PlacedMistake) -> PlacedJSON.Value {
    switch current {
    case UInt8(ascii: "{"): return .object(try readObject())
    case UInt8(ascii: "["): return .array(try readArray())
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-"): return .number(try readNumber())
    case let byte? where (0x30...0x39).contains(byte): return .number(try readNumber())
    case nil: throw mistake("the file ends where a value is expected")
    default: break
    }
    for (word, value) in Self.words where stands(word) {
      offset += word.utf8CodeUnitCount
      return value
    }
    throw mistake("\(shownByte) begins no value; texts stand in double quotes")
  }

  private static let words: [(StaticString, PlacedJSON.Value)] = [
    ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
  ]

  private mutating func readObject() throws(PlacedMistake) -> [PlacedJSON.Member] {
    var members: [PlacedJSON.Member] = []
    var places: [String: Int] = [:]
    try readItems(closing: "}") { reader throws(PlacedMistake) in
      let start = reader.offset
      guard reader.current == UInt8(ascii: "\"") else {
        throw reader.mistake("a key is expected, in double quotes, not \(reader.shownByte)")
      }
      let key = try reader.readString()
      if let first = places[key] {
        let line = LineIndex(reader.bytes).line(of: first)
        throw PlacedMistake(start, "`\(key)` stands here twice, first on line \(line)")
      }
      places[key] = start
      try reader.skipBlanks()
      guard reader.take(":") else {
        throw reader.mistake("`:` is expected behind the key `\(key)`, not \(reader.shownByte)")
      }
      try reader.skipBlanks()
      members.append(
        PlacedJSON.Member(key: key, offset: start, value: try reader.readValue()))
    }
    return members
  }

  private mutating func readArray() throws(PlacedMistake) -> [PlacedJSON] {
    var values: [PlacedJSON] = []
    try readItems(closing: "]") { reader throws(PlacedMistake) in
      values.append(try reader.readValue())
    }
    return values
  }

  /// Reads what stands between brackets, with commas between the items.
  private mutating func readItems(
    closing: Character, _ readItem: (inout PlacedJSONReader) throws(PlacedMistake) -> Void
  ) throws(PlacedMistake) {
    let start = offset
    guard depth < Self.deepest else {
      throw mistake("nested deeper than \(Self.deepest) levels")
    }
    depth += 1
    offset += 1
    try skipBlanks()
    while !take(closing) {
      try readItem(&self)
      try skipBlanks()
      if take(",") {
        try skipBlanks()
      } else if current == nil {
        throw PlacedMistake(start, "the `\(bytes[start].character)` is never closed")
      } else if current != closing.asciiValue {
        throw mistake("`,` or `\(closing)` is expected, not \(shownByte)")
      }
    }
    depth -= 1
  }

  private mutating func readNumber() throws(PlacedMistake) -> String {
    let start = offset
    _ = take("-")
    let whole = skipDigits()
    var isNumber = whole == 1 || whole > 1 && bytes[offset - whole] != UInt8(ascii: "0")
    if take(".") { isNumber = skipDigits() > 0 && isNumber }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      isNumber = skipDigits() > 0 && isNumber
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if !isNumber { throw PlacedMistake(start, "`\(text)` is no number") }
    return text
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = current, (0x30...0x39).contains(byte) { offset += 1 }
    return offset - start
  }

  // MARK: Texts

  private mutating func readString() throws(PlacedMistake) -> String {
    let start = offset
    var text: [UInt8] = []
    offset += 1
    while let byte = current, byte >= 0x20 || byte == 0x09 {
      if take("\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        text += Array(String(try readEscape()).utf8)
      } else {
        text.append(byte)
        offset += 1
      }
    }
    throw PlacedMistake(start, "the text is not closed with `\"` on its line")
  }

  private mutating func readEscape() throws(PlacedMistake) -> Unicode.Scalar {
    let start = offset
    offset += 1
    defer { offset += 1 }
    switch current {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let scalar = readUnicodeEscape() { return scalar }
      throw PlacedMistake(start, "`\\u` needs the four hex digits of a character")
    default:
      throw PlacedMistake(start, "`\\` before \(shownByte) means nothing; `\\\\` is a backslash")
    }
  }

  /// Reads from the `u` up to the last digit.
  private mutating func readUnicodeEscape() -> Unicode.Scalar? {
    guard let first = hexUnit(at: offset + 1) else { return nil }
    if let scalar = Unicode.Scalar(first) {
      offset += 4
      return scalar
    }
    // A character beyond the first 65,536 is written as two halves.
    guard first < 0xDC00, bytes.dropFirst(offset + 5).starts(with: "\\u".utf8),
      let second = hexUnit(at: offset + 7), (0xDC00...0xDFFF).contains(second)
    else { return nil }
    offset += 10
    return Unicode.Scalar(0x10000 + (UInt32(first - 0xD800) << 10) + UInt32(second - 0xDC00))
  }

  private func hexUnit(at start: Int) -> UInt16? {
    guard start + 4 <= bytes.count else { return nil }
    let digits = bytes[start..<(start + 4)]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  // MARK: Blanks

  private mutating func skipBlanks() throws(PlacedMistake) {
    while let byte = current {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        offset += 1
      } else if stands("//") {
        while let byte = current, byte != 0x0A, byte != 0x0D { offset += 1 }
      } else if stands("/*") {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(PlacedMistake) {
    let start = offset
    offset += 2
    while current != nil {
      if stands("*/") {
        offset += 2
        return
      }
      offset += 1
    }
    throw PlacedMistake(start, "the comment is never closed")
  }
}

extension UInt8 {
  fileprivate var character: Character { Character(Unicode.Scalar(self)) }
}
