/// Reads which lines come in a difference as git writes it.
struct DiffReader {
  private var rest: ArraySlice<UInt8>
  /// The path of the file the next hunks are of; nil for one that goes.
  private var path: String?

  init(_ diff: [UInt8]) {
    rest = diff[...]
  }

  /// The next lines that come, counted from 1, and their file; nil at the end.
  mutating func next() -> (path: String, lines: Range<Int>)? {
    while let line = nextLine() {
      if line.starts(with: "+++ ".utf8) {
        path = Self.path(line.dropFirst(4))
      } else if let hunk = Hunk(line) {
        // What stands in a hunk can look like anything, so its lines are counted.
        skip(hunk.goneCount + hunk.lines.count)
        if let path, !hunk.lines.isEmpty { return (path, hunk.lines) }
      }
    }
    return nil
  }

  private mutating func nextLine() -> ArraySlice<UInt8>? {
    if rest.isEmpty { return nil }
    let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
    defer { rest = rest[min(end + 1, rest.endIndex)...] }
    return rest[..<end]
  }

  private mutating func skip(_ count: Int) {
    var left = count
    while left > 0, let line = nextLine() {
      // `\ No newline at end of file` is a remark, not a line.
      if line.first != UInt8(ascii: "\\") { left -= 1 }
    }
  }

  /// The path behind `+++ `, without `b/`.
  private static func path(_ name: ArraySlice<UInt8>) -> String? {
    var name = name
    // A tab ends a name that has blanks in it.
    if name.last == UInt8(ascii: "\t") { name.removeLast() }
    let bytes = name.first == UInt8(ascii: "\"") ? unquoted(name) : Array(name)
    guard bytes.starts(with: "b/".utf8) else { return nil }
    return String(decoding: bytes.dropFirst(2), as: UTF8.self)
  }

  /// A name in quotes, with its escapes taken for what they stand for.
  private static func unquoted(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = name.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      if let digit = Self.octal(escape) {
        var value = digit
        for _ in 0..<2 {
          guard let next = rest.first.flatMap(Self.octal) else { break }
          value = value &* 8 &+ next
          rest.removeFirst()
        }
        bytes.append(value)
      } else {
        bytes.append(escapes[escape] ?? escape)
      }
    }
    return bytes
  }

  private static func octal(_ byte: UInt8) -> UInt8? {
    (0x30...0x37).contains(byte) ? byte - 0x30 : nil
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "r"): 0x0D,
  ]
}

/// The head of a hunk: `@@ -3,2 +4,5 @@`.
private struct Hunk {
  /// How many lines go.
  var goneCount: Int
  /// The lines that come, counted from 1.
  var lines: Range<Int>

  init?(_ line: ArraySlice<UInt8>) {
    guard line.starts(with: "@@ -".utf8) else { return nil }
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard words.count > 2, words[2].first == UInt8(ascii: "+"),
      let gone = Self.span(words[1].dropFirst()), let come = Self.span(words[2].dropFirst())
    else { return nil }
    goneCount = gone.count
    lines = come.start..<(come.start + come.count)
  }

  /// `3,2`, or `3` for one line. Numbers no file has are none.
  private static func span(_ word: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
    let parts = word.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int32(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == parts.count, (1...2).contains(numbers.count),
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    return (Int(numbers[0]), numbers.count == 2 ? Int(numbers[1]) : 1)
  }
}
