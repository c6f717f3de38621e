import StateLint

/// Reads what `Inspection.tokens` wrote. A line it cannot read becomes a fault.
func ourLexemes(of bytes: [UInt8]) throws -> [Lexeme] {
  var lexemes: [Lexeme] = []
  for line in Inspection.tokens(of: bytes).split(separator: "\n") {
    let columns = line.split(separator: "\t")
    guard columns.count == 3, let start = Int(columns[0]), let end = Int(columns[1]),
      let kind = Lexeme.Kind(ourName: columns[2])
    else { throw Fault("the token list has the line \(line)") }
    lexemes.add(kind, start, end)
  }
  return lexemes
}

/// Something that keeps the two sides from being compared.
struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Lexeme.Kind {
  fileprivate init?(ourName: Substring) {
    switch ourName {
    case "identifier", "keyword": self = .word
    case "operator", "punctuation": self = .signs
    default: self.init(rawValue: String(ourName))
    }
  }
}
