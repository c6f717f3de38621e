extension Scanner {
  /// Scans `?` or `!` as a mark on what stands before it, or an operator.
  mutating func scanMark() {
    guard isLeftBound(at) else { return scanOperator() }
    emit(at.pointee == UInt8(ascii: "!") ? .postfixExclamation : .postfixQuestion, length: 1)
  }

  /// Scans a conflict marker, an editor placeholder or an operator.
  mutating func scanAngle() {
    if scanConflict() { return }
    if isPlaceholder(at), let next = endOfPlaceholder() {
      // Editors put `<#name#>` where a name or a value is to be filled in.
      return emit(.identifier, to: next)
    }
    scanOperator()
  }

  /// Scans an operator, or the regex literal that begins in it.
  mutating func scanOperator() {
    var next = endOfOperator()
    if let slash = firstSlash(before: next) {
      if scanRegex(at: slash, operatorEnd: next) { return }
      next = startOfComment(before: next) ?? next
    }
    emit(kindOfOperator(to: next), to: next)
  }

  /// The kind of the operator from `at` to `next`, by what it touches on either side.
  func kindOfOperator(to next: UnsafePointer<UInt8>) -> TokenKind {
    let left = isLeftBound(at)
    let right = isRightBound(next, leftBound: left)
    switch next - at {
    case 1:
      switch at.pointee {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "&") where right && !left: return .prefixAmpersand
      case UInt8(ascii: "?"): return left ? .postfixQuestion : .infixQuestion
      default: break
      }
    case 2 where starts(at, with: "->"): return .arrow
    default:
      if endsComment(before: next) { return .unknown }
    }
    return left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
  }
}

// MARK: - Extent

extension Scanner {
  /// The end of the run of operator characters at `at`. A `.` belongs to it only when it begins
  /// with one, so that `-.pi` and `x++.y` fall apart and `..<` does not.
  private mutating func endOfOperator() -> UnsafePointer<UInt8> {
    let hasPeriods = at.pointee == UInt8(ascii: ".")
    var next = at
    while true {
      next += at.pointee < 0x80 || next > at ? operatorLength(next) : DecodedScalar(at: at).length
      let byteClass = classes[Int(next.pointee)]
      guard byteClass.isOperator || byteClass == .high else { return next }
      if byteClass == .period, !hasPeriods { return next }
      if byteClass == .high, !DecodedScalar(at: next).continuesOperator { return next }
      if isPlaceholder(next), placeholderEnds(from: next) { return next }
    }
  }

  private func operatorLength(_ next: UnsafePointer<UInt8>) -> Int {
    next.pointee < 0x80 ? 1 : DecodedScalar(at: next).length
  }

  private func firstSlash(before end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var next = at
    while next < end {
      if next.pointee == UInt8(ascii: "/") { return next }
      next += 1
    }
    return nil
  }

  /// Where a comment begins inside an operator. One at its start would not have come this far.
  private func startOfComment(before end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard end - at > 2 else { return nil }
    var next = at + 1
    while next < end {
      if next.pointee == UInt8(ascii: "/"), isCommentSecond(next[1]) { return next }
      next += 1
    }
    return nil
  }

  /// Whether the operator holds the end of a comment that never began.
  private func endsComment(before end: UnsafePointer<UInt8>) -> Bool {
    var next = at
    while next + 1 < end {
      if next.pointee == UInt8(ascii: "*"), next[1] == UInt8(ascii: "/") { return true }
      next += 1
    }
    return false
  }

  /// `/` or `*`, which make a comment of a slash.
  func isCommentSecond(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
  }
}

// MARK: - Placeholders

extension Scanner {
  private func isPlaceholder(_ bytes: UnsafePointer<UInt8>) -> Bool {
    bytes.pointee == UInt8(ascii: "<") && bytes[1] == UInt8(ascii: "#")
  }

  /// The end of the editor placeholder at `at`; nil when it is not closed on its line.
  private func endOfPlaceholder() -> UnsafePointer<UInt8>? {
    var next = at + 2
    while next < end, next.pointee != UInt8(ascii: "\n"), !isPlaceholder(next) {
      if isPlaceholderEnd(next) { return next + 2 }
      next += 1
    }
    return nil
  }

  /// Whether a placeholder that begins at `from`, inside an operator, is closed on its line.
  private mutating func placeholderEnds(from: UnsafePointer<UInt8>) -> Bool {
    if let known = seen.placeholderEnd(from: from) { return known }
    var next = from
    while next < end, next.pointee != UInt8(ascii: "\n"), !isPlaceholderEnd(next) { next += 1 }
    let found = isPlaceholderEnd(next)
    seen.notePlaceholderEnd(from: from, to: next, found: found)
    return found
  }

  private func isPlaceholderEnd(_ bytes: UnsafePointer<UInt8>) -> Bool {
    bytes.pointee == UInt8(ascii: "#") && bytes[1] == UInt8(ascii: ">")
  }
}

// MARK: - Sides

extension Scanner {
  /// Whether an operator at `place` touches an operand on its left.
  func isLeftBound(_ place: UnsafePointer<UInt8>) -> Bool {
    guard place > start else { return false }
    switch place[-1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      // The end of a comment counts as a blank.
      return place - 1 == start || place[-2] != UInt8(ascii: "*")
    case 0xA0:
      // So does the no-break space.
      return place - 1 == start || place[-2] != 0xC2
    default: return true
    }
  }

  /// Whether an operator that ends at `place` touches an operand on its right.
  func isRightBound(_ place: UnsafePointer<UInt8>, leftBound: Bool) -> Bool {
    switch place.pointee {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      // The `^` in `x^.y` is a postfix operator, but the one in `^.y` a prefix operator.
      return !leftBound
    case UInt8(ascii: "/"): return !isCommentSecond(place[1])
    case 0xC2: return place[1] != 0xA0
    default: return true
    }
  }
}
