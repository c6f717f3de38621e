/// One stretch of a source, in words both sides can be put in.
struct Lexeme: Hashable {
  enum Kind: String {
    /// A name or a keyword. Which of the two a contextual keyword is depends on the parser.
    case word
    case integer, float
    case quote = "string-quote"
    case text = "string-text"
    case bracket, directive, regex, comment
    /// Operators and punctuation without a gap between them. Where one ends and the next begins is
    /// sometimes the parser's to say, as with `>>`.
    case signs
  }

  /// Offset of the first byte.
  let start: Int
  /// Offset just past the last byte.
  var end: Int
  let kind: Kind
}

extension [Lexeme] {
  /// Adds a lexeme, as part of the last one if both are signs and touch.
  mutating func add(_ kind: Lexeme.Kind, _ start: Int, _ end: Int) {
    if kind == .signs, let last, last.kind == .signs, last.end == start {
      self[count - 1].end = end
    } else {
      append(Lexeme(start: start, end: end, kind: kind))
    }
  }
}
