import StateLintSyntax

/// What is wrong with the shape of a tree, if anything is: the nodes of a sound one cover the file,
/// lie inside one another and beside one another, and begin and end between characters.
struct TreeFlaw: Equatable, CustomStringConvertible {
  let description: String

  init?(in tree: Tree) {
    guard let flaw = Self.flaw(of: tree) else { return nil }
    description = flaw
  }

  private static func flaw(of tree: Tree) -> String? {
    let nodes = tree.nodes
    guard let root = nodes.first, root.kind == .file, Int(root.size) == nodes.count,
      root.start == 0, Int(root.end) == tree.bytes.count
    else { return "the root does not cover the file" }
    /// The nodes around the current one: where their subtree ends, and where a child may begin.
    var around: [(end: Int, range: Range<UInt32>, free: UInt32)] = []
    var leafEnd: UInt32 = 0
    for (index, node) in nodes.enumerated() {
      func flaw(_ text: String) -> String {
        "node \(index), \(node.kind) \(node.start)..<\(node.end): \(text)"
      }
      while let last = around.last, last.end <= index { around.removeLast() }
      guard node.start <= node.end, Int(node.end) <= tree.bytes.count else {
        return flaw("no range of the file")
      }
      if let parent = around.last {
        guard node.size >= 1, index + Int(node.size) <= parent.end else {
          return flaw("more nodes than its parent")
        }
        guard node.start >= parent.range.lowerBound, node.end <= parent.range.upperBound else {
          return flaw("not inside its parent, \(parent.range)")
        }
        guard node.start >= parent.free else { return flaw("begins before its sister ends") }
        around[around.count - 1].free = node.end
      }
      guard isBoundary(node.start, tree.bytes), isBoundary(node.end, tree.bytes) else {
        return flaw("cuts a character")
      }
      if node.size == 1 {
        guard node.start >= leafEnd else { return flaw("overlaps the leaf before it") }
        leafEnd = node.end
      }
      around.append((index + Int(node.size), node.start..<node.end, node.start))
    }
    return nil
  }

  /// Whether no character of UTF-8 goes on at an offset. Bytes that are no text may be cut anywhere.
  private static func isBoundary(_ offset: UInt32, _ bytes: [UInt8]) -> Bool {
    guard Int(offset) < bytes.count, offset > 0, bytes[Int(offset)] & 0xC0 == 0x80 else {
      return true
    }
    // The first byte of the character says whether it reaches here.
    var start = Int(offset) - 1
    while start > 0, Int(offset) - start < 3, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let length = Int(offset) - start
    switch bytes[start] {
    case 0xC2...0xDF: return length >= 2
    case 0xE0...0xEF: return length >= 3
    case 0xF0...0xF4: return length >= 4
    default: return true
    }
  }
}
