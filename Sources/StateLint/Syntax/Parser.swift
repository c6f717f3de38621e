/// Turns the tokens of a file into its tree. Parsing never fails: what is not understood becomes an
/// `opaque` node, and the next declaration or statement is found again.
///
/// Functions that consume tokens are `mutating`; those that only look are not. Each consuming
/// function either moves forward or says that it did not.
struct Parser: ~Copyable {
  let bytes: [UInt8]
  var tokens: [Token]
  /// For each opening bracket the index of its closing one, and the other way round; the last index
  /// where there is none.
  let partners: [Int32]
  var index = 0
  /// The end of the last consumed token.
  var lastEnd: UInt32 = 0
  var nodes: PlainBuffer<Node>
  /// What is left of a token of which the first byte became a token of its own.
  var pending: Token?
  /// The tokens that were split, as they were, so that looking ahead can be undone.
  var splits: [(index: Int, token: Token)] = []
  /// Where a `<` stands that opens no generic arguments: nobody needs to look again.
  var comparisons: Set<UInt32> = []
  /// How many expressions, types and statements are open around the current token.
  var depth = 0
  /// Whether a `{` here may open the block of a statement rather than a trailing closure.
  var isInCondition = false
  /// Whether `let`, `var` and `is` may stand where an expression stands.
  var isInPattern = false

  /// Beyond this, nested code becomes opaque, so that the stack is bounded whatever the input.
  static let depthLimit = 160
  /// How many marks and members behind one type become nodes around it: `Int???`, `(P).Type`.
  static let wrapLimit = 8

  init(bytes: [UInt8], tokens: [Token]) {
    self.bytes = bytes
    self.tokens = tokens
    self.partners = Parser.partners(of: tokens)
    nodes = PlainBuffer(capacity: max(tokens.count, 1))
  }

  /// Pairs brackets of the same kind; a closing bracket ends open ones of other kinds inside it.
  static func partners(of tokens: [Token]) -> [Int32] {
    let last = Int32(tokens.count - 1)
    return [Int32](unsafeUninitializedCapacity: tokens.count) { partners, count in
      partners.initialize(repeating: last)
      count = tokens.count
      tokens.withUnsafeBufferPointer { pair($0, in: partners) }
    }
  }

  /// Until a bracket is closed, its place holds the open one around it; -1 for none.
  private static func pair(
    _ tokens: UnsafeBufferPointer<Token>, in partners: UnsafeMutableBufferPointer<Int32>
  ) {
    var open: Int32 = -1
    for index in tokens.indices {
      switch tokens[index].kind {
      case .leftParen, .leftBrace, .leftSquare:
        partners[index] = open
        open = Int32(truncatingIfNeeded: index)
      case .rightParen, .rightBrace, .rightSquare:
        // Look only a few brackets back, so that a file of stray brackets stays linear.
        let opener = openerKind(of: tokens[index].kind)
        var found = open
        var tries = 4
        while found >= 0, tries > 0, tokens[Int(found)].kind != opener {
          found = partners[Int(found)]
          tries -= 1
        }
        guard found >= 0, tokens[Int(found)].kind == opener else { continue }
        close(through: found, from: &open, at: Int32(truncatingIfNeeded: index), partners)
        partners[index] = found
      default: break
      }
    }
    while open >= 0 {
      let outer = partners[Int(open)]
      partners[Int(open)] = Int32(tokens.count - 1)
      open = outer
    }
  }

  /// Closes the open brackets from the innermost to `last` at one place.
  private static func close(
    through last: Int32, from open: inout Int32, at place: Int32,
    _ partners: UnsafeMutableBufferPointer<Int32>
  ) {
    while open >= last {
      let outer = partners[Int(open)]
      partners[Int(open)] = place
      open = outer
    }
  }

  private static func openerKind(of closer: TokenKind) -> TokenKind {
    switch closer {
    case .rightParen: .leftParen
    case .rightBrace: .leftBrace
    default: .leftSquare
    }
  }

  // MARK: Looking

