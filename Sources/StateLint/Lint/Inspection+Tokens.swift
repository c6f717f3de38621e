import StateLintSyntax

/// What the tool sees in a source, written out so that anyone can check it.
public enum Inspection {
  /// The tokens and comments of the UTF-8 source `bytes`, in order, as `stlint inspect tokens` prints
  /// them: on each line the first byte, the byte behind the last, both counted from 0, and the kind,
  /// with tabs between them.
  ///
  /// The kinds are `identifier`, `keyword`, `integer`, `float`, `string-quote`, `string-text`,
  /// `operator`, `bracket`, `punctuation`, `directive`, `regex` and `comment`. Blanks are left out.
  public static func tokens(of bytes: [UInt8]) -> String {
    let tokens = Tokens.tokenize(bytes)
    let list = tokens.list
    var text = ""
    var comments = tokens.comments[...]
    var index = 0
    while index < list.count {
      let token = list[index]
      while let comment = comments.first, comment.start < token.start || token.kind == .endOfFile {
        append(comment.kind.inspectionName, comment.start, comment.end, to: &text)
        comments.removeFirst()
      }
      if token.kind == .pound, isAvailability(list[index + 1], behind: token, in: bytes) {
        append("directive", token.start, list[index + 1].end, to: &text)
        index += 1
      } else if token.kind != .endOfFile {
        append(token.kind.inspectionName, token.start, token.end, to: &text)
      }
      index += 1
    }
    return text
  }

  /// Whether `word` makes the `#` before it an availability condition.
  private static func isAvailability(
    _ word: Token, behind pound: Token, in bytes: [UInt8]
  ) -> Bool {
    guard word.kind == .identifier, word.start == pound.end else { return false }
    let text = bytes[Int(word.start)..<Int(word.end)]
    return text.elementsEqual("available".utf8) || text.elementsEqual("unavailable".utf8)
  }

  private static func append(
    _ kind: String, _ start: UInt32, _ end: UInt32, to text: inout String
  ) {
    text += "\(start)\t\(end)\t\(kind)\n"
  }
}

extension TokenKind {
  /// The word for the kind in `stlint inspect tokens`.
  fileprivate var inspectionName: String {
    switch self {
    case .identifier, .dollarIdentifier: "identifier"
    case .keyword: "keyword"
    case .integer: "integer"
    case .float: "float"
    case .stringOpen, .stringClose: "string-quote"
    case .stringText: "string-text"
    case .regex: "regex"
    case .postfixOperator, .prefixOperator, .binaryOperator, .equal, .arrow, .prefixAmpersand,
      .postfixQuestion, .infixQuestion, .postfixExclamation:
      "operator"
    case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftSquare, .rightSquare: "bracket"
    case .interpolation, .period, .comma, .colon, .semicolon, .at, .pound, .backslash, .unknown,
      .endOfFile:
      "punctuation"
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation: "directive"
    case .comment: "comment"
    }
  }
}
