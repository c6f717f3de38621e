/// Finds the keyword a word spells, with one multiplication and one comparison.
///
/// Words are compared eight bytes at a time. The table is made from the names of the cases of
/// `Keyword`, so it cannot forget one.
struct KeywordTable: Sendable {
  /// A keyword and its spelling. The first eight bytes alone are hashed, and no two keywords of one
  /// length share them.
  struct Slot: Sendable {
    /// The first eight bytes of the word, the first byte lowest, zeros behind its end.
    var head: UInt64 = 0
    /// The next eight.
    var middle: UInt64 = 0
    /// The last four.
    var tail: UInt32 = 0
    /// How many bytes the word has; 0 in the slot that stands for no keyword.
    var length: UInt8 = 0
    var keyword = Keyword.none
  }

  /// The one table.
  static let shared = KeywordTable()

  /// For every hash the index of the keyword that has it, or 0. Apart from the slots, because most
  /// words are no keywords, and so a small table answers for them.
  let places: [UInt8]
  /// Slot 0 is no keyword.
  let slots: [Slot]
  /// Gives all keywords different hashes.
  let multiplier: UInt64

  private static let hashBits = 10

  private init() {
    let slots = Keyword.allCases.map(Slot.init)
    // Found by trying. Should a new keyword spoil it, the search goes on from here.
    var multiplier: UInt64 = 0x947F_8143_5ADD_92D1
    var places = Self.places(of: slots, multiplier: multiplier)
    while places == nil {
      multiplier = multiplier &* 0x5851_F42D_4C95_7F2D &+ 2
      places = Self.places(of: slots, multiplier: multiplier)
    }
    self.places = places!
    self.slots = slots
    self.multiplier = multiplier
  }

  /// The places by hash; nil when two keywords have the same one.
  private static func places(of slots: [Slot], multiplier: UInt64) -> [UInt8]? {
    var places = [UInt8](repeating: 0, count: 1 << hashBits)
    for (index, slot) in slots.enumerated().dropFirst() {
      let hash = hash(head: slot.head, length: Int(slot.length), multiplier)
      guard places[hash] == 0 else { return nil }
      places[hash] = UInt8(index)
    }
    return places
  }

  @inline(__always)
  fileprivate static func hash(head: UInt64, length: Int, _ multiplier: UInt64) -> Int {
    let mixed = (head ^ UInt64(truncatingIfNeeded: length)) &* multiplier
    return Int(truncatingIfNeeded: mixed &>> UInt64(64 - hashBits))
  }

  /// Gives the body pointers into the table, which live as long as it runs.
  func withPointers<Result>(_ body: (Pointers) -> Result) -> Result {
    places.withUnsafeBufferPointer { places in
      slots.withUnsafeBufferPointer { slots in
        body(
          Pointers(
            places: places.baseAddress!, slots: slots.baseAddress!, multiplier: multiplier))
      }
    }
  }

  /// The table without the checks of an array.
  struct Pointers {
    let places: UnsafePointer<UInt8>
    let slots: UnsafePointer<Slot>
    let multiplier: UInt64
  }
}

extension KeywordTable.Pointers {
  /// The keyword written in the `length` bytes at `word`; `.none` for any other word.
  ///
  /// At least 20 bytes must be readable at `word`, whatever its length.
  @inline(__always)
  func keyword(at word: UnsafePointer<UInt8>, length: Int) -> Keyword {
    let head = ByteWord(at: word).first(length)
    let slot = slots + Int(places[KeywordTable.hash(head: head, length: length, multiplier)])
    guard slot.pointee.head == head, Int(slot.pointee.length) == length else { return .none }
    return length <= 8 || slot.pointee.hasEnd(of: word) ? slot.pointee.keyword : .none
  }
}

extension KeywordTable.Slot {
  fileprivate init(_ keyword: Keyword) {
    self.keyword = keyword
    guard keyword != .none else { return }
    let name = String(describing: keyword).utf8
    length = UInt8(name.count)
    for (index, byte) in name.enumerated() {
      switch index {
      case 0..<8: head |= UInt64(byte) << UInt64(8 * index)
      case 8..<16: middle |= UInt64(byte) << UInt64(8 * (index - 8))
      default: tail |= UInt32(byte) << UInt32(8 * (index - 16))
      }
    }
  }

  /// Whether `word`, of the same length, has the same bytes from the ninth on.
  fileprivate func hasEnd(of word: UnsafePointer<UInt8>) -> Bool {
    let count = Int(length)
    guard ByteWord(at: word + 8).first(count - 8) == middle else { return false }
    return count <= 16 || ByteWord(at: word + 16).first(count - 16) == UInt64(tail)
  }
}
