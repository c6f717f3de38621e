import StateLintSyntax

/// One field of a row: bytes of a string literal, so they live as long as the process.
typealias Field = UnsafeBufferPointer<UInt8>

/// Reads a knowledge table written as text: one row a line, fields apart by blanks.
///
/// A literal of text compiles in no time at any length, which an array literal does not.
struct TableReader {
  private var cursor: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  init(_ text: StaticString) {
    cursor = text.utf8Start
    end = text.utf8Start + text.utf8CodeUnitCount
  }

  /// Moves to the next row. False at the end of the table.
  mutating func nextRow() -> Bool {
    var place = cursor
    while place < end, place.pointee <= UInt8(ascii: " ") { place += 1 }
    cursor = place
    return place < end
  }

  /// The next field of the current row; empty when the row has no more.
  mutating func field() -> Field {
    var place = cursor
    while place < end, place.pointee == UInt8(ascii: " ") { place += 1 }
    let start = place
    while place < end, place.pointee > UInt8(ascii: " ") { place += 1 }
    cursor = place
    return Field(start: start, count: place - start)
  }
}

extension Field {
  /// Whether the field is the `-` that stands for nothing.
  var isNone: Bool { count == 1 && self[0] == UInt8(ascii: "-") }

  /// Calls `body` with each part of a field that lists several things, `t1,content,label`.
  func forEachPart(separator: UInt8 = UInt8(ascii: ","), _ body: (Field) -> Void) {
    var start = 0
    for index in 0...count where index == count || self[index] == separator {
      if index > start { body(Field(rebasing: self[start..<index])) }
      start = index + 1
    }
  }

  /// Whether both fields hold the same bytes.
  func spells(_ other: Field) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }

  /// The field as a String, for messages and tests.
  var text: String { String(decoding: self, as: UTF8.self) }
}

/// The words a column may hold, in the order of the enum cases they stand for.
struct ColumnWords {
  private let words: [Field]

  init(_ text: StaticString) {
    var reader = TableReader(text)
    var words: [Field] = []
    while reader.nextRow() { words.append(reader.field()) }
    self.words = words
  }

  /// How many words there are; a test compares it with the number of cases.
  var count: Int { words.count }

  /// The number of the case that `field` stands for. A word outside the list is a typing mistake
  /// in a table of ours, which the first look-up in the tests meets.
  func rawValue(of field: Field) -> UInt8 {
    for index in words.indices where words[index].spells(field) { return UInt8(index) }
    preconditionFailure("no such word in a knowledge table: \(field.text)")
  }

  /// Several words of a column, each as the bit of its number.
  func bits(of field: Field, separator: UInt8 = UInt8(ascii: ",")) -> UInt32 {
    guard !field.isNone else { return 0 }
    var bits: UInt32 = 0
    field.forEachPart(separator: separator) { bits |= 1 << UInt32(rawValue(of: $0)) }
    return bits
  }
}
