extension Tree {
  /// The source text of a byte range; invalid UTF-8 is repaired.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The source text of a node.
  public func text(_ id: NodeID) -> String { text(range(id)) }

  /// The source text of a node with every run of blanks as one space.
  public func collapsedText(_ id: NodeID) -> String { collapsedText(range(id)) }

  /// The source text of a range with every run of blanks as one space, and none at its ends.
  public func collapsedText(_ range: Range<Int>) -> String {
    var collapsed: [UInt8] = []
    collapsed.reserveCapacity(range.count)
    var isBehindBlank = false
    for byte in bytes[range] {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        isBehindBlank = !collapsed.isEmpty
      } else {
        if isBehindBlank { collapsed.append(0x20) }
        isBehindBlank = false
        collapsed.append(byte)
      }
    }
    return String(decoding: collapsed, as: UTF8.self)
  }

  /// The range of the name a node spells: without backticks, a leading `.`, `$` or `#`, and without
  /// generic arguments.
  @inlinable
  public func nameRange(_ id: NodeID) -> Range<Int> {
    let node = self[id]
    var start = Int(node.start)
    var end = Int(node.end)
    if node.size > 1 { end = Swift.min(end, Int(nodes[Int(id.index) + 1].start)) }
    bytes.withUnsafeBufferPointer { bytes in
      while start < end, isMark(bytes[start]) { start += 1 }
      while end > start, bytes[end - 1] == 0x60 || bytes[end - 1] <= 0x20 { end -= 1 }
    }
    return start..<end
  }

  /// The name a node spells, as in `nameRange`.
  @inlinable
  public func name(_ id: NodeID) -> Name {
    let range = nameRange(id)
    return bytes.withUnsafeBufferPointer { Name(bytes: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// The text of the name a node spells, as in `nameRange`.
  public func nameText(_ id: NodeID) -> String { text(nameRange(id)) }

  /// A backtick, `.`, `$`, `#`, `\` or a blank: what can stand before the letters of a name.
  @inlinable
  public func isMark(_ byte: UInt8) -> Bool {
    // Letters, by far the most, all stand behind these.
    guard byte <= 0x60 else { return false }
    switch byte {
    case 0x60, 0x2E, 0x24, 0x23, 0x5C, 0x20, 0x09, 0x0A, 0x0D: return true
    default: return false
    }
  }
}

extension Tree {
  /// The offset of the first byte from `offset` on that is neither a blank nor part of a comment.
  public func firstCode(from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count {
      if let comment = comments.first(where: { Int($0.start) == offset }) {
        offset = Int(comment.end)
      } else if bytes[offset] <= 0x20 {
        offset += 1
      } else {
        return offset
      }
    }
    return offset
  }
}

extension Tree {
  /// Whether a name begins with an upper-case letter, as types do.
  public func isUpperCase(_ id: NodeID) -> Bool {
    guard let first = nameRange(id).first else { return false }
    return bytes[first] >= 0x41 && bytes[first] <= 0x5A
  }
}
