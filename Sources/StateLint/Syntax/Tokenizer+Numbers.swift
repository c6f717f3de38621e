extension Scanner {
  /// Scans an integer or a floating-point number. What is wrong with it, such as a digit too large,
  /// stays part of it.
  mutating func scanNumber() {
    if at.pointee == UInt8(ascii: "0") {
      switch at[1] {
      case UInt8(ascii: "x"): return scanHexNumber()
      case UInt8(ascii: "o"), UInt8(ascii: "b"): return emit(.integer, to: endOfName(from: at + 2))
      default: break
      }
    }
    var next = endOfDigits(from: at)
    if next.pointee == UInt8(ascii: "."), next[1].isDigit, previous != .period, !isVersion {
      next = endOfDigits(from: next + 1)
      guard next.pointee | 0x20 == UInt8(ascii: "e") else { return emit(.float, to: next) }
    } else if next.pointee == UInt8(ascii: ".") {
      return emit(.integer, to: next)
    } else if next.pointee | 0x20 != UInt8(ascii: "e") {
      return emit(.integer, to: endOfName(from: next))
    }
    emit(.float, to: endOfExponent(from: next))
  }

  /// Scans `0x` and what belongs to it; the exponent of a float is not optional.
  private mutating func scanHexNumber() {
    let first = at + 2
    guard first.pointee.isHexDigit else { return emit(.integer, to: endOfName(from: first)) }
    let whole = endOfHexDigits(from: first)
    if whole.pointee | 0x20 == UInt8(ascii: "p") {
      return emit(.float, to: endOfExponent(from: whole))
    }
    guard whole.pointee == UInt8(ascii: "."), whole[1].isHexDigit else {
      return emit(.integer, to: whole.pointee == UInt8(ascii: ".") ? whole : endOfName(from: whole))
    }
    let fraction = endOfHexDigits(from: whole + 1)
    guard fraction.pointee | 0x20 == UInt8(ascii: "p") else {
      // `0xff.description`, and `0x1.8`, which lacks its exponent.
      let isMember = fraction < end && fraction + 1 < end && !fraction[1].isDigit
      return emit(.integer, to: isMember ? whole : fraction)
    }
    // `0xff.fp` is a member too, `0x1.8p` a float that lacks its digits.
    let isMember = fraction + 1 < end && !fraction[1].isDigit && !isSign(fraction[1])
    if isMember, !whole[1].isDigit { return emit(.integer, to: whole) }
    emit(.float, to: endOfExponent(from: fraction))
  }

  /// The end of an exponent that `from` begins with its letter.
  private func endOfExponent(from: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let sign = from + 1
    return endOfName(from: isSign(sign.pointee) ? sign + 1 : sign)
  }

  /// Whether the number at `at` is a version, `iOS 17.0` or `@available(iOS, introduced: 17.0)`. Its
  /// parts are integers and periods.
  private var isVersion: Bool {
    guard let last = list.last else { return false }
    if last.kind == .identifier { return last.keyword == .none && !flags.contains(.startsLine) }
    guard last.kind == .colon, list.count > 1 else { return false }
    let label = start + Int(list[list.count - 2].start)
    switch label.pointee {
    case UInt8(ascii: "i") where starts(label, with: "introduced"): return isInAvailability
    case UInt8(ascii: "d") where starts(label, with: "deprecated"): return isInAvailability
    case UInt8(ascii: "o") where starts(label, with: "obsoleted"): return isInAvailability
    default: return false
    }
  }

  /// Whether the parenthesis opened last is that of `@available(`, as far as a few tokens tell.
  private var isInAvailability: Bool {
    for index in stride(from: list.count - 1, to: max(1, list.count - 64), by: -1)
    where list[index].kind == .leftParen {
      let word = list[index - 1]
      return word.end - word.start == 9 && starts(start + Int(word.start), with: "available")
    }
    return false
  }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private func endOfDigits(from: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var next = from
    while next.pointee.isDigit || next.pointee == UInt8(ascii: "_") { next += 1 }
    return next
  }

  private func endOfHexDigits(from: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var next = from
    while next.pointee.isHexDigit || next.pointee == UInt8(ascii: "_") { next += 1 }
    return next
  }
}
