import StateLintSyntax

extension Tree {
  /// The blanks that the line of an offset begins with.
  func indentation(at offset: Int) -> String {
    let start = startOfLine(offset)
    let end = bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.endIndex
    return text(start..<end)
  }

  /// Whether nothing but blanks stands before an offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[startOfLine(offset)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// What one level is indented by, as the lines inside a block show: two blanks where none do.
  func indentationStep(in block: Range<Int>) -> String {
    let outer = indentation(at: block.lowerBound)
    let inner = indentation(at: firstCode(from: block.lowerBound + 1))
    guard inner.utf8.count > outer.utf8.count, inner.hasPrefix(outer) else { return "  " }
    return String(inner.dropFirst(outer.count))
  }

  /// Whether a stretch of code stands on one line.
  func isOnOneLine(_ range: Range<Int>) -> Bool { !bytes[range].contains(0x0A) }

  /// Whether a comment stands somewhere in a stretch of code.
  func hasComment(in range: Range<Int>) -> Bool {
    let first = comments.firstPlace { Int($0.start) < range.lowerBound }
    return first < comments.count && Int(comments[first].start) < range.upperBound
  }

  /// Code as it reads where its first line is indented by `indentation`, the other lines as deep
  /// below it as before.
  func text(_ range: Range<Int>, indentedBy indentation: String) -> String {
    text(range).indented(by: indentation, insteadOf: self.indentation(at: range.lowerBound))
  }

  /// How the lines of the file end.
  var lineBreak: String {
    guard let end = bytes.firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D else {
      return "\n"
    }
    return "\r\n"
  }

  /// Puts a statement before all others of a block in braces.
  func putting(_ statement: String, atTopOf block: NodeID) -> (offset: Int, text: String) {
    let range = range(block)
    let start = range.lowerBound + 1
    guard let first = firstChild(block) else {
      let outer = lineBreak + indentation(at: range.lowerBound)
      return (
        start,
        outer + indentationStep(in: range) + statement + (isOnOneLine(range) ? outer : "")
      )
    }
    let code = self.range(first).lowerBound
    if isOnOneLine(range.lowerBound..<code) { return (start, " \(statement);") }
    return (start, lineBreak + indentation(at: code) + statement)
  }

  private func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }
}

extension String {
  /// The same lines with other blanks before all but the first.
  func indented(by indentation: String, insteadOf old: String) -> String {
    guard old != indentation, utf8.contains(0x0A) else { return self }
    var moved: [UInt8] = []
    for (place, line) in utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      if place > 0 { moved.append(0x0A) }
      let isDeeper = place > 0 && line.starts(with: old.utf8)
      if isDeeper { moved += Array(indentation.utf8) }
      moved += line.dropFirst(isDeeper ? old.utf8.count : 0)
    }
    return String(decoding: moved, as: UTF8.self)
  }
}
