/// Text made safe to show: what would move the cursor, hide itself or turn the reading direction
/// is spelled out (`\u{202E}`), so that what a person reads is what the compiler reads.
package enum VisibleText {
  /// `text` with everything invisible spelled out, on one line.
  package static func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return text.reduce(into: "") { $0 += shown($1) }
  }

  /// Lines of code as a terminal can show them, tabs kept: what is no text or nobody sees is spelled
  /// out, and each line ends with a newline alone.
  package static func ofLines(_ bytes: [UInt8]) -> String {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      let code = line.last == 0x0D ? line.dropLast() : line
      return code.split(separator: 0x09, omittingEmptySubsequences: false)
        .map { of(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\t")
    }
    return lines.joined(separator: "\n")
  }

  /// A path with everything invisible spelled out, and each colon that would read as the one
  /// before a line number: `a:1:2.swift` ends where its own place begins.
  static func ofPath(_ path: String) -> String {
    let pieces = beginningALine(of(path)).split(separator: ":", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
      let isNumber = piece.utf8.first.map { (0x30...0x39).contains($0) } ?? false
      text += (isNumber ? escape(":") : ":") + piece
    }
  }

  /// `text` where it begins a line, the blanks before it aside: those who run builds take orders from
  /// lines that begin with `::` or `##[`.
  static func beginningALine(_ text: String) -> String {
    let blanks = text.prefix { $0.isWhitespace }
    let words = text[blanks.endIndex...]
    guard ["::", "##[", "##vso["].contains(where: words.hasPrefix), let first = words.first else {
      return text
    }
    return blanks + first.unicodeScalars.map(escape).joined() + words.dropFirst()
  }

  /// One character as it is shown: itself, or its scalars spelled out.
  static func shown(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return "" }
    // A mark with nothing before it would sit on the frame.
    if isInvisible(first) || isMark(first) || hides(scalars, behind: first) {
      return scalars.map(escape).joined()
    }
    return String(character)
  }

  /// A byte that is not part of any UTF-8 character.
  static func shown(invalid byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "\\x0\(digits)" : "\\x\(digits)"
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Controls, formats (bidirectional ones among them) and separators that end a line.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether a character carries scalars that nobody sees and that change nothing about it. Tags
  /// spell the region of a black flag, joiners join emoji and some scripts: not ASCII letters.
  private static func hides(
    _ scalars: Character.UnicodeScalarView, behind first: Unicode.Scalar
  ) -> Bool {
    scalars.dropFirst().contains { scalar in
      (0xE0000...0xE007F).contains(scalar.value) && first.value != 0x1F3F4
        || first.isASCII && scalar.properties.generalCategory == .format
    }
  }
}

extension String {
  /// The text with a word before each of some characters.
  func putting(_ word: String, before special: Set<Unicode.Scalar>) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if special.contains(scalar) { text += word }
      text.unicodeScalars.append(scalar)
    }
  }
}