  var token: Token { tokens[index] }
  var kind: TokenKind { tokens[index].kind }
  var keyword: Keyword { tokens[index].keyword }
  var startsLine: Bool { tokens[index].flags.contains(.startsLine) }
  var spaceBefore: Bool { tokens[index].flags.contains(.spaceBefore) }
  var isAtEnd: Bool { tokens[index].kind == .endOfFile }

  /// The token `count` places ahead; the end of the file beyond it.
  func peek(_ count: Int = 1) -> Token { tokens[min(index + count, tokens.count - 1)] }

  /// Whether the current token is this reserved or contextual word.
  func at(_ word: Keyword) -> Bool { tokens[index].keyword == word }

  func at(_ kind: TokenKind) -> Bool { tokens[index].kind == kind }

  /// The bytes of a token equal those of `text`.
  func spells(_ token: Token, _ text: StaticString) -> Bool {
    let count = Int(token.end - token.start)
    guard count == text.utf8CodeUnitCount else { return false }
    let start = text.utf8Start
    for offset in 0..<count where bytes[Int(token.start) + offset] != start[offset] {
      return false
    }
    return true
  }

  /// The first byte of a token; 0 for one of no width.
  func firstByte(_ token: Token) -> UInt8 { token.start < token.end ? bytes[Int(token.start)] : 0 }

  // MARK: Consuming

  /// Moves past the current token; stays at the end of the file.
  mutating func advance() {
    lastEnd = tokens[index].end
    if pending != nil {
      takePending()
    } else if index < tokens.count - 1 {
      index += 1
    }
  }

  /// Consumes the first byte of an operator such as `>>` or `>?`; the rest becomes the current token.
  mutating func consumeFirstByte() {
    splits.append((index, tokens[index]))
    lastEnd = tokens[index].start + 1
    pending = tokens[index]
    pending?.start += 1
    pending?.flags = []
    takePending()
  }

  /// Consumes an operator up to its last byte, which becomes the current token.
  mutating func consumeAllButLastByte() {
    splits.append((index, tokens[index]))
    let end = tokens[index].end
    lastEnd = end - 1
    tokens[index].start = end - 1
    tokens[index].flags = []
    tokens[index].kind = .binaryOperator
  }

  /// Makes what is left of a split token the current one, `?` and `!` one byte at a time.
  private mutating func takePending() {
    guard var rest = pending else { return }
    pending = nil
    let isMark: Bool
    switch bytes[Int(rest.start)] {
    case UInt8(ascii: "?"): (rest.kind, isMark) = (.postfixQuestion, true)
    case UInt8(ascii: "!"): (rest.kind, isMark) = (.postfixExclamation, true)
    case UInt8(ascii: "=") where rest.end - rest.start == 1: (rest.kind, isMark) = (.equal, false)
    case UInt8(ascii: "."): (rest.kind, isMark) = (.period, true)
    case UInt8(ascii: ">"): (rest.kind, isMark) = (.postfixOperator, false)
    default: (rest.kind, isMark) = (.binaryOperator, false)
    }
    if isMark, rest.end - rest.start > 1 {
      pending = rest
      pending?.start += 1
      rest.end = rest.start + 1
    }
    tokens[index] = rest
  }

  /// Consumes the token if it is of this kind.
  mutating func eat(_ kind: TokenKind) -> Bool {
    guard tokens[index].kind == kind else { return false }
    advance()
    return true
  }

  /// Consumes the token if it is this word.
  mutating func eat(_ word: Keyword) -> Bool {
    guard tokens[index].keyword == word else { return false }
    advance()
    return true
  }

  /// Moves to the token at `target`, as if all before it were consumed.
  mutating func jump(to target: Int) {
    guard target > index else { return }
    pending = nil
    index = min(target, tokens.count - 1)
    lastEnd = tokens[index - 1].end
  }

  /// Moves past the closing partner of the opening bracket at `opener`.
  mutating func leaveBracket(openedAt opener: Int) {
    let closer = Int(partners[opener])
    if index <= closer { jump(to: closer) }
    switch kind {
    case .rightParen, .rightBrace, .rightSquare: if index == closer { advance() }
    default: break
    }
  }

