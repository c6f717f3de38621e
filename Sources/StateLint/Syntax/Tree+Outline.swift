extension Tree {
  /// The tree as an indented outline: a line a node, with its kind, byte range and, for leaves, its
  /// text.
  public func outline() -> String {
    var text = ""
    var ends: [Int] = []
    for index in nodes.indices {
      let node = nodes[index]
      while let last = ends.last, last <= index { ends.removeLast() }
      text += String(repeating: "  ", count: ends.count)
      text += "\(node.kind) \(node.start)..<\(node.end)"
      if node.detail != .none { text += " \(node.detail)" }
      if node.size == 1 { text += " " + excerpt(NodeID(index)) }
      text += "\n"
      ends.append(index + Int(node.size))
    }
    return text
  }

  /// The text of a node on one line, cut after sixty characters.
  private func excerpt(_ id: NodeID) -> String {
    let text = collapsedText(id)
    return text.count > 60 ? "`\(text.prefix(60))…`" : "`\(text)`"
  }
}
