import StateLintSyntax

extension Property {
  /// Takes the whole declaration away, with its lines where nothing else stands there, its
  /// documentation and the comment behind it.
  package var deletion: Repair? {
    guard fact.bindingCount == 1 else { return nil }
    let range = facts.tree.rangeWithLines(of: facts.tree.range(fact.declaration))
    return Repair(
      title: "Delete `\(name)`", edits: [.init(place: Place(file, range), text: "")],
      isSafe: false)
  }

  /// The key path in `@Environment(\.locale)`, as written; nil for any other argument.
  package var environmentPath: String? {
    guard wrapper == .environment, let attribute = wrapperAttribute,
      let argument = facts.tree.child(attribute.node, .argument),
      let value = facts.tree.lastChild(argument), facts.tree.kind(value) == .keyPath
    else { return nil }
    return facts.tree.collapsedText(value)
  }
}

extension Tree {
  /// A statement with its lines, or with the semicolon between it and the one before.
  func rangeOfStatement(_ code: Range<Int>) -> Range<Int> {
    let lines = rangeWithLines(of: code)
    guard lines == code else { return lines }
    var start = code.lowerBound
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ";") else {
      var end = skippingBlanks(from: code.upperBound)
      guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return code }
      end = skippingBlanks(from: end + 1)
      return code.lowerBound..<end
    }
    return (start - 1)..<code.upperBound
  }

  /// A stretch of code with what belongs to it alone: the documentation above it, the comment behind
  /// it, and one of two blank lines around it. The stretch itself where other code is on its lines.
  func rangeWithLines(of code: Range<Int>) -> Range<Int> {
    guard var start = lineStart(before: code.lowerBound) else { return code }
    var end = skippingBlanks(from: code.upperBound)
    let behind = comments.firstPlace { Int($0.start) < end }
    if behind < comments.count, Int(comments[behind].start) == end {
      end = skippingBlanks(from: Int(comments[behind].end))
    }
    guard let next = lineEnd(at: end) else { return code }
    end = next
    // A line comment is one token; a documentation of several lines is several of them.
    for comment in comments[..<comments.firstPlace { Int($0.start) < start }].reversed() {
      guard lineEnd(at: skippingBlanks(from: Int(comment.end))) == start,
        text(Int(comment.start)..<Int(comment.end)).hasPrefix("///"),
        let line = lineStart(before: Int(comment.start))
      else { break }
      start = line
    }
    if isBehindBlankLine(start), end < bytes.count,
      let next = lineEnd(at: skippingBlanks(from: end))
    {
      end = next
    }
    return start..<end
  }

  private func isBehindBlankLine(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    let isPair = start > 1 && bytes[start - 2] == 0x0D
    return lineStart(before: start - (isPair ? 2 : 1)) != nil
  }

  /// Where the line begins, if nothing but blanks stands before `offset` on it.
  private func lineStart(before offset: Int) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A ? start : nil
  }

  private func skippingBlanks(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end
  }

  /// Where the next line begins, if a line ends at `offset`.
  private func lineEnd(at offset: Int) -> Int? {
    if offset >= bytes.count { return bytes.count }
    if bytes[offset] == 0x0A { return offset + 1 }
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return isPair ? offset + 2 : nil
  }
}
