extension Parser {
  /// A type; always makes exactly one node.
  mutating func parseType() {
    guard enter() else {
      let mark = open(.opaque)
      if !isAtEnd, !at(.rightBrace) { skipOne() }
      close(mark)
      return
    }
    let mark = nodes.count
    let start = token.start
    parseTypePrefix()
    // `(A) -> B`
    if isAtArrow { parseFunctionType(mark, start: start) }
    leave()
  }

  private var isAtArrow: Bool {
    if at(.arrow) { return true }
    switch keyword {
    case .async: return peek().kind == .arrow || peek().keyword == .throws
    case .throws, .rethrows:
      return kind == .keyword && (peek().kind == .arrow || peek().kind == .leftParen)
    default: return false
    }
  }

  private mutating func parseFunctionType(_ mark: Int, start: UInt32) {
    openAround(mark, .functionType)
    parseEffects(mark)
    if eat(.arrow) { parseType() }
    close(mark)
  }

  /// Attributes, `inout` and the like, `some`, `any`, `~`, `each`, then a composition.
  private mutating func parseTypePrefix() {
    if at(.at) || isAtTypeModifier {
      let mark = open(.attributedType)
      while at(.at) || isAtTypeModifier {
        if at(.at) { parseAttribute(isOnType: true) } else { parseTypeModifier() }
      }
      parseType()
      close(mark)
      return
    }
    let mark = nodes.count
    let start = token.start
    parseCompositionPart()
    guard kind == .binaryOperator || at(.prefixAmpersand), spells(token, "&") else { return }
    while spells(token, "&") {
      advance()
      parseCompositionPart()
    }
    wrap(mark, .compositionType, start: start)
  }

  private var isAtTypeModifier: Bool {
    switch keyword {
    case .inout: return true
    case .__owned, .__shared, .borrowing, .consuming, .isolated, .sending, ._const, .nonisolated:
      switch peek().kind {
      case .identifier, .at, .leftSquare: return !peek().flags.contains(.startsLine)
      case .keyword:
        return peek().keyword == .Self || peek().keyword == .Any
          || peek().keyword == .inout
      case .leftParen: return peek().flags.contains(.spaceBefore) || keyword == .nonisolated
      default: return false
      }
    default: return false
    }
  }

  private mutating func parseTypeModifier() {
    let mark = open(.modifier, detail: keyword)
    let isolated = at(.nonisolated)
    advance()
    if isolated, at(.leftParen) { skipOne() }
    close(mark)
  }

  private mutating func parseCompositionPart() {
    switch keyword {
    case .some where isTypeAhead: parseWrapped(.someType)
    case .any where isTypeAhead: parseWrapped(.anyType)
    case .each where isTypeAhead, .repeat: parseWrapped(.packType)
    default:
      if kind == .prefixOperator, spells(token, "~") {
        parseWrapped(.suppressedType)
      } else {
        parsePostfixType()
      }
    }
  }

  private var isTypeAhead: Bool {
    switch peek().kind {
    case .identifier, .leftParen, .leftSquare, .at: return true
    case .keyword:
      return peek().keyword == .Self || peek().keyword == .Any
        || peek().keyword == .repeat
    case .prefixOperator: return true
    default: return false
    }
  }

  private mutating func parseWrapped(_ kind: NodeKind) {
    let mark = open(kind)
    advance()
    guard enter() else {
      close(mark)
      return
    }
    // `some A & B` covers the whole composition.
    if kind == .someType || kind == .anyType { parseTypePrefix() } else { parseCompositionPart() }
    leave()
    close(mark)
  }

  /// A simple type and the marks behind it.
  private mutating func parsePostfixType() {
    let mark = nodes.count
    let start = token.start
    parseSimpleType()
    for _ in 0..<Parser.wrapLimit where !startsLine {
      switch kind {
      case .postfixQuestion:
        advance()
        wrap(mark, .optionalType, start: start)
      case .infixQuestion where !spaceBefore:
        advance()
        wrap(mark, .optionalType, start: start)
      case .postfixExclamation:
        advance()
        wrap(mark, .implicitlyUnwrappedType, start: start)
      case .period where isMetatypeAhead:
        advance()
        advance()
        wrap(mark, .metatype, start: start)
      case .postfixOperator where isMarks(token):
        // `??` in `Int??`
        let count = Int(token.end - token.start)
        advance()
        for _ in 0..<min(count, Parser.wrapLimit) { wrap(mark, .optionalType, start: start) }
      default: return
      }
    }
  }

  private var isMetatypeAhead: Bool {
    (peek().keyword == .Type || peek().keyword == .Protocol) && peek().kind == .identifier
  }

