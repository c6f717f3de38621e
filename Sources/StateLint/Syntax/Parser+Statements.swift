extension Parser {
  /// Statements and declarations up to a closing token, the next branch of an `#if`, or, in a
  /// `switch`, the next `case`.
  mutating func parseStatements(until end: TokenKind, inSwitch: Bool = false) {
    while true {
      switch kind {
      case .endOfFile, .rightBrace, .poundElseif, .poundElse, .poundEndif: return
      case .rightParen, .rightSquare: if end != .endOfFile { return } else { advance() }
      case .semicolon: advance()
      case .poundIf:
        if inSwitch, ifConfigHoldsCases { return }
        parseIfConfig { $0.parseStatements(until: end, inSwitch: inSwitch) }
      default:
        if inSwitch, isAtCase { return }
        let before = index
        parseStatement()
        if index == before {
          let mark = open(.opaque)
          skipOne()
          close(mark)
        }
      }
    }
  }

  /// Whether the first line inside the `#if` here begins a `case` of the `switch` around it.
  private var ifConfigHoldsCases: Bool {
    var place = index
    while place < tokens.count - 1, tokens[place].kind == .poundIf {
      place += 1
      while place < tokens.count - 1, !tokens[place].flags.contains(.startsLine) { place += 1 }
    }
    if tokens[place].kind == .at { return true }
    return tokens[place].kind == .keyword
      && (tokens[place].keyword == .case || tokens[place].keyword == .default)
  }

  /// `case`, `default:` or `@unknown default:`.
  var isAtCase: Bool {
    switch keyword {
    case .case: return kind == .keyword
    case .default: return kind == .keyword && peek().kind == .colon
    default: return at(.at) && peek(2).keyword == .default || at(.at) && peek(2).keyword == .case
    }
  }

  mutating func parseCodeBlock() {
    guard at(.leftBrace) else { return }
    let opener = index
    let mark = open(.codeBlock)
    advance()
    if enter() {
      parseStatements(until: .rightBrace)
      leave()
    }
    leaveBracket(openedAt: opener)
    close(mark)
  }

  mutating func parseStatement() {
    if kind == .keyword || kind == .identifier && keyword != .none {
      if parseKeywordStatement() { return }
    }
    if kind == .identifier, peek().kind == .colon, isLoopLabel {
      advance()
      advance()
      parseStatement()
      return
    }
    if let word = declarationWord() {
      parseDeclaration(word)
    } else {
      parseExpression()
    }
  }

  private var isLoopLabel: Bool {
    switch peek(2).keyword {
    case .for, .while, .repeat, .if, .switch, .do: peek(2).kind == .keyword
    default: false
    }
  }

  /// A statement that begins with its word; false where the word begins something else.
  private mutating func parseKeywordStatement() -> Bool {
    guard kind == .keyword else { return parseContextualStatement() }
    switch keyword {
    case .if, .switch, .do: parseExpression()
    case .guard: parseGuard()
    case .while: parseWhile()
    case .repeat where peek().kind == .leftBrace: parseRepeat()
    case .for: parseFor()
    case .defer: parseBlockStatement(.deferStmt)
    case .return: parseValueStatement(.returnStmt)
    case .throw: parseValueStatement(.throwStmt)
    case .break: parseJump(.breakStmt)
    case .continue: parseJump(.continueStmt)
    case .fallthrough: parseJump(.fallthroughStmt)
    default: return false
    }
    return true
  }

  private mutating func parseContextualStatement() -> Bool {
    let next = peek()
    guard !next.flags.contains(.startsLine) else { return false }
    switch keyword {
    case .yield
    where next.kind == .prefixAmpersand || next.kind == .identifier
      || next.kind == .keyword || next.kind == .integer || next.kind == .stringOpen:
      parseValueStatement(.yieldStmt)
    case .discard where next.kind == .keyword && next.keyword == .self:
      parseValueStatement(.yieldStmt)
    default: return false
    }
    return true
  }

  private mutating func parseValueStatement(_ kind: NodeKind) {
    let mark = open(kind)
    advance()
    if !isAtStatementEnd, !startsLine || canContinueReturn { parseExpression() }
    close(mark)
  }

  private var isAtStatementEnd: Bool {
    switch kind {
    case .endOfFile, .rightBrace, .rightParen, .rightSquare, .semicolon, .poundElseif, .poundElse,
      .poundEndif, .poundIf, .comma, .colon:
      true
    default: inSwitchLabel
    }
  }

  private var inSwitchLabel: Bool { isAtCase }

  /// The compiler takes an expression on the line after `return`.
  private var canContinueReturn: Bool {
    guard kind == .keyword else { return !at(.at) && declarationWord() == nil }
    switch keyword {
    case .self, .super, .Self, .try, .nil, .true, .false, .Any, .`_`, .if, .switch: return true
    default: return false
    }
  }

  private mutating func parseJump(_ kind: NodeKind) {
    let mark = open(kind)
    advance()
    if isAtName, !startsLine { leaf(.name) }
    close(mark)
  }

  private mutating func parseBlockStatement(_ kind: NodeKind) {
    let mark = open(kind)
    advance()
    parseCodeBlock()
    close(mark)
  }

  // MARK: Conditions

  /// `if`, as a statement or an expression.
  mutating func parseIf() {
    let mark = open(.ifExpr)
    advance()
    parseConditions()
    parseCodeBlock()
    if eat(.else) {
      if at(.if), kind == .keyword {
        if enter() {
          parseIf()
          leave()
        }
      } else {
        parseCodeBlock()
      }
    }
    close(mark)
  }

  private mutating func parseGuard() {
    let mark = open(.guardStmt)
    advance()
    parseConditions()
    _ = eat(.else)
    parseCodeBlock()
    close(mark)
  }

  private mutating func parseWhile() {
    let mark = open(.whileStmt)
    advance()
    parseConditions()
    parseCodeBlock()
    close(mark)
  }

  private mutating func parseConditions() {
    let mark = open(.conditions)
    while !at(.leftBrace), !isAtEnd, !(at(.else) && kind == .keyword) {
      let before = index
      parseCondition()
      if !eat(.comma) { break }
      if index == before { break }
    }
    close(mark)
  }

  private mutating func parseCondition() {
    switch keyword {
    case .let, .var, .inout:
      if kind == .keyword { return parseOptionalBinding() }
    case .case:
      if kind == .keyword { return parsePatternCondition() }
    default: break
    }
    if at(.pound), spells(peek(), "available") || spells(peek(), "unavailable") {
      let mark = open(.availability)
      advance()
      advance()
      if at(.leftParen) { skipOne() }
      close(mark)
      return
    }
    parseConditionExpression()
  }

  /// An expression in front of a `{` that opens a block.
  mutating func parseConditionExpression() {
    let outer = isInCondition
    isInCondition = true
    parseExpression()
    isInCondition = outer
  }

  private mutating func parseOptionalBinding() {
    let mark = open(.optionalBinding, detail: keyword)
    advance()
    parseBindingPattern()
    parseTypeAnnotation()
    parseConditionInitializer()
    close(mark)
  }

  private mutating func parsePatternCondition() {
    let mark = open(.patternCondition)
    advance()
    parsePattern()
    parseTypeAnnotation()
    parseConditionInitializer()
    close(mark)
  }

  private mutating func parseConditionInitializer() {
    guard at(.equal) else { return }
    let mark = open(.initializer)
    advance()
    parseConditionExpression()
    close(mark)
  }

  // MARK: Loops

  private mutating func parseRepeat() {
    let mark = open(.repeatStmt)
    advance()
    parseCodeBlock()
    if eat(.while) { parseExpression() }
    close(mark)
  }

  private mutating func parseFor() {
    let mark = open(.forStmt)
    advance()
    while at(.try) || at(.await) || at(.unsafe) && peek().keyword != .in { advance() }
    if at(.case), kind == .keyword { advance() }
    parseForPattern()
    parseTypeAnnotation()
    if eat(.in) { parseConditionExpression() }
    if at(.where), kind == .keyword {
      let clause = open(.whereClause)
      advance()
      parseConditionExpression()
      close(clause)
    }
    parseCodeBlock()
    close(mark)
  }

  /// The bare names of a `for` pattern are bound without `let`.
  private mutating func parseForPattern() {
    if nextIsPlainPattern { parseBindingPattern() } else { parsePattern() }
  }

  private var nextIsPlainPattern: Bool {
    switch kind {
    case .identifier: peek().keyword == .in || peek().kind == .colon
    case .leftParen:
      Int(partners[index]) + 1 < tokens.count
        && (tokens[Int(partners[index]) + 1].keyword == .in
          || tokens[Int(partners[index]) + 1].kind == .colon)
    case .keyword: at(.`_`)
    default: false
    }
  }

  // MARK: Switch and do

  mutating func parseSwitch() {
    let mark = open(.switchExpr)
    advance()
    parseConditionExpression()
    if at(.leftBrace) {
      let opener = index
      advance()
      if enter() {
        parseSwitchCases()
        leave()
      }
      leaveBracket(openedAt: opener)
    }
    close(mark)
  }

  private mutating func parseSwitchCases() {
    while true {
      switch kind {
      case .endOfFile, .rightBrace, .poundElseif, .poundElse, .poundEndif: return
      case .poundIf: parseIfConfig { $0.parseSwitchCases() }
      default:
        if isAtCase {
          parseSwitchCase()
        } else {
          let mark = open(.opaque)
          skipOne()
          close(mark)
        }
      }
    }
  }

  private mutating func parseSwitchCase() {
    let mark = open(.switchCase)
    parseAttributes()
    nodes[mark].detail = keyword
    if eat(.case) {
      parseCaseItems()
    } else {
      advance()
    }
    _ = eat(.colon)
    let outer = isInCondition
    isInCondition = false
    let body = open(.codeBlock)
    parseStatements(until: .rightBrace, inSwitch: true)
    close(body)
    isInCondition = outer
    close(mark)
  }

  private mutating func parseCaseItems() {
    repeat {
      let mark = open(.caseItem)
      parsePattern()
      if at(.where), kind == .keyword {
        advance()
        parseExpression()
      }
      close(mark)
    } while eat(.comma)
  }

  mutating func parseDo() {
    let mark = open(.doExpr)
    advance()
    if at(.throws) { parseEffects(mark) }
    parseCodeBlock()
    while at(.catch), kind == .keyword {
      let clause = open(.catchClause)
      advance()
      if !at(.leftBrace) { parseCatchItems() }
      parseCodeBlock()
      close(clause)
    }
    close(mark)
  }

  private mutating func parseCatchItems() {
    let outer = isInCondition
    isInCondition = true
    parseCaseItems()
    isInCondition = outer
  }
}
