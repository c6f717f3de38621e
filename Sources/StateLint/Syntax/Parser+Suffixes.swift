extension Parser {
  /// A base and everything that hangs on it; one node.
  mutating func parsePostfixExpression() {
    let mark = nodes.count
    let start = token.start
    parsePrimary()
    // An empty base: nothing to hang on.
    guard lastEnd > start || nodes[mark].end > start else { return }
    guard isAtSuffix else { return }
    openAround(mark, .chain)
    nodes[mark].start = start
    parseSuffixes()
    close(mark)
    unwrapLoneBase(mark)
  }

  /// Takes a chain without suffixes away again.
  private mutating func unwrapLoneBase(_ mark: Int) {
    guard nodes[mark].size == nodes[mark + 1].size + 1 else { return }
    nodes.remove(at: mark)
  }

  /// Whether the current token continues a chain.
  private var isAtSuffix: Bool {
    switch kind {
    case .period: return true
    case .leftParen, .leftSquare: return !startsLine
    case .leftBrace: return canTakeTrailingClosure
    case .postfixQuestion, .postfixExclamation: return !startsLine
    case .postfixOperator: return !startsLine
    case .poundIf: return isPostfixIfConfig
    default: return false
    }
  }

  private mutating func parseSuffixes() {
    while isAtSuffix {
      let before = index
      switch kind {
      case .period: parseMember()
      case .leftParen: parseCall()
      case .leftSquare: parseSubscript()
      case .leftBrace: parseClosureCall()
      case .postfixQuestion: leaf(.optionalChaining)
      case .postfixExclamation: leaf(.forceUnwrap)
      case .postfixOperator: parsePostfixOperator()
      case .poundIf: parseIfConfig { $0.parseSuffixes() }
      default: return
      }
      if index == before, pending == nil { return }
    }
  }

  /// `x??.y`, `x!.y` run together are one operator to the tokenizer.
  private mutating func parsePostfixOperator() {
    let token = self.token
    var isMarks = true
    for offset in Int(token.start)..<Int(token.end) {
      switch bytes[offset] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
      default: isMarks = false
      }
    }
    leaf(isMarks ? .optionalChaining : .postfixOperator)
  }

  private mutating func parseMember() {
    advance()
    switch kind {
    case .identifier, .integer, .dollarIdentifier, .keyword:
      guard !(kind == .keyword && startsLine && !isMemberKeyword) else { return }
      let mark = nodes.count
      leaf(.memberAccess)
      parseArgumentsOfName(mark)
      skipArgumentNames()
    case .float:
      // `x.0.1` where the tokenizer saw a number.
      leaf(.memberAccess)
    case .leftParen: parseCall()
    default: break
    }
  }

  private var isMemberKeyword: Bool {
    switch keyword {
    case .self, .`init`, .Self: true
    default: false
    }
  }

  /// `f(a:b:)` names a function by its labels.
  private mutating func skipArgumentNames() {
    guard at(.leftParen), !spaceBefore, isArgumentNames else { return }
    skipOne()
  }

  private var isArgumentNames: Bool {
    var place = index + 1
    guard tokens[place].kind == .identifier || tokens[place].kind == .keyword else { return false }
    while place + 1 < tokens.count,
      tokens[place].kind == .identifier || tokens[place].kind == .keyword,
      tokens[place + 1].kind == .colon
    {
      place += 2
    }
    return tokens[min(place, tokens.count - 1)].kind == .rightParen
      && tokens[place - 1].kind == .colon
  }

  private mutating func parseCall() {
    if isArgumentNames {
      skipOne()
      return
    }
    let opener = index
    let mark = open(.call)
    advance()
    parseInBrackets(opener, .rightParen)
    if at(.leftBrace), canTakeTrailingClosure { parseTrailingClosures() }
    close(mark)
  }

  /// A call that has only trailing closures.
  private mutating func parseClosureCall() {
    let mark = open(.call)
    parseTrailingClosures()
    close(mark)
  }

  private mutating func parseSubscript() {
    let opener = index
    let mark = open(.subscriptCall)
    advance()
    parseInBrackets(opener, .rightSquare)
    close(mark)
  }

  private mutating func parseInBrackets(_ opener: Int, _ closer: TokenKind) {
    let outer = isInCondition
    isInCondition = false
    if enter() {
      parseArguments(until: closer)
      leave()
    }
    isInCondition = outer
    leaveBracket(openedAt: opener)
  }

  /// Arguments up to the closing bracket, which stays.
  mutating func parseArguments(until closer: TokenKind) {
    while !at(closer), !isAtEnd {
      let before = index
      parseArgument()
      if !eat(.comma) {
        if index != before, !at(closer) { return }
        if index == before { return }
      }
    }
  }

  private mutating func parseArgument() {
    let mark = open(.argument)
    if isAtLabel {
      leaf(.argumentLabel)
      advance()
    }
    parseExpression()
    close(mark)
  }

  private var isAtLabel: Bool {
    guard peek().kind == .colon else { return false }
    return kind == .identifier || kind == .keyword || kind == .dollarIdentifier
  }

  // MARK: Trailing closures

  /// Whether a `{` here is a trailing closure and not the block of a statement.
  private var canTakeTrailingClosure: Bool {
    let first = peek()
    if first.kind == .keyword, first.keyword == .case { return false }
    if isAtAccessors, isGetSetBlock { return false }
    guard isInCondition else { return true }
    let closer = Int(partners[index])
    guard tokens[closer].kind == .rightBrace, closer + 1 < tokens.count else { return false }
    let next = tokens[closer + 1]
    switch next.kind {
    case .leftBrace, .comma: return true
    case .keyword where next.keyword == .where: return true
    case .keyword where next.keyword == .is || next.keyword == .as:
      return !next.flags.contains(.startsLine)
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .postfixExclamation,
      .colon, .equal, .postfixOperator, .binaryOperator:
      return !next.flags.contains(.startsLine)
    default: return false
    }
  }

  /// `{ get`, `{ set {`: accessors behind an initial value, not a closure.
  private var isGetSetBlock: Bool {
    switch peek().keyword {
    case .get, .set, .willSet, .didSet, .`init`, ._read, ._modify:
      peek(2).kind == .leftBrace || peek(2).kind == .leftParen && peek().keyword != .get
        || peek(2).keyword == .async || peek(2).keyword == .throws
    case .nonmutating, .mutating: true
    default: at(.leftBrace) && peek().kind == .at
    }
  }

  private mutating func parseTrailingClosures() {
    let first = open(.trailingClosure)
    parseClosure()
    close(first)
    while isAtLabelledClosure {
      let mark = open(.trailingClosure)
      leaf(.argumentLabel)
      advance()
      if at(.leftBrace) { parseClosure() } else { parseOperand() }
      close(mark)
    }
  }

  private var isAtLabelledClosure: Bool {
    guard kind == .identifier || kind == .keyword && keyword != .default && keyword != .case,
      peek().kind == .colon
    else { return false }
    return peek(2).kind == .leftBrace
  }

  // MARK: Postfix #if

  /// `#if` in the middle of a chain: the branch begins with a member.
  private var isPostfixIfConfig: Bool {
    var place = index + 1
    while place < tokens.count - 1 {
      while place < tokens.count - 1, !tokens[place].flags.contains(.startsLine) { place += 1 }
      guard tokens[place].kind == .poundIf else { break }
      place += 1
    }
    return tokens[place].kind == .period
  }

  // MARK: Key paths

  mutating func parseKeyPath() {
    let mark = open(.keyPath)
    advance()
    switch kind {
    case .period, .postfixQuestion, .postfixExclamation, .leftSquare: break
    case .identifier, .keyword, .leftParen: if !startsLine { parseKeyPathRoot() }
    default: break
    }
    while true {
      switch kind {
      case .period where !startsLine || peek().kind == .identifier: parseKeyPathMember()
      case .postfixQuestion: leaf(.optionalChaining)
      case .postfixExclamation: leaf(.forceUnwrap)
      case .postfixOperator where !startsLine: parsePostfixOperator()
      case .leftSquare where !startsLine: parseSubscript()
      case .leftParen where !startsLine && !spaceBefore && nodes.count > mark + 1: parseCall()
      default:
        close(mark)
        return
      }
    }
  }

  private mutating func parseKeyPathRoot() {
    // `\Type.member`: the first name is the root, the rest are members.
    let root = nodes.count
    let start = token.start
    if at(.leftParen) {
      parseSimpleType()
    } else {
      leaf(.typeName)
      if isAtLeftAngle {
        parseGenericArguments()
        nodes[root].end = lastEnd
        nodes[root].size = UInt32(nodes.count - root)
      }
    }
    for _ in 0..<Parser.wrapLimit
    where at(.postfixQuestion) && (peek().kind == .period || peek().kind == .postfixQuestion) {
      advance()
      wrap(root, .optionalType, start: start)
    }
  }

  private mutating func parseKeyPathMember() {
    advance()
    switch kind {
    case .identifier, .integer, .keyword:
      let mark = nodes.count
      leaf(.memberAccess)
      parseArgumentsOfName(mark)
    case .postfixQuestion: leaf(.optionalChaining)
    case .postfixExclamation: leaf(.forceUnwrap)
    case .leftSquare: parseSubscript()
    default: break
    }
  }
}