  /// Whether an operator consists of question and exclamation marks only.
  private func isMarks(_ token: Token) -> Bool {
    for offset in Int(token.start)..<Int(token.end) {
      guard bytes[offset] == UInt8(ascii: "?") || bytes[offset] == UInt8(ascii: "!") else {
        return false
      }
    }
    return true
  }

  /// A name with its members and arguments, a tuple, an array or a dictionary.
  mutating func parseSimpleType() {
    switch kind {
    case .leftParen: parseTupleType()
    case .leftSquare: parseCollectionType()
    case .identifier, .dollarIdentifier: parseNamedType()
    case .keyword where keyword == .Self || keyword == .Any || keyword == .`_` || keyword == .self:
      parseNamedType()
    case .keyword where keyword == .class: leaf(.typeName)
    case .integer, .float: leaf(.opaque)
    case .colon where isModuleSelector:
      advance()
      parseNamedType()
    default:
      let mark = open(.opaque)
      close(mark)
    }
  }

  private mutating func parseNamedType() {
    let mark = nodes.count
    let start = token.start
    parseTypeComponent()
    var isMember = false
    var metatypeCount = 0
    members: while at(.period) || isModuleSelector {
      switch peek().keyword {
      case .Type, .Protocol:
        guard metatypeCount < Parser.wrapLimit else { break members }
        metatypeCount += 1
        if isMember { wrap(mark, .memberType, start: start) }
        isMember = false
        advance()
        advance()
        wrap(mark, .metatype, start: start)
        continue
      default: break
      }
      guard peek().kind == .identifier || peek().kind == .keyword else { break }
      advance()
      parseTypeComponent()
      isMember = true
    }
    if isMember { wrap(mark, .memberType, start: start) }
  }

  /// `::` between a module and a name.
  var isModuleSelector: Bool { at(.colon) && token.end - token.start == 2 }

  private mutating func parseTypeComponent() {
    let mark = nodes.count
    leaf(.typeName)
    if isAtLeftAngle {
      parseGenericArguments()
      nodes[mark].end = lastEnd
      nodes[mark].size = UInt32(nodes.count - mark)
    }
  }

  /// `<A, B>`; true where it ended with its `>`.
  @discardableResult
  mutating func parseGenericArguments() -> Bool {
    let mark = open(.genericArguments)
    let angle = token.start
    advance()
    while !isAtEnd, !isAtRightAngle {
      let before = index
      if kind == .prefixOperator, spells(token, "-") { advance() }
      parseType()
      if !eat(.comma) { break }
      if index == before { break }
    }
    let ended = isAtRightAngle
    if !ended { comparisons.insert(angle) }
    eatRightAngle()
    close(mark)
    return ended
  }

  private mutating func parseTupleType() {
    let mark = nodes.count
    let start = token.start
    let opener = index
    let tuple = open(.tupleType)
    advance()
    while !at(.rightParen), !isAtEnd, index < Int(partners[opener]) {
      let before = index
      let element = open(.tupleTypeElement)
      while (isAtParameterName && !at(.Any) || at(.inout)), isLabelAhead {
        leaf(.name)
        if at(.colon) { break }
      }
      _ = eat(.colon)
      parseType()
      if kind == .binaryOperator || kind == .postfixOperator, spells(token, "...") { advance() }
      if at(.equal) { parseInitializer() }
      close(element)
      if !eat(.comma), index == before { skipOne() }
    }
    leaveBracket(openedAt: opener)
    close(tuple)
    // `(P).Type`, `(A).B`
    for _ in 0..<Parser.wrapLimit where at(.period) && peek().kind == .identifier {
      advance()
      leaf(.typeName)
      wrap(mark, .memberType, start: start)
    }
  }

  private var isLabelAhead: Bool {
    if at(.inout) { return false }
    if peek().kind == .colon { return true }
    return (peek().kind == .identifier || peek().kind == .keyword) && peek(2).kind == .colon
  }

  private mutating func parseCollectionType() {
    let mark = nodes.count
    let start = token.start
    let opener = index
    let collection = open(.arrayType)
    advance()
    if kind == .integer || kind == .identifier && peek().keyword == .of
      || at(.`_`) && peek().keyword == .of
    {
      nodes[collection].kind = .inlineArrayType
      leaf(.opaque)
      advance()
    }
    parseType()
    if at(.of), kind == .identifier {
      nodes[collection].kind = .inlineArrayType
      advance()
      parseType()
    }
    if eat(.colon) {
      nodes[collection].kind = .dictionaryType
      parseType()
    }
    leaveBracket(openedAt: opener)
    close(collection)
    for _ in 0..<Parser.wrapLimit where at(.period) && peek().kind == .identifier {
      let isMetatype = peek().keyword == .Type || peek().keyword == .Protocol
      advance()
      if isMetatype { advance() } else { parseTypeComponent() }
      wrap(mark, isMetatype ? .metatype : .memberType, start: start)
    }
  }
}
