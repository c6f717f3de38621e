extension Tokens {
  /// The tokens and comments of a Swift source.
  ///
  /// Takes any bytes whatever: what begins no token becomes an `.unknown` one. Takes time in
  /// proportion to their number, however deep they nest. Of a source above 4 GiB the rest is left
  /// out.
  public static func tokenize(_ bytes: [UInt8]) -> Tokens {
    let count = min(bytes.count, Int(UInt32.max) - 1)
    // Zeros behind the end let the scanner look ahead without asking where the end is.
    let size = count + Scanner.padding
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { buffer in
      let start = buffer.baseAddress!
      bytes.withUnsafeBufferPointer { source in
        if let first = source.baseAddress { start.initialize(from: first, count: count) }
      }
      (start + count).initialize(repeating: 0, count: Scanner.padding)
      return ByteClass.table.withUnsafeBufferPointer { classes in
        KeywordTable.shared.withPointers { keywords in
          var scanner = Scanner(
            start: UnsafePointer(start), count: count, classes: classes.baseAddress!,
            keywords: keywords)
          scanner.scan()
          return Tokens(list: scanner.list.array(), comments: scanner.comments)
        }
      }
    }
  }
}

/// Reads a source from its first byte to its last and writes down what it finds.
///
/// Every `scan…` function begins at `at` with what it is named for, emits it and leaves `at` just
/// behind it. None calls itself: what is open stands in `open`.
struct Scanner: ~Copyable {
  /// How many zero bytes must follow the source: enough to load the longest keyword.
  static let padding = 32

  /// The first byte.
  let start: UnsafePointer<UInt8>
  /// Just past the last byte, where the zeros begin.
  let end: UnsafePointer<UInt8>
  /// The next byte to read.
  var at: UnsafePointer<UInt8>
  let classes: UnsafePointer<ByteClass>
  let keywords: KeywordTable.Pointers
  var list: PlainBuffer<Token>
  var comments: [Token] = []
  /// What was seen since the last token.
  var flags: Token.Flags = [.startsLine, .spaceBefore]
  /// The kind of the last token, `.endOfFile` at the start.
  var previous = TokenKind.endOfFile
  /// The strings whose interpolations `at` stands in, and while text is scanned its string too.
  var open: [OpenString] = []
  /// What earlier looks ahead have found, so that no stretch is looked at over and over.
  var seen = LookAhead()

  init(
    start: UnsafePointer<UInt8>, count: Int, classes: UnsafePointer<ByteClass>,
    keywords: KeywordTable.Pointers
  ) {
    self.start = start
    self.end = start + count
    self.at = start
    self.classes = classes
    self.keywords = keywords
    // Dense code has a token for every five bytes or so.
    self.list = PlainBuffer(capacity: count / 5 + 8)
  }

  /// Scans everything.
  ///
  /// Most tokens are names and punctuation. While there are only such, the place to read is kept in
  /// a register rather than in `at`.
  mutating func scan() {
    var place = at
    while true {
      place = skipOneSpace(place)
      let byteClass = classes[Int(place.pointee)]
      switch byteClass {
      case .letter: place = scanName(place)
      case .blank: place = skipBlanks(place)
      case .newline where open.isEmpty: place = skipNewline(place)
      case .period where !classes[Int(place[1])].continuesPeriod: place = write(.period, place)
      case .leftParen where open.isEmpty: place = write(.leftParen, place)
      case .rightParen where open.isEmpty: place = write(.rightParen, place)
      case .comma: place = write(.comma, place)
      case .leftBrace: place = write(.leftBrace, place)
      case .rightBrace: place = write(.rightBrace, place)
      case .leftSquare: place = write(.leftSquare, place)
      case .rightSquare: place = write(.rightSquare, place)
      case .semicolon: place = write(.semicolon, place)
      case .at: place = write(.at, place)
      case .backslash: place = write(.backslash, place)
      case .zero where place == end: return finish()
      default:
        at = place
        scanOther(byteClass)
        place = at
      }
    }
  }

  /// Scans what begins with a byte of the class `byteClass`.
  private mutating func scanOther(_ byteClass: ByteClass) {
    switch byteClass {
    case .newline:
      at = skipNewline(at)
      leaveLine()
    case .leftParen: scanLeftParen()
    case .rightParen: scanRightParen()
    // The `::` of a module selector is one token.
    case .colon: emit(.colon, length: at[1] == UInt8(ascii: ":") ? 2 : 1)
    case .slash: scanSlash()
    case .period, .sign: scanOperator()
    case .mark: scanMark()
    case .angle: scanAngle()
    case .digit: scanNumber()
    case .quote, .apostrophe: scanString(pounds: 0)
    case .pound: scanPound()
    case .dollar: scanDollar()
    case .backtick: scanBacktick()
    case .high: scanHigh()
    case .other: emitUnknown(length: 1)
    default: at = skipBlanks(at)
    }
  }

  private mutating func finish() {
    for string in open { list[string.token].flags.insert(.unterminated) }
    write(.endOfFile, from: end, to: end)
  }
}

// MARK: - Writing down

extension Scanner {
  /// Writes down the token from `place` to `next`.
  @inline(__always)
  mutating func write(
    _ kind: TokenKind, from place: UnsafePointer<UInt8>, to next: UnsafePointer<UInt8>,
    keyword: Keyword = .none, adding more: Token.Flags = []
  ) {
    list.append(
      Token(
        kind, start: offset(of: place), end: offset(of: next), keyword: keyword,
        flags: flags.union(more)))
    flags = []
    previous = kind
  }

  /// Writes down the token of the one byte at `place` and gives the next place.
  @inline(__always)
  private mutating func write(
    _ kind: TokenKind, _ place: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    write(kind, from: place, to: place + 1)
    return place + 1
  }

  /// Writes down the token from `at` to `next` and goes there.
  @inline(__always)
  mutating func emit(
    _ kind: TokenKind, to next: UnsafePointer<UInt8>, adding more: Token.Flags = []
  ) {
    write(kind, from: at, to: next, adding: more)
    at = next
  }

  /// Writes down the token of the next `length` bytes.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, length: Int) {
    emit(kind, to: at + length)
  }

  /// Writes down bytes that mean nothing. The token before them stays the previous one, as it does
  /// for the compiler, which complains and reads on.
  mutating func emitUnknown(length: Int) {
    let before = previous
    emit(.unknown, to: at + length)
    previous = before
  }

  /// Writes down the comment from `at` to `next` and goes there.
  mutating func emitComment(to next: UnsafePointer<UInt8>, adding more: Token.Flags = []) {
    comments.append(
      Token(
        .comment, start: offset(of: at), end: offset(of: next), flags: flags.union(more)))
    flags.insert(.spaceBefore)
    at = next
  }

  @inline(__always)
  private func offset(of pointer: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: pointer - start)
  }
}

// MARK: - Punctuation

extension Scanner {
  private mutating func scanLeftParen() {
    if !open.isEmpty { open[open.count - 1].parens += 1 }
    emit(.leftParen, length: 1)
  }

  private mutating func scanRightParen() {
    emit(.rightParen, length: 1)
    guard !open.isEmpty else { return }
    open[open.count - 1].parens -= 1
    if open[open.count - 1].parens == 0 { scanStringText() }
  }
}
