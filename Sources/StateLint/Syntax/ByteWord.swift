/// Eight bytes of a source at once, the first one lowest. What is asked of each byte is answered in
/// its highest bit, so that no question takes a branch.
struct ByteWord {
  let bits: UInt64

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// The eight bytes at `place`.
  @inline(__always)
  init(at place: UnsafePointer<UInt8>) {
    bits = UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// `byte` eight times.
  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Marks the bytes that are zero. Those above the first may be marked wrongly.
  @inline(__always)
  private static func zeros(_ bits: UInt64) -> UInt64 { (bits &- all(1)) & ~bits & highBits }

  /// How many bytes come before the first mark; 8 without one.
  @inline(__always)
  private static func count(before marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

  /// Marks the bytes from `low` to `high`. All of `bits` must be below 0x80.
  @inline(__always)
  private static func range(_ bits: UInt64, _ low: UInt8, _ high: UInt8) -> UInt64 {
    (bits &+ all(0x80 - low)) & ~(bits &+ all(0x7F - high))
  }
}

extension ByteWord {
  /// How many of the first bytes are ASCII letters, digits, `_` or `$`: at most 8.
  @inline(__always)
  var nameCount: Int {
    let low = bits & ~Self.highBits
    let letters = Self.range(low | Self.all(0x20), UInt8(ascii: "a"), UInt8(ascii: "z"))
    let digits = Self.range(low, UInt8(ascii: "0"), UInt8(ascii: "9"))
    let others =
      Self.range(low, UInt8(ascii: "_"), UInt8(ascii: "_"))
      | Self.range(low, UInt8(ascii: "$"), UInt8(ascii: "$"))
    return Self.count(before: ~(letters | digits | others) & Self.highBits | bits & Self.highBits)
  }

  /// How many of the first bytes are spaces: at most 8.
  @inline(__always)
  var spaceCount: Int { (bits ^ Self.all(UInt8(ascii: " "))).trailingZeroBitCount &>> 3 }

  /// How many of the first bytes are neither line feeds, carriage returns nor zero: at most 8.
  @inline(__always)
  var lineCount: Int {
    Self.count(
      before: Self.zeros(bits) | Self.zeros(bits ^ Self.all(UInt8(ascii: "\n")))
        | Self.zeros(bits ^ Self.all(UInt8(ascii: "\r"))))
  }

  /// How many of the first bytes are neither quotes, backslashes nor below 16 (line ends are): at
  /// most 8.
  @inline(__always)
  var textCount: Int {
    let control = (bits &- Self.all(16)) & ~bits & Self.highBits
    return Self.count(
      before: control | Self.zeros(bits ^ Self.all(UInt8(ascii: "\"")))
        | Self.zeros(bits ^ Self.all(UInt8(ascii: "'")))
        | Self.zeros(bits ^ Self.all(UInt8(ascii: "\\"))))
  }

  /// The first `count` bytes with zeros behind them; all of them from 8 on.
  @inline(__always)
  func first(_ count: Int) -> UInt64 {
    count >= 8 ? bits : bits & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
  }
}
