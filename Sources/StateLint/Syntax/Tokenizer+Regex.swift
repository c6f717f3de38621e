extension Scanner {
  /// Scans the regex literal that may begin at `slash`, within or at the start of the operator from
  /// `at` to `operatorEnd`. False, with nothing emitted, when the slash is an operator.
  mutating func scanRegex(
    at slash: UnsafePointer<UInt8>, operatorEnd: UnsafePointer<UInt8>
  ) -> Bool {
    guard let isCertain = certaintyOfRegex(operatorEnd: operatorEnd) else { return false }
    var regex = RegexText(slash: slash, pounds: 0, isCertain: isCertain, start: start, end: end)
    let extent = regex.extent(isKnownToRunOn: false)
    guard let next = extent.end else { return false }
    if slash > at { emit(kindOfOperator(to: slash), to: slash) }
    emit(.regex, to: next, adding: extent.flags)
    return true
  }

  /// Scans a regex literal between `pounds` times `#`, which nothing else can be.
  mutating func scanPoundRegex(pounds: Int) {
    var regex = RegexText(
      slash: at + pounds, pounds: pounds, isCertain: true, start: start, end: end)
    let extent = regex.extent(isKnownToRunOn: pounds >= seen.noRegexEndWithPounds)
    guard let next = extent.end else { return emit(.pound, length: 1) }
    if regex.firstNewline != nil, extent == .cutOff(next) { seen.noRegexEndWithPounds = pounds }
    emit(.regex, to: next, adding: extent.flags)
  }

  /// How sure it is, by what stands around the operator at `at`, that a slash in it begins a regex
  /// literal: nil when it cannot, true when nothing else would make sense.
  private func certaintyOfRegex(operatorEnd: UnsafePointer<UInt8>) -> Bool? {
    // What touches its left operand is a postfix or binary operator; `func` and `operator` declare
    // one.
    if isLeftBound(at) { return nil }
    if let last = list.last, last.kind == .keyword,
      last.keyword == .func || last.keyword == .operator
    {
      return nil
    }
    // Touching nothing on the left but something on the right, it may be either.
    if isRightBound(operatorEnd, leftBound: false) { return false }
    if isAfterTryMark { return true }
    guard previousExpectsOperand else { return nil }
    switch previous {
    // Among arguments an operator may stand for itself: `reduce(1, /)`.
    case .leftParen, .leftSquare, .comma, .colon: return false
    default: return true
    }
  }

  /// Directly behind `try?` or `try!`, which look like operands but expect one.
  private var isAfterTryMark: Bool {
    guard previous == .postfixQuestion || previous == .postfixExclamation, list.count > 1 else {
      return false
    }
    let word = list[list.count - 2]
    return word.kind == .keyword && word.keyword == .try
  }

  /// Whether an operand is to come after the previous token rather than an operator.
  private var previousExpectsOperand: Bool {
    switch previous {
    case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator,
      .equal, .semicolon, .comma, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif,
      .unknown:
      return true
    case .colon: return !(list.last.map { $0.end - $0.start == 2 } ?? false)
    case .endOfFile: return true
    case .keyword:
      switch list.last?.keyword {
      case .true, .false, .Any, .nil, .self, .Self, .super, .`_`: return false
      default: return true
      }
    default: return false
    }
  }
}
