import StateLintSyntax

/// Names in very little memory: it may take a name for one of them that is none, and never overlooks
/// one.
struct NameFilter: Sendable {
  /// How many bits there are, a power of two.
  private static let size = 1 << 17
  private var bits = [UInt64](repeating: 0, count: NameFilter.size / 64)

  mutating func insert(_ name: Name) {
    let place = NameFilter.place(of: name)
    bits[place / 64] |= 1 << UInt64(place % 64)
  }

  /// Whether a name may be among them.
  func mayContain(_ name: Name) -> Bool {
    let place = NameFilter.place(of: name)
    return bits[place / 64] & 1 << UInt64(place % 64) != 0
  }

  private static func place(of name: Name) -> Int {
    Int(truncatingIfNeeded: name.hash) & (size - 1)
  }
}
