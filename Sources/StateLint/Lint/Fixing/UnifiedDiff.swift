/// The difference of two texts as `patch` and `git apply` read it.
public struct UnifiedDiff: Sendable {
  /// The whole difference; empty where the texts are the same. Lines stand in it as they are, so
  /// that it fits files of any encoding.
  public let bytes: [UInt8]

  /// The lines shown before and behind what changes.
  private static let context = 3

  /// What makes `new` of `old`, in a file that is named by `path`.
  public init(from old: [UInt8], to new: [UInt8], path: String) {
    guard old != new else {
      bytes = []
      return
    }
    let old = Self.lines(of: old)
    let new = Self.lines(of: new)
    var text: [UInt8] = []
    text += "--- \(Self.name(of: path, side: "a"))\n+++ \(Self.name(of: path, side: "b"))\n".utf8
    for hunk in Self.hunks(LineChanges.between(old, new)) {
      Self.write(hunk, old, new, to: &text)
    }
    bytes = text
  }

  /// The lines with their ends. Only a newline ends a line: that is how `patch` counts.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  /// Changes so near to one another that the lines between them are shown once.
  private static func hunks(_ changes: [LineChange]) -> [[LineChange]] {
    var hunks: [[LineChange]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func write(
    _ hunk: [LineChange], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
    to text: inout [UInt8]
  ) {
    // A hunk has at least one change.
    let (first, last) = (hunk[0], hunk[hunk.count - 1])
    let before = min(context, first.old.lowerBound)
    let behind = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + behind)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + behind)
    text += "@@ -\(place(of: oldRange)) +\(place(of: newRange)) @@\n".utf8
    var offset = oldRange.lowerBound
    for change in hunk {
      write(old[offset..<change.old.lowerBound], marked: " ", to: &text)
      write(old[change.old], marked: "-", to: &text)
      write(new[change.new], marked: "+", to: &text)
      offset = change.old.upperBound
    }
    write(old[offset..<oldRange.upperBound], marked: " ", to: &text)
  }

  /// `12,3`: lines count from 1; nothing at all stands behind the line it names.
  private static func place(of range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func write(
    _ lines: ArraySlice<ArraySlice<UInt8>>, marked mark: Unicode.Scalar, to text: inout [UInt8]
  ) {
    for line in lines {
      text.append(UInt8(ascii: mark))
      text += line
      if line.last != 0x0A { text += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  /// The path as Git writes it: relative ones below `a/` and `b/`, odd ones in quotes.
  private static func name(of path: String, side: String) -> String {
    let name = path.utf8.first == UInt8(ascii: "/") ? path : "\(side)/\(path)"
    let isOdd = name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
    // `patch` takes what stands behind a tab for a date, and would take a blank for one too.
    if !isOdd { return name.utf8.contains(0x20) ? name + "\t" : name }
    return "\"" + name.utf8.map(Self.quoted).joined() + "\""
  }

  private static func quoted(_ byte: UInt8) -> String {
    switch byte {
    case 0x22, 0x5C: return "\\" + String(UnicodeScalar(byte))
    case 0x20..<0x7F: return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}
