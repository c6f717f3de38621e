extension Tree {
  /// The nodes around a node, the outermost first, itself left out.
  public func ancestors(of id: NodeID) -> [NodeID] {
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
  public func parent(of id: NodeID) -> NodeID? {
    // Mostly it stands right before: the first one backwards that the node lies in.
    let nearest = Swift.max(0, Int(id.index) - Tree.nearby)
    for place in stride(from: Int(id.index) - 1, through: nearest, by: -1)
    where contains(NodeID(place), id) {
      return NodeID(place)
    }
    return ancestors(of: id).last
  }

  /// How many nodes are looked at one by one before the way down from the root is shorter.
  private static let nearby = 64
}
