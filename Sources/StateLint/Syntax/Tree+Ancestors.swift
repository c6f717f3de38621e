extension Tree {
  /// The nodes around a node, the outermost first, itself left out.
  package func ancestors(of id: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var current = NodeID.root
    while current != id {
      found.append(current)
      guard let next = children(current).first(where: { contains($0, id) }) else { break }
      current = next
    }
    return found
  }

  /// The node directly around a node; nil for the root.
  package func parent(of id: NodeID) -> NodeID? { ancestors(of: id).last }
}
