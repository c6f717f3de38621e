extension Parser {
  mutating func finishFunction(_ mark: Int) {
    nodes[mark].kind = .functionDecl
    advance()
    if isAtName || kind == .keyword {
      leaf(.name)
    } else {
      parseOperatorName()
    }
    parseGenericParameters()
    parseSignature(mark)
    parseWhereClause()
    if at(.leftBrace) { parseCodeBlock() }
  }

  /// An operator as a function's name. `<` and `<<` can run into the generic parameters behind them:
  /// `func < <T>` has a blank there, so the whole token is the name.
  private mutating func parseOperatorName() {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .prefixAmpersand,
      .postfixQuestion, .infixQuestion, .postfixExclamation, .regex, .unknown:
      if firstByte(token) != UInt8(ascii: "<"), peek().kind == .identifier, endsInAngle {
        nodes.append(Node(.name, start: token.start, end: token.end - 1))
        consumeAllButLastByte()
      } else {
        leaf(.name)
      }
    default: break
    }
  }

  /// `==<` in `func ==<T>(…)`: the name and the opening angle in one token.
  private var endsInAngle: Bool {
    token.end - token.start > 1 && bytes[Int(token.end) - 1] == UInt8(ascii: "<")
  }

  mutating func finishInit(_ mark: Int) {
    nodes[mark].kind = .initDecl
    advance()
    if at(.postfixQuestion) || at(.infixQuestion) {
      nodes[mark].flags.insert(.optional)
      advance()
    } else if at(.postfixExclamation) {
      nodes[mark].flags.insert(.forced)
      advance()
    }
    parseGenericParameters()
    parseSignature(mark)
    parseWhereClause()
    if at(.leftBrace) { parseCodeBlock() }
  }

  mutating func finishSubscript(_ mark: Int) {
    nodes[mark].kind = .subscriptDecl
    advance()
    parseGenericParameters()
    parseSignature(mark)
    parseWhereClause()
    if at(.leftBrace) { parseAccessorBlock() }
  }

  /// Parameters, effects and result.
  mutating func parseSignature(_ mark: Int) {
    if at(.leftParen) { parseParameters() }
    parseEffects(mark)
    if at(.arrow) {
      let result = open(.returnClause)
      advance()
      parseType()
      close(result)
    }
  }

  /// `async`, `throws`, `throws(Error)`, `rethrows` and their misspelt kin, as flags on `mark`.
  mutating func parseEffects(_ mark: Int) {
    while true {
      switch keyword {
      case .async:
        nodes[mark].flags.insert(.async)
        advance()
      case .throws, .rethrows, .throw, .try:
        guard kind == .keyword else { return }
        nodes[mark].flags.insert(.throws)
        advance()
        if at(.leftParen) { skipOne() }
      default: return
      }
    }
  }

  mutating func parseParameters() {
    let opener = index
    let mark = open(.parameters)
    advance()
    while !at(.rightParen), !isAtEnd {
      let before = index
      parseParameter()
      if !eat(.comma), index == before { skipOne() }
      if index > Int(partners[opener]) { break }
    }
    leaveBracket(openedAt: opener)
    close(mark)
  }

  private mutating func parseParameter() {
    let mark = open(.parameter)
    parseAttributes()
    while at(.isolated) || at(._const), peek().kind != .colon { leaf(.modifier) }
    if isAtParameterName, nextIsColonOrName {
      leaf(.name)
      if isAtParameterName { leaf(.name) }
      if eat(.colon) { parseType() }
    } else {
      // An enum's payload or a parameter without a name: only the type.
      parseType()
    }
    if kind == .binaryOperator || kind == .postfixOperator, spells(token, "...") {
      nodes[mark].flags.insert(.forced)
      advance()
    }
    if at(.equal) { parseInitializer() }
    close(mark)
  }

  var isAtParameterName: Bool {
    kind == .identifier || kind == .keyword && keyword != .inout || kind == .dollarIdentifier
  }

  private var nextIsColonOrName: Bool {
    let next = peek()
    switch next.kind {
    case .colon: return true
    case .identifier: return peek(2).kind == .colon
    case .keyword: return peek(2).kind == .colon && kind != .colon
    default: return false
    }
  }

  // MARK: Variables

  mutating func finishVariable(_ mark: Int, _ word: Keyword) {
    nodes[mark].kind = .variableDecl
    nodes[mark].detail = word
    advance()
    repeat { parseBinding() } while eat(.comma)
  }

  private mutating func parseBinding() {
    let mark = open(.binding)
    parseBindingPattern()
    parseTypeAnnotation()
    if at(.equal) { parseInitializer() }
    if at(.leftBrace) { parseAccessorBlock() }
    close(mark)
  }

  mutating func parseTypeAnnotation() {
    guard at(.colon) else { return }
    let mark = open(.typeAnnotation)
    advance()
    parseType()
    close(mark)
  }

  mutating func parseAccessorBlock() {
    let opener = index
    let mark = open(.accessorBlock)
    if isAtAccessors {
      advance()
      parseAccessors(until: Int(partners[opener]))
    } else {
      nodes[mark].flags.insert(.bareGetter)
      advance()
      if enter() {
        parseStatements(until: .rightBrace)
        leave()
      }
    }
    leaveBracket(openedAt: opener)
    close(mark)
  }

  /// Whether the braces here hold accessors and not a getter's statements.
  var isAtAccessors: Bool {
    var place = index + 1
    while place < tokens.count, tokens[place].kind == .at {
      place += 2
      while place < tokens.count, tokens[place].kind == .period { place += 2 }
      if place < tokens.count, tokens[place].kind == .leftParen,
        !tokens[place].flags.contains(.spaceBefore)
      {
        place = Int(partners[place]) + 1
      }
    }
    guard place < tokens.count else { return false }
    while isAccessorModifier(tokens[place].keyword), place + 1 < tokens.count,
      Parser.isAccessorWord(tokens[place + 1].keyword)
        || isAccessorModifier(tokens[place + 1].keyword)
    {
      place += 1
    }
    let token = tokens[place]
    if token.kind == .poundIf { return isAccessorBehindIf(place) }
    guard Parser.isAccessorWord(token.keyword) else { return false }
    if token.keyword == .`init` {
      let next = tokens[min(place + 1, tokens.count - 1)].kind
      return next == .leftBrace || next == .leftParen && isInitAccessor(place + 1)
    }
    switch tokens[min(place + 1, tokens.count - 1)].kind {
    case .leftBrace, .rightBrace, .identifier, .at, .semicolon: return true
    case .leftParen:
      // `set(value) { … }`, but `get(value)` is a call.
      let behind = tokens[min(Int(partners[place + 1]) + 1, tokens.count - 1)].kind
      return behind == .leftBrace && token.keyword != .get
    case .keyword:
      switch tokens[place + 1].keyword {
      case .throws, .rethrows: return true
      default: return false
      }
    default: return false
    }
  }

  private func isAccessorBehindIf(_ place: Int) -> Bool {
    var place = place + 1
    while place < tokens.count - 1, !tokens[place].flags.contains(.startsLine) { place += 1 }
    return Parser.isAccessorWord(tokens[place].keyword)
      && tokens[min(place + 1, tokens.count - 1)].kind == .leftBrace
  }

  private func isInitAccessor(_ paren: Int) -> Bool {
    tokens[min(Int(partners[paren]) + 1, tokens.count - 1)].kind == .leftBrace
  }

  private func isAccessorModifier(_ word: Keyword) -> Bool {
    switch word {
    case .mutating, .nonmutating, .__owned, .consuming, .borrowing: true
    default: false
    }
  }

  static func isAccessorWord(_ word: Keyword) -> Bool {
    switch word {
    case .get, .set, .willSet, .didSet, ._modify, ._read, .modify, .read, .unsafeAddress,
      .unsafeMutableAddress, .`init`:
      true
    default: false
    }
  }

  private mutating func parseAccessors(until closer: Int) {
    while index < closer, !isAtEnd {
      switch kind {
      case .poundIf: parseIfConfig { $0.parseAccessors(until: closer) }
      case .poundElseif, .poundElse, .poundEndif: return
      default: parseAccessor()
      }
    }
  }

  private mutating func parseAccessor() {
    let mark = open(.accessor)
    parseAttributes()
    while isAccessorModifier(keyword) { leaf(.modifier) }
    guard Parser.isAccessorWord(keyword) else {
      nodes[mark].kind = .opaque
      skipOne()
      close(mark)
      return
    }
    nodes[mark].detail = keyword
    advance()
    if at(.leftParen) {
      let opener = index
      advance()
      parseName()
      leaveBracket(openedAt: opener)
    }
    parseEffects(mark)
    if at(.leftBrace) { parseCodeBlock() }
    close(mark)
  }
}
