extension Parser {
  /// An expression; makes exactly one node.
  mutating func parseExpression() {
    guard enter() else {
      parseTooDeep()
      return
    }
    let mark = nodes.count
    let start = token.start
    parseOperand()
    parseSequenceTail(mark, start: start)
    leave()
  }

  /// Opaque text up to where an expression certainly ends.
  private mutating func parseTooDeep() {
    let mark = open(.opaque)
    while !isAtEnd {
      switch kind {
      case .comma, .rightParen, .rightBrace, .rightSquare, .semicolon, .poundElseif, .poundElse,
        .poundEndif, .colon:
        close(mark)
        return
      default: skipOne()
      }
      if startsLine { break }
    }
    close(mark)
  }

  /// Operators and further operands behind the first one.
  private mutating func parseSequenceTail(_ mark: Int, start: UInt32) {
    var isSequence = false
    while true {
      switch kind {
      case .equal:
        if isSequence { closeSequence(mark) }
        // What a pattern is matched with stands behind it: `case .a(let b) = c`.
        if !isInPattern { parseAssignment(mark) }
        return
      case .binaryOperator where isAssignmentOperator(token):
        if isSequence { closeSequence(mark) }
        parseAssignment(mark)
        return
      case .infixQuestion:
        if isSequence { closeSequence(mark) }
        parseTernary(mark)
        return
      case .binaryOperator, .arrow:
        openSequence(mark, &isSequence)
        leaf(.operatorRef)
        parseOperand()
      case .keyword where keyword == .is || keyword == .as:
        openSequence(mark, &isSequence)
        parseCast()
      case .keyword where keyword == .throws && peek().kind == .arrow:
        openSequence(mark, &isSequence)
        advance()
      case .identifier
      where keyword == .async && !startsLine
        && (peek().kind == .arrow || peek().keyword == .throws):
        openSequence(mark, &isSequence)
        advance()
      default:
        if isSequence { closeSequence(mark) }
        return
      }
    }
  }

  private mutating func openSequence(_ mark: Int, _ isOpen: inout Bool) {
    guard !isOpen else { return }
    openAround(mark, .sequence)
    isOpen = true
  }

  private mutating func closeSequence(_ mark: Int) { close(mark) }

