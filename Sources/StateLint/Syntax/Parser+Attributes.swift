extension Parser {
  /// Attributes, and `#if` around attributes as opaque text.
  mutating func parseAttributes() {
    while at(.at) { parseAttribute() }
  }

  /// In front of a type, `@MainActor(Int) -> Void` is an attribute and a function type.
  mutating func parseAttribute(isOnType: Bool = false) {
    let mark = open(.attribute)
    advance()
    parseSimpleType()
    if at(.leftParen), !spaceBefore, !(isOnType && isFunctionTypeAhead) {
      let opener = index
      advance()
      parseArguments(until: .rightParen)
      leaveBracket(openedAt: opener)
    }
    close(mark)
  }

  private var isFunctionTypeAhead: Bool {
    let behind = tokens[min(Int(partners[index]) + 1, tokens.count - 1)]
    return behind.kind == .arrow || behind.keyword == .async || behind.keyword == .throws
  }

  // MARK: Generics

  mutating func parseGenericParameters() {
    guard isAtLeftAngle else { return }
    let mark = open(.genericParameters)
    advance()
    while !isAtEnd, !isAtRightAngle {
      let before = index
      parseGenericParameter()
      if !eat(.comma), index == before { break }
    }
    // `where` inside the angles is an old spelling.
    parseWhereClause()
    eatRightAngle()
    close(mark)
  }

  private mutating func parseGenericParameter() {
    let mark = open(.genericParameter)
    parseAttributes()
    if at(.each) || at(.let) { advance() }
    parseName()
    if eat(.colon) { parseType() }
    if at(.equal) {
      advance()
      parseType()
    }
    close(mark)
  }

  mutating func parseWhereClause() {
    guard at(.where), kind == .keyword else { return }
    let mark = open(.whereClause)
    advance()
    repeat {
      parseType()
      if at(.colon) || at(.equal) || kind == .binaryOperator, !at(.leftBrace) {
        advance()
        parseType()
      }
    } while eat(.comma)
    close(mark)
  }

  /// A `<` that can open generic parameters or arguments.
  var isAtLeftAngle: Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      return firstByte(token) == UInt8(ascii: "<") && token.end - token.start == 1
    default: return false
    }
  }

  var isAtRightAngle: Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      return firstByte(token) == UInt8(ascii: ">")
    default: return false
    }
  }

  /// Consumes one `>`, splitting `>>`, `>?`, `>=` and the like.
  mutating func eatRightAngle() {
    guard isAtRightAngle else { return }
    if token.end - token.start == 1 { advance() } else { consumeFirstByte() }
  }
}
