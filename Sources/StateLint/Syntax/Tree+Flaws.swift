extension Tree {
  /// How many places in the file do not read as Swift: code without a meaning, brackets without a
  /// partner, texts and comments left open. Only two counts compared say something: a change that
  /// makes it grow has broken the file.
  public var flawCount: Int {
    nodes.count { $0.kind == .opaque } + Tokens.tokenize(bytes).flawCount
  }
}

extension Tokens {
  /// How many brackets have no partner, and how many texts and comments have no end.
  fileprivate var flawCount: Int {
    var open: [TokenKind] = []
    var flaws = (list + comments).count { $0.flags.contains(.unterminated) || $0.kind == .unknown }
    for token in list {
      switch token.kind {
      case .leftParen, .leftBrace, .leftSquare: open.append(token.kind)
      case .rightParen, .rightBrace, .rightSquare:
        if open.last == token.kind.opening { open.removeLast() } else { flaws += 1 }
      default: continue
      }
    }
    return flaws + open.count
  }
}

extension TokenKind {
  /// The bracket that a closing one ends.
  fileprivate var opening: TokenKind? {
    switch self {
    case .rightParen: .leftParen
    case .rightBrace: .leftBrace
    case .rightSquare: .leftSquare
    default: nil
    }
  }
}
