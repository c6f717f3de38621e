import StateLintSyntax

/// Code that runs, or not, as one: a function's whole body or one closure.
///
/// There is one for each closure of a project: the order of its parts leaves no byte between them.
package struct ScopeFact: Sendable {
  /// Where a closure is handed to; `.none` where it is handed to no call.
  package var slot: ArgumentSlot
  package var node: NodeID
  /// The scope around this one; none for a function's own.
  package var parent: Row<ScopeFact>
  package var function: Row<FunctionFact>
  package var kind: Kind

  init(
    kind: Kind, node: NodeID, parent: Row<ScopeFact>, function: Row<FunctionFact>,
    slot: ArgumentSlot
  ) {
    self.slot = slot
    self.node = node
    self.parent = parent
    self.function = function
    self.kind = kind
  }

  package enum Kind: UInt8, Sendable {
    case function
    /// A closure handed to a call, see `slot`.
    case argument
    /// `{ … }()`: runs where it stands.
    case applied
    /// Kept in a local, a property or an array: runs whenever somebody calls it.
    case stored
    /// A function declared inside another.
    case localFunction
  }
}

/// The parameter of a call that a closure fills.
package struct ArgumentSlot: Sendable, Hashable {
  /// The hash of the label; 0 for none. An Optional would take eight bytes more.
  private var labelHash: UInt64
  /// The call; none where the closure is no argument.
  package var call: Row<CallFact>
  /// The place among the arguments in parentheses, from 0; -1 for trailing closures.
  package var position: Int16
  /// The place among trailing closures, from 1; 0 for a closure inside the parentheses.
  package var trailing: UInt8
  /// How many parameters the closure names, or `$0`-style ones it uses.
  package var parameterCount: UInt8

  package init(
    call: Row<CallFact>, label: Name?, trailing: UInt8, parameterCount: UInt8, position: Int16
  ) {
    labelHash = label?.hash ?? 0
    self.call = call
    self.position = position
    self.trailing = trailing
    self.parameterCount = parameterCount
  }

  /// The written label.
  package var label: Name? { labelHash == 0 ? nil : Name(hash: labelHash) }

  package static let none = ArgumentSlot(
    call: .none, label: nil, trailing: 0, parameterCount: 0, position: -1)
}
