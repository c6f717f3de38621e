/// A string literal that is not closed yet.
struct OpenString {
  enum Kind: Equatable { case singleLine, multiLine, singleQuote }

  let kind: Kind
  /// How many `#` stand around it.
  let pounds: Int
  /// The index of its `.stringOpen` token.
  let token: Int
  /// How many parentheses are open in its interpolation, the interpolation's own included.
  var parens = 0
}

extension Scanner {
  /// Scans the opening delimiter of a string, `pounds` times `#` included, and its first text.
  mutating func scanString(pounds: Int) {
    let quote = at + pounds
    var kind = OpenString.Kind.singleLine
    if quote.pointee == UInt8(ascii: "'") {
      kind = .singleQuote
    } else if isTriple(quote), pounds == 0 || !closesOnLine(from: quote + 2, pounds: pounds) {
      kind = .multiLine
    }
    open.append(OpenString(kind: kind, pounds: pounds, token: list.count))
    let isMultiLine = kind == .multiLine
    emit(
      .stringOpen, to: quote + (isMultiLine ? 3 : 1), adding: isMultiLine ? .multiline : [])
    scanStringText()
  }

  /// Scans text of the innermost string up to its end or into its next interpolation.
  mutating func scanStringText() {
    let string = open[open.count - 1]
    var next = at
    while true {
      let count = ByteWord(at: next).textCount
      next += count
      if count == 8 { continue }
      switch next.pointee {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if let close = endOfString(string, at: next) { return closeString(at: next, to: close) }
        next += 1
      case UInt8(ascii: "\\"):
        let escaped = afterEscape(at: next, in: string)
        if escaped.pointee == UInt8(ascii: "("), escaped > next {
          return openInterpolation(at: next, paren: escaped)
        }
        next = afterEscapedDelimiter(at: escaped, backslash: next)
      case 0:
        next += next < end ? 1 : 0
        if next == end {
          emitText(to: next)
          return
        }
      case UInt8(ascii: "\n") where string.kind != .multiLine,
        UInt8(ascii: "\r") where string.kind != .multiLine:
        emitText(to: next)
        return cutOff()
      default: next += 1
      }
    }
  }

  /// Gives up the innermost string.
  mutating func cutOff() {
    list[open.removeLast().token].flags.insert(.unterminated)
  }

  private mutating func emitText(to next: UnsafePointer<UInt8>) {
    if next > at { emit(.stringText, to: next) }
  }

  private mutating func closeString(
    at quote: UnsafePointer<UInt8>, to close: UnsafePointer<UInt8>
  ) {
    let isMultiLine = open.removeLast().kind == .multiLine
    emitText(to: quote)
    emit(.stringClose, to: close, adding: isMultiLine ? .multiline : [])
  }

  private mutating func openInterpolation(
    at backslash: UnsafePointer<UInt8>, paren: UnsafePointer<UInt8>
  ) {
    emitText(to: backslash)
    emit(.interpolation, to: paren)
    emit(.leftParen, length: 1)
    open[open.count - 1].parens = 1
  }
}

// MARK: - Delimiters

extension Scanner {
  private func isTriple(_ quote: UnsafePointer<UInt8>) -> Bool {
    quote.pointee == UInt8(ascii: "\"") && quote[1] == UInt8(ascii: "\"")
      && quote[2] == UInt8(ascii: "\"")
  }

  /// The number of `#` at `bytes`, counted up to `limit`.
  private func pounds(at bytes: UnsafePointer<UInt8>, upTo limit: Int) -> Int {
    var count = 0
    while count < limit, bytes[count] == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// The end of the delimiter that closes `string` at `quote`; nil when the quote is only text.
  private func endOfString(
    _ string: OpenString, at quote: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    let isApostrophe = quote.pointee == UInt8(ascii: "'")
    guard isApostrophe == (string.kind == .singleQuote) else { return nil }
    var next = quote + 1
    if string.kind == .multiLine {
      guard isTriple(quote) else { return nil }
      next = quote + 3
    }
    guard string.pounds > 0 else { return next }
    guard pounds(at: next, upTo: string.pounds) == string.pounds else { return nil }
    // Surplus ones are an error the compiler reads as part of the delimiter.
    while next.pointee == UInt8(ascii: "#") { next += 1 }
    return next
  }

  /// What follows the backslash and its `#`s, or the backslash itself when they escape nothing.
  private func afterEscape(
    at backslash: UnsafePointer<UInt8>, in string: OpenString
  ) -> UnsafePointer<UInt8> {
    guard string.pounds > 0 else { return backslash + 1 }
    // One too many is an error the compiler still takes for an escape.
    let count = pounds(at: backslash + 1, upTo: string.pounds + 1)
    return count < string.pounds ? backslash : backslash + 1 + count
  }

  /// Where to read on after an escape: behind an escaped quote, which closes nothing.
  private func afterEscapedDelimiter(
    at escaped: UnsafePointer<UInt8>, backslash: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    guard escaped > backslash else { return backslash + 1 }
    return classes[Int(escaped.pointee)].isDelimiter
      ? escaped + 1 : escaped
  }

  /// Whether a quote with `pounds` times `#` comes behind `from` on its line. Then the three quotes
  /// before it are a single-line string with quotes in it, like `#"""#`.
  private mutating func closesOnLine(from: UnsafePointer<UInt8>, pounds count: Int) -> Bool {
    if let known = seen.rawClosing(pounds: count, from: from) { return known }
    var next = from
    while !next.pointee.isNewline, next < end {
      if next.pointee == UInt8(ascii: "\""), pounds(at: next + 1, upTo: count) == count {
        seen.noteRawClosing(pounds: count, from: from, to: next, found: true)
        return true
      }
      next += 1
    }
    seen.noteRawClosing(pounds: count, from: from, to: next, found: false)
    return false
  }
}