  /// Skips one token, or a whole bracketed group.
  mutating func skipOne() {
    switch kind {
    case .leftParen, .leftBrace, .leftSquare:
      let opener = index
      advance()
      leaveBracket(openedAt: opener)
    default:
      advance()
    }
  }

  // MARK: Making nodes

  /// Opens a node at the current token. `close` gives it its end and size.
  mutating func open(_ kind: NodeKind, detail: Keyword = .none) -> Int {
    nodes.append(Node(kind, start: tokens[index].start, end: 0, detail: detail))
    return nodes.count - 1
  }

  /// Ends the node opened at `mark` after the last consumed token.
  mutating func close(_ mark: Int) {
    nodes[mark].end = lastEnd
    nodes[mark].size = UInt32(nodes.count - mark)
    if lastEnd < nodes[mark].start { collapse(mark) }
  }

  /// Moves a node without any token, and what is in it, to where the node around it surely reaches:
  /// behind the last token, or to its begin.
  private mutating func collapse(_ mark: Int) {
    let place = mark > 0 ? max(lastEnd, nodes[mark - 1].start) : lastEnd
    for index in mark..<nodes.count {
      nodes[index].start = place
      nodes[index].end = place
    }
  }

  /// Puts a node around everything made since `mark`, beginning at `start`.
  mutating func wrap(_ mark: Int, _ kind: NodeKind, start: UInt32, detail: Keyword = .none) {
    let size = UInt32(nodes.count - mark + 1)
    // What is missing stands before the token at which it was missed.
    let start = nodes.count > mark ? min(start, nodes[mark].start) : start
    nodes.insert(
      Node(kind, start: start, end: max(lastEnd, start), size: size, detail: detail), at: mark)
  }

  /// Opens a node around everything made since `mark`; `close(mark)` ends it.
  mutating func openAround(_ mark: Int, _ kind: NodeKind, detail: Keyword = .none) {
    let start = nodes.count > mark ? nodes[mark].start : token.start
    nodes.insert(Node(kind, start: start, end: 0, detail: detail), at: mark)
  }

  /// Makes a node of the current token and consumes it.
  mutating func leaf(_ kind: NodeKind) {
    let token = tokens[index]
    var flags: Node.Flags = []
    if token.flags.contains(.backticks) { flags.insert(.backticks) }
    if token.kind == .dollarIdentifier { flags.insert(.dollar) }
    nodes.append(
      Node(kind, start: token.start, end: token.end, detail: token.keyword, flags: flags))
    advance()
  }

  /// A place to come back to.
  struct Point {
    let index: Int
    let lastEnd: UInt32
    let nodeCount: Int
    let splitCount: Int
  }

  var point: Point {
    Point(index: index, lastEnd: lastEnd, nodeCount: nodes.count, splitCount: splits.count)
  }

  /// Forgets everything made and consumed since a point, which must not lie inside a split token.
  mutating func rewind(to point: Point) {
    index = point.index
    lastEnd = point.lastEnd
    pending = nil
    for split in splits[point.splitCount...].reversed() { tokens[split.index] = split.token }
    splits.removeSubrange(point.splitCount...)
    nodes.truncate(to: point.nodeCount)
  }

  /// Whether the token can be a declared name here.
  var isAtName: Bool { kind == .identifier }
}

extension Tree {
  /// The tree of a file. Total: any bytes give a tree.
  public static func parse(_ bytes: [UInt8]) -> Tree {
    let tokens = Tokens.tokenize(bytes)
    return parse(bytes, tokens)
  }

  /// The tree of a file whose tokens are known.
  public static func parse(_ bytes: [UInt8], _ tokens: Tokens) -> Tree {
    var parser = Parser(bytes: bytes, tokens: tokens.list)
    parser.parseFile()
    return Tree(bytes: bytes, nodes: parser.nodes.array(), comments: tokens.comments)
  }
}
