extension Parser {
  /// `#if … #endif` around whatever `content` parses.
  mutating func parseIfConfig(_ content: (inout Parser) -> Void) {
    let mark = open(.ifConfig)
    guard enter() else {
      skipIfConfig()
      close(mark)
      return
    }
    while at(.poundIf) || at(.poundElseif) || at(.poundElse) {
      let clause = open(.ifConfigClause)
      parseIfConfigCondition()
      while !isAtEnd, !at(.poundElseif), !at(.poundElse), !at(.poundEndif) {
        let before = index
        content(&self)
        if at(.rightBrace) || at(.rightParen) || at(.rightSquare) || index == before {
          if at(.poundElseif) || at(.poundElse) || at(.poundEndif) || isAtEnd { break }
          advance()
        }
      }
      close(clause)
      guard !at(.poundIf) else { break }
    }
    _ = eat(.poundEndif)
    leave()
    close(mark)
  }

  /// The condition reaches to the end of the line.
  private mutating func parseIfConfigCondition() {
    advance()
    guard !startsLine, !isAtEnd else { return }
    let condition = open(.opaque)
    while !startsLine, !isAtEnd { advance() }
    close(condition)
  }

  private mutating func skipIfConfig() {
    var level = 0
    repeat {
      if at(.poundIf) { level += 1 }
      if at(.poundEndif) { level -= 1 }
      advance()
    } while level > 0 && !isAtEnd
  }
}
