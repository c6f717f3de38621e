/// A node: what it is, which bytes it covers, and how many nodes stand below it.
@frozen
package struct Node: Sendable, Equatable {
  /// Offset of the first byte.
  package var start: UInt32
  /// Offset just past the last byte.
  package var end: UInt32
  /// The number of nodes of the subtree, this one included: the hop to the next sibling.
  package var size: UInt32
  package var kind: NodeKind
  /// The word that tells nodes of one kind apart; see `NodeKind`.
  package var detail: Keyword
  package var flags: Flags

  @inlinable
  package init(
    _ kind: NodeKind, start: UInt32, end: UInt32, size: UInt32 = 1, detail: Keyword = .none,
    flags: Flags = []
  ) {
    self.start = start
    self.end = end
    self.size = size
    self.kind = kind
    self.detail = detail
    self.flags = flags
  }

  /// Marks on a node.
  @frozen
  package struct Flags: OptionSet, Sendable, Equatable {
    package var rawValue: UInt8
    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A modifier with `(set)`.
    package static let setter = Flags(rawValue: 1)
    /// `async` on a function, function type, accessor or closure.
    package static let async = Flags(rawValue: 2)
    /// `throws` or `rethrows`.
    package static let `throws` = Flags(rawValue: 4)
    /// An accessor block that is a getter's body.
    package static let bareGetter = Flags(rawValue: 8)
    /// A name that begins with `$`.
    package static let dollar = Flags(rawValue: 16)
    /// `try?`, `as?`, `init?`.
    package static let optional = Flags(rawValue: 32)
    /// `try!`, `as!`, `init!`; `...` after a parameter's type.
    package static let forced = Flags(rawValue: 64)
    /// A name in backticks.
    package static let backticks = Flags(rawValue: 128)
  }
}

/// A node of a tree, as its place in reading order. Valid only for the tree it came from.
@frozen
package struct NodeID: Hashable, Sendable, Comparable {
  package var index: Int32
  @inlinable
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  /// The root of every tree.
  package static let root = NodeID(0)
  /// No node at all.
  package static let none = NodeID(-1)
  @inlinable
  package static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
  /// Whether this is a node at all.
  @inlinable
  package var exists: Bool { index >= 0 }
}

/// The syntax of one file: a flat array of nodes in reading order over the file's bytes.
/// A value, without references between nodes: children are found by hops over subtrees.
@frozen
package struct Tree: Sendable, Equatable {
  /// The bytes of the file.
  package let bytes: [UInt8]
  /// All nodes; the root first. Never empty.
  package let nodes: [Node]
  /// Comments in order of place.
  package let comments: [Token]

  @inlinable
  package init(bytes: [UInt8], nodes: [Node], comments: [Token]) {
    self.bytes = bytes
    self.nodes = nodes
    self.comments = comments
  }

  /// The node's data.
  @inlinable
  package subscript(id: NodeID) -> Node { nodes[Int(id.index)] }

  @inlinable
  package func kind(_ id: NodeID) -> NodeKind { nodes[Int(id.index)].kind }

  /// The byte range of a node.
  @inlinable
  package func range(_ id: NodeID) -> Range<Int> {
    let node = nodes[Int(id.index)]
    return Int(node.start)..<Int(node.end)
  }

  /// The children of a node, in reading order.
  @inlinable
  package func children(_ id: NodeID) -> Children {
    let index = Int(id.index)
    return Children(nodes: nodes, next: index + 1, end: index + Int(nodes[index].size))
  }

  /// The first child of a kind.
  @inlinable
  package func child(_ id: NodeID, _ kind: NodeKind) -> NodeID? {
    var index = Int(id.index) + 1
    let end = Int(id.index) + Int(nodes[Int(id.index)].size)
    while index < end {
      if nodes[index].kind == kind { return NodeID(index) }
      index += Int(nodes[index].size)
    }
    return nil
  }

  /// The first child of any kind.
  @inlinable
  package func firstChild(_ id: NodeID) -> NodeID? {
    nodes[Int(id.index)].size > 1 ? NodeID(Int(id.index) + 1) : nil
  }

  /// The last child of any kind.
  @inlinable
  package func lastChild(_ id: NodeID) -> NodeID? {
    var last: NodeID?
    for child in children(id) { last = child }
    return last
  }

  /// Whether `inner` is `outer` or stands below it.
  @inlinable
  package func contains(_ outer: NodeID, _ inner: NodeID) -> Bool {
    inner.index >= outer.index && inner.index < outer.index + Int32(nodes[Int(outer.index)].size)
  }

  /// The children of a node as a sequence.
  @frozen
  package struct Children: Sequence, IteratorProtocol {
    @usableFromInline let nodes: [Node]
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable
    package init(nodes: [Node], next: Int, end: Int) {
      self.nodes = nodes
      self.position = next
      self.end = end
    }

    @inlinable
    package mutating func next() -> NodeID? {
      guard position < end else { return nil }
      defer { position += Int(nodes[position].size) }
      return NodeID(position)
    }
  }
}
