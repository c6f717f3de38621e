extension Parser {
  /// `{ @attributes [captures] (parameters) async throws -> Result in statements }`
  mutating func parseClosure() {
    let opener = index
    let mark = open(.closure)
    advance()
    guard enter() else {
      leaveBracket(openedAt: opener)
      close(mark)
      return
    }
    let outer = (isInCondition, isInPattern)
    (isInCondition, isInPattern) = (false, false)
    parseClosureSignature(mark)
    let body = open(.codeBlock)
    parseStatements(until: .rightBrace)
    close(body)
    (isInCondition, isInPattern) = outer
    leave()
    leaveBracket(openedAt: opener)
    close(mark)
  }

  private mutating func parseClosureSignature(_ mark: Int) {
    guard hasSignature else { return }
    parseAttributes()
    if at(.leftSquare) { parseCaptures() }
    parseClosureParameters()
    parseEffects(mark)
    if at(.arrow) {
      let result = open(.returnClause)
      advance()
      parseType()
      close(result)
    }
    _ = eat(.in)
  }

  /// Whether an `in` ends a signature here.
  private var hasSignature: Bool {
    var place = index
    while tokens[place].kind == .at { place = skipAttribute(place) }
    if tokens[place].kind == .leftSquare { place = Int(partners[place]) + 1 }
    guard place < tokens.count else { return false }
    if tokens[place].kind == .leftParen {
      place = Int(partners[place]) + 1
    } else {
      while place < tokens.count, isPlainParameter(tokens[place]) {
        place += 1
        guard tokens[min(place, tokens.count - 1)].kind == .comma else { break }
        place += 1
      }
    }
    return isSignatureEnd(place)
  }

  private func isPlainParameter(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier: token.keyword != .async
    case .keyword: token.keyword == .`_` || token.keyword == .self
    case .dollarIdentifier: true
    default: false
    }
  }

  /// Effects, a result type, then `in`.
  private func isSignatureEnd(_ place: Int) -> Bool {
    var place = place
    while place < tokens.count {
      switch tokens[place].keyword {
      case .async, .rethrows: place += 1
      case .throws:
        place += 1
        if place < tokens.count, tokens[place].kind == .leftParen {
          place = Int(partners[place]) + 1
        }
      default:
        if tokens[place].kind == .arrow { return isInBehindType(place + 1) }
        return tokens[place].kind == .keyword && tokens[place].keyword == .in
      }
    }
    return false
  }

  /// Skips what can be a type and says whether `in` follows.
  private func isInBehindType(_ place: Int) -> Bool {
    var place = place
    while place < tokens.count - 1 {
      let token = tokens[place]
      switch token.kind {
      case .leftParen, .leftSquare: place = Int(partners[place]) + 1
      case .identifier, .period, .binaryOperator, .prefixOperator, .postfixOperator, .comma,
        .postfixQuestion, .infixQuestion, .postfixExclamation, .arrow, .at, .prefixAmpersand,
        .colon:
        place += 1
      case .keyword:
        if token.keyword == .in { return true }
        guard token.keyword == .Any || token.keyword == .Self || token.keyword == .throws else {
          return false
        }
        place += 1
      default: return false
      }
    }
    return false
  }

  private func skipAttribute(_ place: Int) -> Int {
    var place = place + 2
    while place < tokens.count, tokens[place].kind == .period { place += 2 }
    guard place < tokens.count else { return tokens.count - 1 }
    if tokens[place].kind == .leftParen, !tokens[place].flags.contains(.spaceBefore) {
      place = Int(partners[place]) + 1
    }
    return min(place, tokens.count - 1)
  }

  private mutating func parseCaptures() {
    let opener = index
    let mark = open(.captureList)
    advance()
    while !at(.rightSquare), !isAtEnd, index < Int(partners[opener]) {
      let before = index
      let capture = open(.capture)
      parseCaptureSpecifier()
      if isAtName || kind == .keyword { leaf(.name) }
      if eat(.equal) { parseExpression() }
      close(capture)
      if !eat(.comma), index == before { skipOne() }
    }
    leaveBracket(openedAt: opener)
    close(mark)
  }

  private mutating func parseCaptureSpecifier() {
    switch keyword {
    case .weak, .unowned:
      guard peek().kind != .equal, peek().kind != .comma, peek().kind != .rightSquare else {
        return
      }
      advance()
      if at(.leftParen) { skipOne() }
    default: break
    }
  }

  private mutating func parseClosureParameters() {
    if at(.leftParen) {
      let opener = index
      let mark = open(.closureParameters)
      advance()
      while !at(.rightParen), !isAtEnd, index < Int(partners[opener]) {
        let before = index
        parseClosureParameter()
        if !eat(.comma), index == before { skipOne() }
      }
      leaveBracket(openedAt: opener)
      close(mark)
    } else if isPlainParameter(token) {
      let mark = open(.closureParameters)
      repeat {
        guard isPlainParameter(token) else { break }
        let parameter = open(.closureParameter)
        leaf(.name)
        close(parameter)
      } while eat(.comma)
      close(mark)
    }
  }

  private mutating func parseClosureParameter() {
    let mark = open(.closureParameter)
    parseAttributes()
    if isAtParameterName { leaf(.name) }
    if isAtParameterName { leaf(.name) }
    if eat(.colon) { parseType() }
    if kind == .postfixOperator, spells(token, "...") { advance() }
    close(mark)
  }
}
