extension Parser {
  /// What a `let` or `var` binds: a name, a tuple of names, `_`.
  mutating func parseBindingPattern() {
    switch kind {
    case .identifier, .dollarIdentifier: leaf(.identifierPattern)
    case .leftParen: parseTuplePattern()
    case .keyword where keyword == .`_`: leaf(.wildcardPattern)
    case .keyword where keyword == .self: leaf(.identifierPattern)
    case .keyword where !startsLine && keyword != .in: leaf(.identifierPattern)
    default: break
    }
  }

  private mutating func parseTuplePattern() {
    let opener = index
    let mark = open(.tuplePattern)
    advance()
    while !at(.rightParen), !isAtEnd, index < Int(partners[opener]) {
      let before = index
      if kind == .identifier, peek().kind == .colon {
        advance()
        advance()
      }
      if enter() {
        parseBindingPattern()
        leave()
      }
      if !eat(.comma), index == before { skipOne() }
    }
    leaveBracket(openedAt: opener)
    close(mark)
  }

  /// The pattern of a `case`: an expression, with names bound below `let` and `var`.
  mutating func parsePattern() {
    switch keyword {
    case .let, .var:
      guard kind == .keyword else { break }
      let mark = open(.bindingPattern, detail: keyword)
      advance()
      if enter() {
        parsePattern()
        leave()
      }
      close(mark)
      return
    case .is:
      let mark = open(.isPattern)
      advance()
      parseType()
      close(mark)
      return
    default: break
    }
    let mark = open(.expressionPattern)
    let outer = isInPattern
    isInPattern = true
    parseExpression()
    isInPattern = outer
    close(mark)
  }
}