  /// `+=` and its kin: an operator that ends in `=` and compares nothing.
  private func isAssignmentOperator(_ token: Token) -> Bool {
    let count = Int(token.end - token.start)
    guard count >= 2, bytes[Int(token.end) - 1] == UInt8(ascii: "=") else { return false }
    if count == 2 {
      switch firstByte(token) {
      case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "~"), UInt8(ascii: "."):
        return false
      default: return true
      }
    }
    switch (firstByte(token), bytes[Int(token.start) + 1]) {
    case (UInt8(ascii: "="), _), (UInt8(ascii: "!"), UInt8(ascii: "=")): return false
    case (UInt8(ascii: "."), _):
      return bytes[Int(token.start) + 1] != UInt8(ascii: "=")
        && !spells(token, ".!=") && !spells(token, ".<=") && !spells(token, ".>=")
        && !spells(token, "..=")
    default: return true
    }
  }

  private mutating func parseAssignment(_ mark: Int) {
    openAround(mark, .assignment)
    leaf(.operatorRef)
    parseExpression()
    close(mark)
  }

  private mutating func parseTernary(_ mark: Int) {
    openAround(mark, .ternary)
    advance()
    let outer = isInCondition
    isInCondition = false
    parseExpression()
    isInCondition = outer
    if eat(.colon) { parseExpression() }
    close(mark)
  }

  private mutating func parseCast() {
    let mark = open(.cast, detail: keyword)
    advance()
    if at(.postfixQuestion) || at(.infixQuestion) {
      nodes[mark].flags.insert(.optional)
      advance()
    } else if at(.postfixExclamation) {
      nodes[mark].flags.insert(.forced)
      advance()
    }
    parseType()
    close(mark)
  }

  /// An operand with the words and operators before it; makes exactly one node.
  mutating func parseOperand() {
    switch kind {
    case .prefixOperator: parsePrefixed(.prefixExpr)
    case .prefixAmpersand:
      parsePrefixed(.inoutExpr)
    case .keyword where keyword == .try:
      parseEffect()
    case .keyword where keyword == .repeat, .keyword where keyword == .inout:
      parseEffect()
    case .identifier where isEffectWord:
      parseEffect()
    case .keyword where keyword == .if: parseWithoutCondition { $0.parseIf() }
    case .keyword where keyword == .switch: parseWithoutCondition { $0.parseSwitch() }
    case .keyword where keyword == .do: parseWithoutCondition { $0.parseDo() }
    default: parsePostfixExpression()
    }
  }

  /// An operator that stands alone as an argument: `reduce(0, +)`.
  private var isOperatorAnOperand: Bool {
    switch peek().kind {
    case .comma, .rightParen, .rightSquare, .colon: true
    default: false
    }
  }

  private mutating func parseWithoutCondition(_ parse: (inout Parser) -> Void) {
    let outer = isInCondition
    isInCondition = false
    parse(&self)
    isInCondition = outer
  }

  private mutating func parsePrefixed(_ kind: NodeKind) {
    if kind == .prefixExpr, isOperatorAnOperand {
      leaf(.operatorRef)
      return
    }
    let mark = open(kind)
    advance()
    if enter() {
      parseOperand()
      leave()
    } else {
      parseTooDeep()
    }
    close(mark)
  }

  private var isEffectWord: Bool {
    let next = peek()
    switch keyword {
    case .await:
      return startsOperand(next) || next.kind == .leftParen || next.kind == .leftSquare
        || next.kind == .leftBrace
    case .unsafe:
      return startsOperand(next) && !next.flags.contains(.startsLine)
    case .consume, .copy, .discard, .each:
      // These stand before a name; `copy.isDone` is a variable of that name.
      return startsOperand(next) && next.kind != .period && next.kind != .prefixOperator
        && !next.flags.contains(.startsLine)
    case .any, .some:
      return next.kind == .identifier && !next.flags.contains(.startsLine)
    default: return false
    }
  }

  private func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .dollarIdentifier, .integer, .float, .stringOpen, .period, .pound,
      .prefixOperator:
      return true
    case .keyword:
      switch token.keyword {
      case .self, .super, .Self, .try, .nil, .true, .false, .`init`, .if, .switch, .do: return true
      default: return false
      }
    default: return false
    }
  }

  private mutating func parseEffect() {
    let mark = open(.effectExpr, detail: keyword)
    let isTry = at(.try)
    advance()
    if isTry, at(.postfixQuestion) || at(.infixQuestion) {
      nodes[mark].flags.insert(.optional)
      advance()
    } else if isTry, at(.postfixExclamation) {
      nodes[mark].flags.insert(.forced)
      advance()
    }
    // `try` covers everything to its right.
    if enter() {
      let operand = nodes.count
      let start = token.start
      parseOperand()
      parseEffectTail(operand, start: start)
      leave()
    } else {
      parseTooDeep()
    }
    close(mark)
  }

  private mutating func parseEffectTail(_ mark: Int, start: UInt32) {
    parseSequenceTail(mark, start: start)
  }

  // MARK: Primary expressions

  /// A base; makes exactly one node.
  mutating func parsePrimary() {
    switch kind {
    case .identifier: parseNameExpression()
    case .dollarIdentifier: leaf(.nameExpr)
    case .keyword: parseKeywordPrimary()
    case .integer: leaf(.integerLiteral)
    case .float: leaf(.floatLiteral)
    case .stringOpen: parseString()
    case .regex: leaf(.regexLiteral)
    case .leftParen: parseTuple()
    case .leftSquare: parseCollection()
    case .leftBrace: parseClosure()
    case .period: parseImplicitMember()
    case .backslash: parseKeyPath()
    case .pound: parseMacro()
    case .poundSourceLocation: leaf(.opaque)
    case .binaryOperator, .postfixOperator, .prefixOperator, .equal, .prefixAmpersand, .arrow,
      .postfixExclamation:
      leaf(.operatorRef)
    case .at: parseAttributedPrimary()
    default:
      // Nothing here begins an expression: an empty node, and nothing consumed.
      let mark = open(.opaque)
      close(mark)
    }
  }

  private mutating func parseKeywordPrimary() {
    switch keyword {
    case .self, .super, .Self, .Any, .`_`, .`init`: parseNameExpression()
    case .nil: leaf(.nilLiteral)
    case .true, .false: leaf(.booleanLiteral)
    case .if: parseIf()
    case .switch: parseSwitch()
    case .do: parseDo()
    case .let where isInPattern, .var where isInPattern, .is where isInPattern: parsePattern()
    default:
      let mark = open(.opaque)
      close(mark)
    }
  }

  /// An attribute in front of a closure or a type.
  private mutating func parseAttributedPrimary() {
    let mark = open(.opaque)
    parseAttributes()
    if !isAtEnd, !at(.rightBrace), enter() {
      parseOperand()
      leave()
    }
    close(mark)
  }

  private mutating func parseNameExpression() {
    let mark = nodes.count
    leaf(.nameExpr)
    parseArgumentsOfName(mark)
  }

  /// `<A, B>` behind a name, where what follows says that it is no comparison.
  mutating func parseArgumentsOfName(_ mark: Int) {
    guard isAtLeftAngle, !spaceBefore, !comparisons.contains(token.start) else { return }
    let start = point
    let angle = token.start
    if parseGenericArguments(), isAfterGenericArguments {
      nodes[mark].end = lastEnd
      nodes[mark].size = UInt32(nodes.count - mark)
    } else {
      // Remembered, because what is tried inside what is tried costs twice as much each time.
      comparisons.insert(angle)
      rewind(to: start)
    }
  }

  private var isAfterGenericArguments: Bool {
    switch kind {
    case .rightParen, .rightSquare, .rightBrace, .period, .comma, .semicolon, .endOfFile, .colon,
      .postfixExclamation, .postfixQuestion, .postfixOperator, .poundEndif, .poundElse,
      .poundElseif:
      return true
    case .leftBrace, .equal: return true
    case .leftParen, .leftSquare: return !spaceBefore
    case .binaryOperator: return !isOperandBehind
    case .infixQuestion: return true
    default: return startsLine
    }
  }

  /// `a < b > -c` compares; `A<B> & C` does not.
  private var isOperandBehind: Bool { !spells(token, "&") && !spaceBefore }

  private mutating func parseImplicitMember() {
    let mark = open(.implicitMember)
    advance()
    guard kind == .identifier || kind == .keyword || kind == .integer else {
      close(mark)
      return
    }
    nodes[mark].detail = keyword
    advance()
    close(mark)
    parseArgumentsOfName(mark)
  }

  private mutating func parseMacro() {
    let mark = open(.macroExpr)
    advance()
    if kind == .identifier || kind == .keyword {
      nodes[mark].detail = keyword
      advance()
    }
    close(mark)
    parseArgumentsOfName(mark)
  }
}
