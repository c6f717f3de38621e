/// How far a regex literal reaches.
enum RegexExtent: Equatable {
  /// To here, closing delimiter included.
  case closed(UnsafePointer<UInt8>)
  /// To here, where it must stop without having been closed.
  case cutOff(UnsafePointer<UInt8>)
  /// It is no regex literal after all.
  case none

  /// Just past the literal; nil when there is none.
  var end: UnsafePointer<UInt8>? {
    switch self {
    case .closed(let end), .cutOff(let end): end
    case .none: nil
    }
  }

  /// What the literal's token must say.
  var flags: Token.Flags {
    if case .cutOff = self { .unterminated } else { [] }
  }
}

/// Reads the pattern of a regex literal to find its end.
struct RegexText {
  typealias Place = UnsafePointer<UInt8>

  /// The opening slash.
  let slash: Place
  /// How many `#` stand around the literal.
  let pounds: Int
  /// Nothing but a regex literal can stand here, so that mistakes in it are overlooked.
  let isCertain: Bool
  /// The first byte of the source.
  let start: Place
  /// The end of the source.
  let end: Place
  /// Where the first line ends of a literal that spans lines.
  private(set) var firstNewline: Place?
  private var openGroups = 0
  private var openClasses = 0
  private var lastBlank: Place?

  init(slash: Place, pounds: Int, isCertain: Bool, start: Place, end: Place) {
    self.slash = slash
    self.pounds = pounds
    self.isCertain = isCertain
    self.start = start
    self.end = end
  }

  /// How far the literal reaches. Pass true when it is known that the end of the source comes
  /// before the end of any literal that spans lines.
  mutating func extent(isKnownToRunOn: Bool) -> RegexExtent {
    guard canBegin else { return .none }
    var next = slash + 1
    if let newline = newlineBehindOpening() {
      if isKnownToRunOn { return .cutOff(newline) }
      firstNewline = newline
      next = newline
    }
    while true {
      if next.pointee == UInt8(ascii: "/"), let extent = extent(upTo: next) { return extent }
      let isEscaped = next.pointee == UInt8(ascii: "\\")
      if isEscaped { next += 1 }
      // Code most likely goes on behind the line where a literal without end began.
      if next == end { return cutOff(at: firstNewline ?? next) }
      if next.pointee.isNewline, firstNewline == nil { return cutOff(at: next) }
      if !isEscaped, !note(next) { return .none }
      next += 1
    }
  }

  private func cutOff(at place: Place) -> RegexExtent {
    isCertain ? .cutOff(place) : .none
  }

  /// Whether what follows the opening slash allows a literal.
  private var canBegin: Bool {
    guard pounds == 0 else { return true }
    switch slash[1] {
    // A comment, or the end of one.
    case UInt8(ascii: "/"), UInt8(ascii: "*"): return false
    // Lines like `/ 2 /` go on a division.
    case UInt8(ascii: " "), UInt8(ascii: "\t"): if !isCertain { return false }
    default: break
    }
    return slash == start || slash[-1] != UInt8(ascii: "*")
  }

  /// The end of the opening delimiter's line, if nothing but blanks comes before it. Only a literal
  /// between `#`s that begins so may span lines.
  private func newlineBehindOpening() -> Place? {
    guard pounds > 0 else { return nil }
    var next = slash + 1
    while next.pointee == UInt8(ascii: " ") || next.pointee == UInt8(ascii: "\t") { next += 1 }
    return next.pointee.isNewline ? next : nil
  }

  /// The extent of the literal if a slash at `place` settles it, else nil.
  private func extent(upTo place: Place) -> RegexExtent? {
    var next = place + 1
    if pounds > 0 {
      while next.pointee == UInt8(ascii: "#") { next += 1 }
      return next - place > pounds ? .closed(next) : nil
    }
    // A comment is likelier than a pattern that ends in front of a star or slash.
    if next.pointee == UInt8(ascii: "*") || next.pointee == UInt8(ascii: "/") {
      return cutOff(at: place)
    }
    if lastBlank == place - 1, !isCertain { return RegexExtent.none }
    return .closed(next)
  }

  /// Takes note of one byte of the pattern that is not escaped. False when it makes the literal none.
  private mutating func note(_ place: Place) -> Bool {
    switch place.pointee {
    case UInt8(ascii: "(") where openClasses == 0: openGroups += 1
    case UInt8(ascii: ")") where openClasses == 0:
      // More likely the slash is an operator among arguments, and the parenthesis ends them.
      if openGroups == 0 { return isCertain }
      openGroups -= 1
    case UInt8(ascii: "["): openClasses += 1
    case UInt8(ascii: "]"): openClasses = max(0, openClasses - 1)
    case UInt8(ascii: " "), UInt8(ascii: "\t"): lastBlank = place
    default: break
    }
    return true
  }
}
