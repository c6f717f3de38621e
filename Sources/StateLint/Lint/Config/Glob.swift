/// A pattern for one component of a path: `*`, `?`, `[a-z]`, `[!x]`, `\*`, and bytes as they are.
struct Glob: Sendable, Equatable {
  private let pieces: [Piece]

  private enum Piece: Sendable, Equatable {
    case byte(UInt8)
    /// `?`: one character.
    case one
    /// `*`: any characters, none among them.
    case any
    /// `[a-z]`: one byte of these ranges, or with `!` one of no range.
    case set([ClosedRange<UInt8>], isNegated: Bool)
  }

  init(_ text: ArraySlice<UInt8>) {
    var pieces: [Piece] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if pieces.last != .any { pieces.append(.any) }
      case UInt8(ascii: "?"): pieces.append(.one)
      case UInt8(ascii: "\\"): pieces.append(.byte(rest.popFirst() ?? byte))
      case UInt8(ascii: "["): pieces.append(Glob.set(&rest) ?? .byte(byte))
      default: pieces.append(.byte(byte))
      }
    }
    self.pieces = pieces
  }

  /// Reads behind the `[`; nil, and nothing read, where no `]` closes it.
  private static func set(_ text: inout ArraySlice<UInt8>) -> Piece? {
    var rest = text
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while var low = rest.popFirst() {
      if low == UInt8(ascii: "]"), !ranges.isEmpty {
        text = rest
        return .set(ranges, isNegated: isNegated)
      }
      if low == UInt8(ascii: "\\"), let next = rest.popFirst() { low = next }
      var high = low
      if rest.first == UInt8(ascii: "-"), let end = rest.dropFirst().first,
        end != UInt8(ascii: "]")
      {
        high = end
        rest = rest.dropFirst(2)
      }
      ranges.append(min(low, high)...max(low, high))
    }
    return nil
  }

  /// Whether it fits the whole of `text`.
  func fits(_ text: ArraySlice<UInt8>) -> Bool {
    var piece = 0
    var offset = text.startIndex
    // Where to go on when a later piece does not fit: the last `*` then takes one byte more.
    var retry: (piece: Int, offset: Int)?
    while offset < text.endIndex || piece < pieces.count {
      if piece < pieces.count, pieces[piece] == .any {
        retry = (piece, offset)
        piece += 1
        continue
      }
      if piece < pieces.count, let end = Glob.end(of: pieces[piece], in: text, at: offset) {
        piece += 1
        offset = end
        continue
      }
      guard let last = retry, last.offset < text.endIndex else { return false }
      retry = (last.piece, last.offset + 1)
      piece = last.piece + 1
      offset = last.offset + 1
    }
    return true
  }

  /// Where what a piece fits ends; nil where it does not fit.
  private static func end(of piece: Piece, in text: ArraySlice<UInt8>, at offset: Int) -> Int? {
    guard offset < text.endIndex else { return nil }
    let byte = text[offset]
    switch piece {
    case .any: return nil
    case .byte(let wanted): return byte == wanted ? offset + 1 : nil
    case .set(let ranges, let isNegated):
      return ranges.contains { $0.contains(byte) } != isNegated ? offset + 1 : nil
    case .one:
      // The bytes behind the first of a character begin with the bits 10.
      let rest = text[(offset + 1)...].prefix { $0 & 0xC0 == 0x80 }
      return rest.endIndex
    }
  }
}
