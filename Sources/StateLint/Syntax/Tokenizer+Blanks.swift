extension Scanner {
  /// The end of the run of blanks at `place`, within its line.
  @inline(__always)
  mutating func skipBlanks(_ place: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    flags.insert(.spaceBefore)
    return endOfSpaces(from: place + 1)
  }

  /// The end of the space that most often parts two tokens, if there is one. Whether there is cannot
  /// be predicted, so this takes no branch.
  @inline(__always)
  mutating func skipOneSpace(_ place: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let count: UInt8 = place.pointee == UInt8(ascii: " ") ? 1 : 0
    flags.rawValue |= count &* Token.Flags.spaceBefore.rawValue
    return place + Int(count)
  }

  /// The end of the line end at `place` and of the indentation behind it.
  @inline(__always)
  mutating func skipNewline(_ place: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    flags.formUnion([.startsLine, .spaceBefore])
    return endOfSpaces(from: place + 1)
  }

  @inline(__always)
  private func endOfSpaces(from: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var place = from
    var count = ByteWord(at: place).spaceCount
    while count == 8 {
      place += 8
      count = ByteWord(at: place).spaceCount
    }
    return place + count
  }

  /// Gives up the strings that must end on the line that ended. Code in their interpolations may
  /// not go on behind it.
  mutating func leaveLine() {
    while let string = open.last, string.kind != .multiLine { cutOff() }
  }

  /// Skips blanks beyond ASCII; scans a name, an operator or nonsense.
  mutating func scanHigh() {
    let scalar = DecodedScalar(at: at)
    if scalar.value == DecodedScalar.noBreakSpace || scalar.value == DecodedScalar.byteOrderMark {
      at += scalar.length
      flags.insert(.spaceBefore)
    } else if scalar.beginsName {
      at = scanName(at)
    } else if scalar.beginsOperator {
      scanOperator()
    } else if scalar.continuesName {
      // A stray combining mark: the compiler complains and takes it for a name.
      emit(.identifier, to: endOfName(from: at))
    } else if scalar.value == DecodedScalar.openingCurlyQuote {
      scanCurlyQuote(from: at + scalar.length)
    } else {
      emitUnknown(length: scalar.length)
    }
  }

  /// Scans “text” in curly quotes, a common slip, as one name, as the compiler does to go on well.
  private mutating func scanCurlyQuote(from text: UnsafePointer<UInt8>) {
    guard text >= seen.noClosingCurlyQuoteUpTo else { return emit(.identifier, to: text) }
    var next = text
    while !next.pointee.isNewline, next < end {
      switch next.pointee {
      case UInt8(ascii: "\\"):
        if next[1] == UInt8(ascii: "(") {
          seen.noClosingCurlyQuoteUpTo = next
          return emit(.identifier, to: text)
        }
        next += classes[Int(next[1])].isDelimiter ? 2 : 1
      case UInt8(ascii: "\""): return emit(.identifier, to: next + 1)
      case 0x80...:
        let scalar = DecodedScalar(at: next)
        next += scalar.length
        if scalar.value == DecodedScalar.closingCurlyQuote { return emit(.identifier, to: next) }
      default: next += 1
      }
    }
    seen.noClosingCurlyQuoteUpTo = next
    emit(.identifier, to: text)
  }
}

// MARK: - Comments

extension Scanner {
  /// Scans a comment, a regex literal or an operator.
  mutating func scanSlash() {
    switch at[1] {
    case UInt8(ascii: "/"): emitComment(to: endOfLine(from: at + 2))
    case UInt8(ascii: "*"): scanBlockComment()
    default: scanOperator()
    }
  }

  private mutating func scanBlockComment() {
    var next = at + 2
    var depth = 1
    var isOneLine = true
    while depth > 0 {
      switch next.pointee {
      case UInt8(ascii: "*") where next[1] == UInt8(ascii: "/"):
        depth -= 1
        next += 2
      case UInt8(ascii: "/") where next[1] == UInt8(ascii: "*"):
        depth += 1
        next += 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isOneLine = false
        next += 1
      case 0 where next >= end: return emitComment(to: next, adding: .unterminated)
      default: next += 1
      }
    }
    emitComment(to: next)
    if !isOneLine { flags.insert(.startsLine) }
  }

  /// The end of the line `from` stands in, in front of its line feed or carriage return.
  func endOfLine(from: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var next = from
    while true {
      let count = ByteWord(at: next).lineCount
      next += count
      if count < 8 {
        guard next.pointee == 0, next < end else { return next }
        next += 1
      }
    }
  }
}

// MARK: - Conflict markers

extension Scanner {
  /// Scans what a version control system left of a conflict as one comment, from the line that
  /// begins it to the line that ends it. False when there is no such thing here.
  mutating func scanConflict() -> Bool {
    guard at == start || at[-1].isNewline || at[-1] == 0 else { return false }
    let isPerforce = at.pointee == UInt8(ascii: ">")
    guard starts(at, with: isPerforce ? ">>>> " : "<<<<<<< ") else { return false }
    guard isPerforce ? !seen.noPerforceConflictEnd : !seen.noConflictEnd else { return false }
    let closing: StaticString = isPerforce ? "<<<<\n" : ">>>>>>> "
    var next = at
    repeat {
      next = endOfLine(from: next)
      guard next < end else {
        if isPerforce { seen.noPerforceConflictEnd = true } else { seen.noConflictEnd = true }
        return false
      }
      next += 1
    } while !starts(next, with: closing)
    emitComment(to: endOfLine(from: next + (isPerforce ? closing.utf8CodeUnitCount : 0)))
    flags.insert(.startsLine)
    return true
  }

  /// Whether the bytes at `bytes` are those of `text`.
  func starts(_ bytes: UnsafePointer<UInt8>, with text: StaticString) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where bytes[index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}
