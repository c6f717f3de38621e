import StateLintSyntax

/// Names a finding so that it is known again after the code around it has moved: by its rule, its
/// file, the declaration it stands in and its line of code, never by its message or line number.
enum Fingerprint {
  /// `findings`, in their order, each with its fingerprint. They are those of one file.
  ///
  /// - Parameters:
  ///   - path: the path of the file from the root of the repository.
  ///   - comments: where the comments of `bytes` stand, sorted.
  ///   - declaration: the name of what a finding stands in, with its types: `Page.body`.
  static func stamp(
    _ findings: [Finding], path: String, bytes: [UInt8], comments: [Range<Int>],
    declaration: (Finding) -> String
  ) -> [Finding] {
    var seen: [UInt64: UInt64] = [:]
    // Findings of one line stand behind one another, and have its code in common.
    var last: (range: Range<Int>, code: [UInt8]) = (0..<0, [])
    return findings.map { finding in
      let range = codeRange(of: finding.range, in: bytes)
      if range != last.range { last = (range, code(in: range, of: bytes, comments: comments)) }
      var hash = StableHash()
      hash.add(finding.rule.utf8)
      hash.add(path.utf8)
      hash.add(declaration(finding).utf8)
      hash.add(last.code)
      let ordinal = seen[hash.value, default: 0]
      seen[hash.value] = ordinal + 1
      hash.add(withUnsafeBytes(of: ordinal.littleEndian, Array.init))
      var finding = finding
      finding.fingerprint = hash.digits
      return finding
    }
  }

  /// The fingerprint of a file, given by its path from the root of the repository, that could not be
  /// read.
  static func ofProblem(with path: String) -> String {
    var hash = StableHash()
    hash.add(Report.Problem.id.utf8)
    hash.add(path.utf8)
    return hash.digits
  }

  /// The path fingerprints name a file by: from the root of its repository, so that it is the same
  /// in every checkout and from every folder.
  ///
  /// - Parameters:
  ///   - file: the path as the report shows it.
  ///   - folder: the absolute path of the folder it is relative to.
  ///   - root: the absolute path of the repository, if there is one.
  static func path(of file: String, relativeTo folder: String, below root: String?) -> String {
    root.flatMap { RelativePath.of(file, in: folder, below: $0) } ?? file
  }

  /// The line `range` begins on. Of a line nobody wrote by hand, only the range itself.
  static func codeRange(of range: SourceRange, in bytes: [UInt8]) -> Range<Int> {
    let longest = 2_000
    let start = min(max(0, range.start.offset), bytes.count)
    let low = min(start, max(0, start - (range.start.column - 1)))
    var high = start
    while high < bytes.count, high - low <= longest, !isLineEnd(bytes[high]) { high += 1 }
    if high - low <= longest { return low..<high }
    return start..<min(max(start, range.end.offset), bytes.count, start + longest)
  }

  /// The code of a range, comments left out and blanks collapsed.
  static func code(
    in range: Range<Int>, of bytes: [UInt8], comments: [Range<Int>]
  ) -> [UInt8] {
    var code: [UInt8] = []
    var comment = comments.firstPlace { $0.upperBound <= range.lowerBound }
    var offset = range.lowerBound
    while offset < range.upperBound {
      if comment < comments.count && comments[comment].lowerBound <= offset {
        offset = comments[comment].upperBound
        comment += 1
        appendBlank(to: &code)
        continue
      }
      if isBlank(bytes[offset]) { appendBlank(to: &code) } else { code.append(bytes[offset]) }
      offset += 1
    }
    if code.last == UInt8(ascii: " ") { code.removeLast() }
    return code
  }

  private static func appendBlank(to code: inout [UInt8]) {
    if let last = code.last, last != UInt8(ascii: " ") { code.append(UInt8(ascii: " ")) }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }
}

/// A hash that is the same on every machine and in every release (FNV-1a, mixed at the end).
private struct StableHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ field: some Sequence<UInt8>) {
    for byte in field { add(byte) }
    // Ends the field, so that "ab", "c" and "a", "bc" differ.
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  var value: UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed >> 33)
  }

  /// The hash as 16 hex digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
