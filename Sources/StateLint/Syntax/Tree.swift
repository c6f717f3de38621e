/// A node: what it is, which bytes it covers, and how many nodes stand below it.
@frozen
public struct Node: Sendable, BitwiseCopyable, Equatable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset just past the last byte.
  public var end: UInt32
  /// The number of nodes of the subtree, this one included: the hop to the next sibling.
  public var size: UInt32
  /// What it is.
  public var kind: NodeKind
  /// The word that tells nodes of one kind apart; see `NodeKind`.
  public var detail: Keyword
  /// The marks on it.
  public var flags: Flags

  /// A node with all it has.
  @inlinable
  public init(
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
  public struct Flags: OptionSet, Sendable, BitwiseCopyable, Equatable {
    /// The marks as bits.
    public var rawValue: UInt8
    /// Marks from bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A modifier with `(set)`.
    public static let setter = Flags(rawValue: 1)
    /// `async` on a function, function type, accessor or closure.
    public static let async = Flags(rawValue: 2)
    /// `throws` or `rethrows`.
    public static let `throws` = Flags(rawValue: 4)
    /// An accessor block that is a getter's body.
    public static let bareGetter = Flags(rawValue: 8)
    /// A name that begins with `$`.
    public static let dollar = Flags(rawValue: 16)
    /// `try?`, `as?`, `init?`.
    public static let optional = Flags(rawValue: 32)
    /// `try!`, `as!`, `init!`; `...` after a parameter's type.
    public static let forced = Flags(rawValue: 64)
    /// A name in backticks.
    public static let backticks = Flags(rawValue: 128)
  }
}

/// A node of a tree, as its place in reading order. Valid only for the tree it came from.
@frozen
public struct NodeID: Hashable, Sendable, Comparable {
  /// The place in the array of nodes; -1 for no node.
  public var index: Int32
  /// The node at a place.
  @inlinable
  public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  /// The root of every tree.
  public static let root = NodeID(0)
  /// No node at all.
  public static let none = NodeID(-1)
  /// Whether it comes first in reading order.
  @inlinable
  public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
  /// Whether this is a node at all.
  @inlinable
  public var exists: Bool { index >= 0 }
  /// What tables hash it to: a place needs little mixing.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    Name.spread(UInt64(UInt32(bitPattern: index))) ^ seed
  }
}

/// The syntax of one file: a flat array of nodes in reading order over the file's bytes.
/// A value, without references between nodes: children are found by hops over subtrees.
@frozen
public struct Tree: Sendable, Equatable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// All nodes; the root first. Never empty.
  public let nodes: [Node]
  /// Comments in order of place.
  public let comments: [Token]

  /// A tree over bytes.
  @inlinable
  public init(bytes: [UInt8], nodes: [Node], comments: [Token]) {
    self.bytes = bytes
    self.nodes = nodes
    self.comments = comments
  }

  /// The node's data.
  @inlinable
  public subscript(id: NodeID) -> Node { nodes[Int(id.index)] }

  /// What a node is.
  @inlinable
  public func kind(_ id: NodeID) -> NodeKind { nodes[Int(id.index)].kind }

  /// The byte range of a node.
  @inlinable
  public func range(_ id: NodeID) -> Range<Int> {
    let node = nodes[Int(id.index)]
    return Int(node.start)..<Int(node.end)
  }

  /// The children of a node, in reading order.
  @inlinable
  public func children(_ id: NodeID) -> Children {
    let index = Int(id.index)
    return Children(nodes: nodes, next: index + 1, end: index + Int(nodes[index].size))
  }

  /// The first child of a kind.
  @inlinable
  public func child(_ id: NodeID, _ kind: NodeKind) -> NodeID? {
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
  public func firstChild(_ id: NodeID) -> NodeID? {
    nodes[Int(id.index)].size > 1 ? NodeID(Int(id.index) + 1) : nil
  }

  /// The last child of any kind.
  @inlinable
  public func lastChild(_ id: NodeID) -> NodeID? {
    var last: NodeID?
    for child in children(id) { last = child }
    return last
  }

  /// Whether `inner` is `outer` or stands below it.
  @inlinable
  public func contains(_ outer: NodeID, _ inner: NodeID) -> Bool {
    inner.index >= outer.index && inner.index < outer.index + Int32(nodes[Int(outer.index)].size)
  }

  /// The children of a node as a sequence.
  @frozen
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let nodes: [Node]
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    /// The nodes from one place to another.
    @inlinable
    public init(nodes: [Node], next: Int, end: Int) {
      self.nodes = nodes
      self.position = next
      self.end = end
    }

    /// The next child, until there is none.
    @inlinable
    public mutating func next() -> NodeID? {
      guard position < end else { return nil }
      defer { position += Int(nodes[position].size) }
      return NodeID(position)
    }
  }
}
