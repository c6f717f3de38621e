import SwiftSyntax

/// The tokens and comments of a tree, in order.
func theirLexemes(of tree: SourceFileSyntax) -> [Lexeme] {
  var reader = TokenReader()
  for token in tree.tokens(viewMode: .sourceAccurate) { reader.read(token) }
  return reader.lexemes
}

private struct TokenReader {
  var lexemes: [Lexeme] = []
  /// Segments of string text were read since the last lexeme.
  private var isInText = false

  mutating func read(_ token: TokenSyntax) {
    if case .stringSegment = token.tokenKind {
      isInText = true
      return
    }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    if isInText || token.closesEmptyText {
      // Line ends and indentation are blanks to them, text to us.
      if let last = lexemes.last?.end, last < start { lexemes.add(.text, last, start) }
      isInText = false
    } else {
      readComments(of: token.leadingTrivia, from: token.position.utf8Offset)
    }
    if start < end { read(token, start, end) }
    readComments(of: token.trailingTrivia, from: end)
  }

  private mutating func read(_ token: TokenSyntax, _ start: Int, _ end: Int) {
    switch token.tokenKind {
    case .rawStringPoundDelimiter, .stringQuote, .multilineStringQuote, .singleQuote:
      addDelimiter(token, start, end)
    case .regexPoundDelimiter, .regexSlash, .regexLiteralPattern:
      if lexemes.last?.kind == .regex, lexemes.last?.end == start {
        lexemes[lexemes.count - 1].end = end
      } else {
        lexemes.add(.regex, start, end)
      }
    default:
      lexemes.add(Lexeme.Kind(token.tokenKind), start, end)
    }
  }

  /// Adds a quote together with its number signs, or those of an interpolation to its backslash.
  private mutating func addDelimiter(_ token: TokenSyntax, _ start: Int, _ end: Int) {
    if let string = token.parent?.as(StringLiteralExprSyntax.self) {
      let continues =
        token.id == string.closingPounds?.id
        || (string.openingPounds != nil && token.id == string.openingQuote.id)
      if continues { return lexemes[lexemes.count - 1].end = end }
    } else if token.parent?.is(ExpressionSegmentSyntax.self) == true {
      return lexemes.add(.signs, start, end)
    }
    lexemes.add(.quote, start, end)
  }

  private mutating func readComments(of trivia: Trivia, from position: Int) {
    var position = position
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      if piece.isComment { lexemes.add(.comment, position, position + length) }
      position += length
    }
  }
}

extension TokenSyntax {
  /// Closes a multi-line string that holds nothing but a line end, for which there is no segment.
  fileprivate var closesEmptyText: Bool {
    guard let string = parent?.as(StringLiteralExprSyntax.self) else { return false }
    return id == string.closingQuote.id && string.segments.isEmpty
  }
}

extension Lexeme.Kind {
  fileprivate init(_ kind: TokenKind) {
    switch kind {
    case .identifier, .dollarIdentifier, .keyword, .wildcard: self = .word
    case .integerLiteral: self = .integer
    case .floatLiteral: self = .float
    case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftSquare, .rightSquare:
      self = .bracket
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundSourceLocation, .poundAvailable,
      .poundUnavailable:
      self = .directive
    case .shebang: self = .comment
    default: self = .signs
    }
  }
}
