/// One lexical element of a Swift source, as a range of bytes. Blanks and comments are not tokens.
@frozen
public struct Token: Sendable, BitwiseCopyable, Equatable {
  /// Offset of the first byte, from 0.
  public var start: UInt32
  /// Offset just past the last byte.
  public var end: UInt32
  /// What it is.
  public var kind: TokenKind
  /// Which word it is; `.none` for everything that is not a known word.
  /// Contextual words (`async`, `some`, `get` …) have kind `.identifier` and their keyword here.
  /// A name in backticks is never a keyword.
  public var keyword: Keyword
  /// What stands around it.
  public var flags: Flags

  /// A token of a kind that covers these bytes.
  @inlinable
  public init(
    _ kind: TokenKind, start: UInt32, end: UInt32, keyword: Keyword = .none, flags: Flags = []
  ) {
    self.kind = kind
    self.start = start
    self.end = end
    self.keyword = keyword
    self.flags = flags
  }

  /// What stands around a token.
  @frozen
  public struct Flags: OptionSet, Sendable, BitwiseCopyable, Equatable {
    /// The marks as bits.
    public var rawValue: UInt8
    /// Marks from bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The first token on its line.
    public static let startsLine = Flags(rawValue: 1)
    /// A blank, a newline, a comment or the start of the file stands directly before it.
    public static let spaceBefore = Flags(rawValue: 2)
    /// A name written in backticks, whose range includes them.
    public static let backticks = Flags(rawValue: 4)
    /// A string quote of a multi-line string (`"""`).
    public static let multiline = Flags(rawValue: 8)
    /// The token is cut off by the end of the line or file (a string, regex or comment left open).
    public static let unterminated = Flags(rawValue: 16)
  }
}

/// The kinds of tokens.
public enum TokenKind: UInt8, Sendable, BitwiseCopyable {
  /// Stands once, at the end of every file, with no width.
  case endOfFile
  /// A name: plain, in backticks, or a contextual keyword.
  case identifier
  /// `$0`, `$name`.
  case dollarIdentifier
  /// A reserved word, or `_`.
  case keyword
  /// `12`, `0xFF`, `1_000`.
  case integer
  /// `1.5`, `1e3`, `0x1p4`.
  case float
  /// The opening delimiter of a string with its `#`s: `"`, `"""`, `#"`.
  case stringOpen
  /// The closing delimiter of a string with its `#`s.
  case stringClose
  /// Text between delimiters and interpolations, newlines included; never empty.
  case stringText
  /// The backslash of an interpolation with its `#`s. A `.leftParen` follows, then the code, then
  /// the matching `.rightParen`.
  case interpolation
  /// A whole regex literal: `/…/`, `#/…/#`.
  case regex
  /// An operator with no operand on its right side: `x!`-like custom ones, `...` in `a...`.
  case postfixOperator
  /// An operator with no operand on its left side: `-x`, `!x`, `...5`, `~P`.
  case prefixOperator
  /// An operator between two operands, `=` and `->` excluded.
  case binaryOperator
  /// `=`
  case equal
  /// `->`
  case arrow
  /// `&` before an operand (`&x`).
  case prefixAmpersand
  /// `?` directly after its operand: optional type or optional chaining.
  case postfixQuestion
  /// `?` of a ternary.
  case infixQuestion
  /// `!` directly after its operand.
  case postfixExclamation
  /// `.` of a member or implicit member.
  case period
  case comma
  case colon
  case semicolon
  /// `@`
  case at
  /// `#` before a name: macro expansion, `#available`, `#selector`. The name follows as a token.
  case pound
  /// `\` of a key path.
  case backslash
  case leftParen
  case rightParen
  case leftBrace
  case rightBrace
  case leftSquare
  case rightSquare
  /// `#if`
  case poundIf
  /// `#elseif`
  case poundElseif
  /// `#else`
  case poundElse
  /// `#endif`
  case poundEndif
  /// `#sourceLocation`, as one token.
  case poundSourceLocation
  /// A comment: line or block, shebang, conflict marker. Never in `Tokens.list`.
  case comment
  /// Bytes that begin no token.
  case unknown
}

/// The tokens of one file. The list ends with one `.endOfFile`; comments are kept apart, in order.
/// Together with blanks the two tile the file: no byte is in two of them, none that is not a blank
/// is in neither.
@frozen
public struct Tokens: Sendable, Equatable {
  /// The tokens in reading order, comments and blanks left out.
  public var list: [Token]
  /// The comments in reading order.
  public var comments: [Token]

  /// Tokens with the comments between them.
  @inlinable
  public init(list: [Token], comments: [Token]) {
    self.list = list
    self.comments = comments
  }
}
