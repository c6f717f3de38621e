extension Parser {
  mutating func parseFile() {
    let mark = open(.file)
    nodes[mark].start = 0
    while !isAtEnd {
      let before = index
      parseStatements(until: .endOfFile)
      // A stray closing bracket or directive: leave it and go on.
      if index == before || !isAtEnd { advance() }
    }
    lastEnd = UInt32(bytes.count)
    close(mark)
  }

  /// The word that begins a declaration here, past its attributes and modifiers; nil where none does.
  func declarationWord() -> Keyword? {
    // The common case: no attribute, no modifier.
    let first = tokens[index]
    if first.kind == .identifier, first.keyword == .none { return nil }
    var place = index
    var modifierCount = 0
    var steps = Parser.stepLimit
    while steps > 0 {
      let token = tokens[place]
      if token.kind == .at {
        place = endOfAttribute(at: place, &steps)
        continue
      }
      if token.kind == .poundIf, place > index { return nil }
      guard let word = declaringWord(at: place) else {
        guard modifierCount < Parser.modifierLimit, isModifier(at: place) else { return nil }
        modifierCount += 1
        place += 1
        if tokens[place].kind == .leftParen { place = Int(partners[place]) + 1 }
        if place >= tokens.count { return nil }
        continue
      }
      return word
    }
    return nil
  }

  /// How many tokens are looked through for the declaration behind attributes.
  private static let stepLimit = 128
  /// How many modifiers are looked through for the word behind them.
  private static let modifierLimit = 32

  /// The index past the attribute whose `@` stands at `place`.
  private func endOfAttribute(at place: Int, _ steps: inout Int) -> Int {
    var place = min(place + 2, tokens.count - 1)
    steps -= 1
    while tokens[place].kind == .period, steps > 0 {
      place = min(place + 2, tokens.count - 1)
      steps -= 1
    }
    if firstByte(tokens[place]) == UInt8(ascii: "<"), !tokens[place].flags.contains(.spaceBefore) {
      place = endOfAngles(at: place, &steps)
    }
    if tokens[place].kind == .leftParen, !tokens[place].flags.contains(.spaceBefore) {
      place = min(Int(partners[place]) + 1, tokens.count - 1)
    }
    return place
  }

  /// The index past a generic argument list that begins at `place`, by counting angles.
  private func endOfAngles(at place: Int, _ steps: inout Int) -> Int {
    var place = place
    var level = 0
    while place < tokens.count - 1, steps > 0 {
      let token = tokens[place]
      steps -= 1
      switch token.kind {
      case .leftParen, .leftSquare: place = min(Int(partners[place]), tokens.count - 2)
      case .leftBrace, .rightBrace, .rightParen, .rightSquare: return place
      case .binaryOperator, .prefixOperator, .postfixOperator:
        for offset in Int(token.start)..<Int(token.end) {
          if bytes[offset] == UInt8(ascii: "<") { level += 1 }
          if bytes[offset] == UInt8(ascii: ">") { level -= 1 }
        }
        if level <= 0 { return place + 1 }
      default: break
      }
      place += 1
    }
    return place
  }

  /// The declaring word at `place`, contextual ones included.
  private func declaringWord(at place: Int, depth: Int = 0) -> Keyword? {
    let token = tokens[place]
    let next = tokens[min(place + 1, tokens.count - 1)]
    switch token.keyword {
    case .import, .let, .var, .func, .struct, .enum, .protocol, .extension, .typealias,
      .associatedtype, .subscript, .operator, .precedencegroup, .deinit:
      return token.kind == .keyword ? token.keyword : nil
    case .`init`:
      return token.kind == .keyword ? token.keyword : nil
    case .case:
      return token.kind == .keyword ? token.keyword : nil
    case .class:
      // `class func` and `class var` use the word as a modifier.
      if isModifier(at: place + 1, depth: depth + 1) { return nil }
      return token.kind == .keyword && next.kind == .identifier || !isMemberWord(next)
        ? .class : nil
    case .actor, .macro:
      let named = next.kind == .identifier && !next.flags.contains(.startsLine)
      return token.kind == .identifier && named && !isModifierWord(next) ? token.keyword : nil
    default:
      return nil
    }
  }

  private func isMemberWord(_ token: Token) -> Bool {
    guard token.kind == .keyword else { return false }
    switch token.keyword {
    case .func, .var, .let, .subscript, .`init`, .typealias, .class, .struct, .enum: return true
    default: return false
    }
  }

  private func isModifierWord(_ token: Token) -> Bool {
    switch token.keyword {
    case .override, .final, .mutating, .nonisolated, .static, .private, .public, .internal,
      .fileprivate:
      return true
    default: return false
    }
  }

  /// Whether the word at `place` is a modifier: a modifier word followed by another, by a declaring
  /// word, or by a detail in parentheses.
  private func isModifier(at place: Int, depth: Int = 0) -> Bool {
    let token = tokens[place]
    guard Parser.isModifierKeyword(token.keyword),
      token.kind == .keyword || token.kind == .identifier
    else { return false }
    if token.kind == .keyword, token.keyword != .class { return true }
    var next = min(place + 1, tokens.count - 1)
    if isModifierDetail(at: next) { next += 3 }
    if tokens[next].kind == .at { return true }
    // No declaration has more than a few modifiers that are names elsewhere.
    guard depth < 8 else { return false }
    return declaringWord(at: next, depth: depth + 1) != nil
      || isModifier(at: next, depth: depth + 1)
  }

  /// `(set)`, `(unsafe)` and their kin; `open(file)` is a call, whatever stands on the next line.
  private func isModifierDetail(at place: Int) -> Bool {
    guard tokens[place].kind == .leftParen, !tokens[place].flags.contains(.startsLine),
      place + 3 < tokens.count, tokens[place + 2].kind == .rightParen
    else { return false }
    switch tokens[place + 1].keyword {
    case .set, .unsafe, .nonsending: return true
    default: return spells(tokens[place + 1], "safe")
    }
  }

  static func isModifierKeyword(_ word: Keyword) -> Bool {
    switch word {
    case .fileprivate, .internal, .private, .public, .static, .class, .convenience, .distributed,
      .dynamic, .final, .indirect, .infix, .lazy, .mutating, .nonisolated, .nonmutating, .open,
      .optional, .override, .package, .postfix, .prefix, .required, .unowned, .weak, .async,
      .isolated, .consuming, .borrowing, .sending, ._const, ._local, .__owned, .__shared, .unsafe:
      return true
    default: return false
    }
  }

  /// A declaration that begins with `word`, attributes and modifiers included.
  mutating func parseDeclaration(_ word: Keyword) {
    let mark = open(.opaque)
    parseAttributes()
    parseModifiers()
    switch word {
    case .import: finishImport(mark)
    case .struct: finishType(mark, .structDecl)
    case .class: finishType(mark, .classDecl)
    case .actor: finishType(mark, .actorDecl)
    case .enum: finishType(mark, .enumDecl)
    case .protocol: finishType(mark, .protocolDecl)
    case .extension: finishExtension(mark)
    case .let, .var: finishVariable(mark, word)
    case .func: finishFunction(mark)
    case .`init`: finishInit(mark)
    case .deinit: finishDeinit(mark)
    case .subscript: finishSubscript(mark)
    case .typealias: finishTypealias(mark)
    case .associatedtype: finishAssociatedType(mark)
    case .case: finishEnumCase(mark)
    case .operator, .precedencegroup: finishOperator(mark)
    case .macro: finishMacro(mark)
    default: advance()
    }
    close(mark)
  }

  mutating func parseModifiers() {
    while Parser.isModifierKeyword(keyword), kind == .keyword || kind == .identifier {
      if keyword == .class, declaringWord(at: index) == .class { return }
      let mark = open(.modifier, detail: keyword)
      advance()
      if at(.leftParen), !startsLine {
        let opener = index
        if peek().keyword == .set { nodes[mark].flags.insert(.setter) }
        advance()
        leaveBracket(openedAt: opener)
      }
      close(mark)
    }
  }

  /// A name; nothing where there is none.
  mutating func parseName() {
    if isAtName || (kind == .keyword && !startsLine && isUsableAsName) { leaf(.name) }
  }

  /// Reserved words the compiler reports and takes as the name all the same.
  private var isUsableAsName: Bool {
    switch keyword {
    case .`_`, .Self, .self, .Any, .`init`, .where, .in, .case: false
    default: true
    }
  }

  private mutating func finishImport(_ mark: Int) {
    nodes[mark].kind = .importDecl
    advance()
    // `import struct Module.Name`
    if kind == .keyword, !startsLine { advance() }
    while isAtName, !startsLine || nodes[nodes.count - 1].kind != .name {
      leaf(.name)
      if at(.period) { advance() } else { break }
    }
  }

  private mutating func finishType(_ mark: Int, _ kind: NodeKind) {
    nodes[mark].kind = kind
    advance()
    parseName()
    parseGenericParameters()
    parseInheritance()
    parseWhereClause()
    parseMemberBlock()
  }

  private mutating func finishExtension(_ mark: Int) {
    nodes[mark].kind = .extensionDecl
    advance()
    parseType()
    parseInheritance()
    parseWhereClause()
    parseMemberBlock()
  }

  mutating func parseInheritance() {
    guard at(.colon) else { return }
    let mark = open(.inheritanceClause)
    advance()
    repeat { parseType() } while eat(.comma)
    close(mark)
  }

  /// The braces of a type and its members.
  mutating func parseMemberBlock() {
    guard at(.leftBrace) else { return }
    let opener = index
    let mark = open(.memberBlock)
    advance()
    guard enter() else {
      leaveBracket(openedAt: opener)
      close(mark)
      return
    }
    parseMembers()
    leave()
    leaveBracket(openedAt: opener)
    close(mark)
  }

  /// Members up to a closing brace or the next branch of an `#if`.
  mutating func parseMembers() {
    while true {
      switch kind {
      case .endOfFile, .rightBrace, .poundElseif, .poundElse, .poundEndif: return
      case .semicolon: advance()
      case .poundIf: parseIfConfig { $0.parseMembers() }
      case .pound: parseExpression()
      default:
        if let word = declarationWord() {
          parseDeclaration(word)
        } else {
          parseUnknownMember()
        }
      }
    }
  }

  /// Everything up to the next line that begins a declaration.
  private mutating func parseUnknownMember() {
    let mark = open(.opaque)
    repeat {
      skipOne()
    } while !isAtEnd && !at(.rightBrace) && !isAtDirective
      && !(startsLine && declarationWord() != nil)
    close(mark)
  }

  /// The end or a further branch of an `#if`, or its begin.
  var isAtDirective: Bool {
    switch kind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }

  private mutating func finishDeinit(_ mark: Int) {
    nodes[mark].kind = .deinitDecl
    advance()
    parseEffects(mark)
    if at(.leftBrace) { parseCodeBlock() }
  }

  private mutating func finishTypealias(_ mark: Int) {
    nodes[mark].kind = .typealiasDecl
    advance()
    parseName()
    parseGenericParameters()
    parseTypeInitializer()
    parseWhereClause()
  }

  private mutating func finishAssociatedType(_ mark: Int) {
    nodes[mark].kind = .associatedTypeDecl
    advance()
    parseName()
    parseInheritance()
    parseTypeInitializer()
    parseWhereClause()
  }

  private mutating func parseTypeInitializer() {
    guard at(.equal) else { return }
    let mark = open(.initializer)
    advance()
    parseType()
    close(mark)
  }

  private mutating func finishEnumCase(_ mark: Int) {
    nodes[mark].kind = .enumCaseDecl
    advance()
    repeat {
      guard isAtName || kind == .keyword && isUsableAsName else { return }
      let element = open(.enumCaseElement)
      leaf(.name)
      if at(.leftParen) { parseParameters() }
      if at(.equal) { parseInitializer() }
      close(element)
    } while eat(.comma)
  }

  private mutating func finishOperator(_ mark: Int) {
    nodes[mark].kind = keyword == .operator ? .operatorDecl : .precedenceGroupDecl
    advance()
    leaf(.name)
    while !isAtEnd, !startsLine, !at(.rightBrace), !at(.semicolon) { skipOne() }
    // The braces of a precedence group can stand on the next line.
    if nodes[mark].kind == .precedenceGroupDecl, at(.leftBrace) { skipOne() }
  }

  private mutating func finishMacro(_ mark: Int) {
    nodes[mark].kind = .macroDecl
    advance()
    parseName()
    parseGenericParameters()
    parseSignature(mark)
    if at(.equal) { parseInitializer() }
    parseWhereClause()
  }

  /// `= expression`
  mutating func parseInitializer() {
    let mark = open(.initializer)
    advance()
    parseExpression()
    close(mark)
  }

  /// Goes one level deeper; false where the limit is reached.
  mutating func enter() -> Bool {
    guard depth < Parser.depthLimit else { return false }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }
}
