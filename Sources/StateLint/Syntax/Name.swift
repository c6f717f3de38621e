/// A name as a 64-bit hash of its UTF-8 bytes, backticks left out. Equal names have equal hashes
/// everywhere, so files need no common table; two different names share one with a chance of
/// about one in 2^64.
@frozen
public struct Name: Hashable, Sendable, Comparable {
  /// The hash itself.
  public let hash: UInt64

  /// A name by its hash.
  @inlinable
  public init(hash: UInt64) { self.hash = hash }

  /// The name spelled by `text`.
  @inlinable
  public init(_ text: StaticString) {
    self = text.withUTF8Buffer { Name(bytes: $0) }
  }

  /// The name spelled by `text`.
  @inlinable
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { Name(bytes: $0) }
  }

  /// The name spelled by `bytes`.
  @inlinable
  public init(bytes: UnsafeBufferPointer<UInt8>) {
    // Each step can be undone: two names of one length, up to eight bytes, never share a hash.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    if let start = UnsafeRawPointer(bytes.baseAddress) {
      var place = 0
      while bytes.count - place >= 8 {
        hash = Name.mixed(hash ^ Name.word(at: start + place))
        place += 8
      }
      if place < bytes.count { hash = Name.mixed(hash ^ Name.tail(of: bytes, from: place)) }
    }
    hash = (hash ^ UInt64(truncatingIfNeeded: bytes.count)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    self.hash = hash
  }

  /// Eight bytes spread over the hash, so that it can be undone.
  @inlinable
  static func mixed(_ bits: UInt64) -> UInt64 {
    let product = bits &* 0xA076_1D64_78BD_642F
    return product ^ product >> 32
  }

  /// Eight bytes, the same on each machine.
  @inlinable
  static func word(at place: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: place.loadUnaligned(as: UInt64.self))
  }

  /// The last one to seven bytes, some of them twice.
  @inlinable
  static func tail(of bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> UInt64 {
    let rest = bytes.count - place
    if rest >= 4 {
      let start = UnsafeRawPointer(bytes.baseAddress!)
      let first = UInt32(littleEndian: (start + place).loadUnaligned(as: UInt32.self))
      let last = UInt32(littleEndian: (start + bytes.count - 4).loadUnaligned(as: UInt32.self))
      return UInt64(first) | UInt64(last) << 32
    }
    return UInt64(bytes[place]) | UInt64(bytes[place + rest / 2]) << 8
      | UInt64(bytes[bytes.count - 1]) << 16
  }

  /// Ordered by the hash.
  @inlinable
  public static func < (left: Name, right: Name) -> Bool { left.hash < right.hash }

  // Written out: the synthesised one is called through a witness table from other modules.
  /// Whether the hashes are the same.
  @inlinable
  public static func == (left: Name, right: Name) -> Bool { left.hash == right.hash }

  /// Feeds the hash.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  // A name is a hash already. Mixing it once more at each look-up would be a twentieth of a run.
  /// What tables hash it to.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: hash) ^ seed }

  /// Bits spread over a whole number, as tables of other plain keys want them.
  @inlinable
  public static func spread(_ bits: UInt64) -> Int {
    let product = bits &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ product >> 32)
  }
}
