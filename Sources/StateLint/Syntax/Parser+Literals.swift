extension Parser {
  mutating func parseString() {
    let mark = open(.stringLiteral)
    let isOpen = token.flags.contains(.unterminated)
    advance()
    while true {
      switch kind {
      case .stringText: advance()
      case .interpolation: parseInterpolation()
      case .stringClose:
        advance()
        close(mark)
        return
      default:
        if isOpen || isAtEnd || !at(.rightParen) {
          close(mark)
          return
        }
        advance()
      }
    }
  }

  private mutating func parseInterpolation() {
    let mark = open(.interpolation)
    advance()
    if at(.leftParen) {
      let opener = index
      advance()
      let outer = isInCondition
      isInCondition = false
      if enter() {
        parseArguments(until: .rightParen)
        leave()
      }
      isInCondition = outer
      leaveBracket(openedAt: opener)
    }
    close(mark)
  }

  mutating func parseTuple() {
    let opener = index
    let mark = open(.tupleExpr)
    advance()
    parseBracketed(opener) { $0.parseArguments(until: .rightParen) }
    close(mark)
  }

  mutating func parseCollection() {
    let opener = index
    let mark = open(.arrayLiteral)
    advance()
    parseBracketed(opener) { $0.parseElements(mark) }
    close(mark)
  }

  /// The inside of brackets, one level deeper, and past the closing one.
  private mutating func parseBracketed(_ opener: Int, _ parse: (inout Parser) -> Void) {
    let outer = isInCondition
    isInCondition = false
    if enter() {
      parse(&self)
      leave()
    }
    isInCondition = outer
    leaveBracket(openedAt: opener)
  }

  private mutating func parseElements(_ mark: Int) {
    if at(.colon) {
      nodes[mark].kind = .dictionaryLiteral
      advance()
      return
    }
    while !at(.rightSquare), !isAtEnd {
      let before = index
      let element = nodes.count
      parseExpression()
      if at(.colon) {
        nodes[mark].kind = .dictionaryLiteral
        openAround(element, .dictionaryElement)
        advance()
        parseExpression()
        close(element)
      }
      if !eat(.comma) {
        if index == before { return }
        if !at(.rightSquare) { return }
      }
    }
  }
}
