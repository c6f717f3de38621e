extension Scanner {
  /// Scans the name or keyword at `place` and gives its end.
  @inline(__always)
  mutating func scanName(_ place: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let next = endOfName(from: place)
    let keyword = keywords.keyword(at: place, length: next - place)
    if keyword == .none {
      write(.identifier, from: place, to: next)
    } else {
      writeKeyword(keyword, from: place, to: next)
    }
    return next
  }

  /// Writes down a known word. Reserved ones are names behind a period, but for `self` and `Self`.
  private mutating func writeKeyword(
    _ keyword: Keyword, from place: UnsafePointer<UInt8>, to next: UnsafePointer<UInt8>
  ) {
    if !keyword.isReserved {
      write(.identifier, from: place, to: next, keyword: keyword)
    } else if previous != .period || keyword == .self || keyword == .Self {
      write(.keyword, from: place, to: next, keyword: keyword)
    } else {
      write(.identifier, from: place, to: next, keyword: keyword == .`init` ? .`init` : .none)
    }
  }

  /// The end of the run of name characters that `from` begins.
  @inline(__always)
  func endOfName(from: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var next = from
    var count = ByteWord(at: next).nameCount
    while count == 8 {
      next += 8
      count = ByteWord(at: next).nameCount
    }
    next += count
    return next.pointee < 0x80 ? next : Self.endOfUnicodeName(from: next, classes)
  }

  // Static, as a call on the scanner would take a copy of it along for each name.
  private static func endOfUnicodeName(
    from: UnsafePointer<UInt8>, _ classes: UnsafePointer<ByteClass>
  ) -> UnsafePointer<UInt8> {
    var next = from
    while true {
      if next.pointee < 0x80 {
        guard classes[Int(next.pointee)].continuesName else { return next }
        next += 1
      } else {
        let scalar = DecodedScalar(at: next)
        guard scalar.continuesName else { return next }
        next += scalar.length
      }
    }
  }

  /// Scans `$0`, `$name` or a lone `$`.
  mutating func scanDollar() {
    emit(.dollarIdentifier, to: endOfName(from: at + 1))
  }

  /// Scans a name in backticks, which may hold any characters but line ends.
  mutating func scanBacktick() {
    var next = at + 1
    while next.pointee != UInt8(ascii: "`") {
      guard !next.pointee.isNewline, next < end else { return emit(.unknown, length: 1) }
      next += 1
    }
    emit(.identifier, to: next + 1, adding: .backticks)
  }
}

// MARK: - Number signs

extension Scanner {
  /// Scans what `#` begins: a shebang, a raw string, a regex literal, a directive or a macro.
  mutating func scanPound() {
    if at[1] == UInt8(ascii: "!"), isStartOfSource {
      return emitComment(to: endOfLine(from: at))
    }
    if at >= seen.endOfPounds {
      var next = at + 1
      while next.pointee == UInt8(ascii: "#") { next += 1 }
      seen.endOfPounds = next
    }
    switch seen.endOfPounds.pointee {
    case UInt8(ascii: "\""): scanString(pounds: seen.endOfPounds - at)
    case UInt8(ascii: "/"): scanPoundRegex(pounds: seen.endOfPounds - at)
    default: scanDirective()
    }
  }

  /// Nothing, or only a byte order mark, stands before `at`.
  private var isStartOfSource: Bool {
    at == start || at == start + 3 && DecodedScalar(at: start).value == DecodedScalar.byteOrderMark
  }

  private mutating func scanDirective() {
    let name = at + 1
    var next = name
    while classes[Int(next.pointee)] == .letter { next += 1 }
    let kind: TokenKind
    switch next - name {
    case 2 where starts(name, with: "if"): kind = .poundIf
    case 4 where starts(name, with: "else"): kind = .poundElse
    case 5 where starts(name, with: "endif"): kind = .poundEndif
    case 6 where starts(name, with: "elseif"): kind = .poundElseif
    case 14 where starts(name, with: "sourceLocation"): kind = .poundSourceLocation
    default: return emit(.pound, length: 1)
    }
    emit(kind, to: next)
  }
}

extension Keyword {
  /// Never a name without backticks, but for members.
  var isReserved: Bool { rawValue <= Keyword.while.rawValue && self != .none }
}
