/// What a byte can begin, and how it behaves inside names, operators and string text.
///
/// The order carries meaning, so that each question is one comparison: name bytes come first,
/// operator bytes stand together, and what a string treats specially comes last.
enum ByteClass: UInt8 {
  // Go on a name.
  case letter, digit, dollar
  // Stand for themselves.
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  case comma, colon, semicolon, at, pound, backtick, blank
  // Make up operators.
  case period, slash, mark, angle, sign
  /// Part of a character beyond ASCII.
  case high
  /// A control character.
  case other
  case zero, newline
  // Open, close or interrupt strings.
  case backslash, quote, apostrophe

  /// A letter, digit, `_` or `$`.
  @inline(__always)
  var continuesName: Bool { rawValue <= ByteClass.dollar.rawValue }

  /// An ASCII operator character, `.` included.
  @inline(__always)
  var isOperator: Bool {
    rawValue >= ByteClass.period.rawValue && rawValue <= ByteClass.sign.rawValue
  }

  /// Makes an operator of a period before it, or may do so.
  @inline(__always)
  var continuesPeriod: Bool { isOperator || self == .high }

  /// A quote or backslash, which a backslash before it makes mere text.
  @inline(__always)
  var isDelimiter: Bool { rawValue >= ByteClass.backslash.rawValue }
}

extension ByteClass {
  /// The class of every byte, indexed by it.
  static let table: [ByteClass] = (UInt8.min...UInt8.max).map(ByteClass.init(of:))

  private init(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case 0x80...0xFF: self = .high
    default: self = Self.ofPunctuation(byte)
    }
  }

  private static func ofPunctuation(_ byte: UInt8) -> ByteClass {
    switch Unicode.Scalar(byte) {
    case "$": .dollar
    case "(": .leftParen
    case ")": .rightParen
    case "{": .leftBrace
    case "}": .rightBrace
    case "[": .leftSquare
    case "]": .rightSquare
    case ",": .comma
    case ":": .colon
    case ";": .semicolon
    case "@": .at
    case "#": .pound
    case "`": .backtick
    case " ", "\t", "\u{B}", "\u{C}": .blank
    case ".": .period
    case "/": .slash
    case "?", "!": .mark
    case "<", ">": .angle
    case "=", "-", "+", "*", "%", "&", "|", "^", "~": .sign
    case "\0": .zero
    case "\n", "\r": .newline
    case "\\": .backslash
    case "\"": .quote
    case "'": .apostrophe
    default: .other
    }
  }
}

extension UInt8 {
  /// `0` to `9`.
  @inline(__always)
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// `0` to `9`, `a` to `f`, `A` to `F`.
  @inline(__always)
  var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }

  /// The end of a line, or the first half of one.
  @inline(__always)
  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
