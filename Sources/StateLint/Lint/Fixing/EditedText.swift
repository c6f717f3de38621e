/// The bytes of a file with edits in them. All other bytes stay as they are, whatever they mean.
enum EditedText {
  /// `bytes` with `edits`, which are sorted and do not overlap. Line breaks that go in are those the
  /// file has already.
  static func bytes(_ bytes: [UInt8], with edits: [TextEdit]) -> [UInt8] {
    let lineEnd = LineEnd(of: bytes)
    var edited: [UInt8] = []
    edited.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var offset = 0
    for edit in edits {
      let range = edit.range.start.offset..<edit.range.end.offset
      guard range.lowerBound >= offset, range.upperBound <= bytes.count else { continue }
      edited += bytes[offset..<range.lowerBound]
      edited += lineEnd.inside(edit.text)
      offset = range.upperBound
    }
    return edited + bytes[offset...]
  }

  /// How the lines of a file end.
  private enum LineEnd {
    case newline, carriageReturn, both

    /// As the first line does.
    init(of bytes: [UInt8]) {
      guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
        self = .newline
        return
      }
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      self = isPair ? .both : bytes[end] == 0x0D ? .carriageReturn : .newline
    }

    /// `text` with its lines ended this way.
    func inside(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      guard self != .newline, bytes.contains(0x0A) else { return bytes }
      var last: UInt8 = 0
      return bytes.flatMap { byte -> [UInt8] in
        defer { last = byte }
        if byte != 0x0A { return [byte] }
        // What was copied from the file has its ends already.
        if last == 0x0D { return self == .both ? [0x0A] : [] }
        return self == .both ? [0x0D, 0x0A] : [0x0D]
      }
    }
  }
}
