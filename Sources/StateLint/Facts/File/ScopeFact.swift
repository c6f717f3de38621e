import StateLintSyntax

/// Code that runs, or not, as one: a function's whole body or one closure.
package struct ScopeFact: Sendable {
  package var kind: Kind
  package var node: NodeID
  /// The scope around this one; none for a function's own.
  package var parent: Row<ScopeFact>
  package var function: Row<FunctionFact>
  /// Where a closure is handed to; `.none` where it is handed to no call.
  package var slot: ArgumentSlot

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
  /// The call; none where the closure is no argument.
  package var call: Row<CallFact>
  /// The written label.
  package var label: Name?
  /// The place among trailing closures, from 1; 0 for a closure inside the parentheses.
  package var trailing: UInt8
  /// How many parameters the closure names, or `$0`-style ones it uses.
  package var parameterCount: UInt8
  /// The place among the arguments in parentheses, from 0; -1 for trailing closures.
  package var position: Int16

  package static let none = ArgumentSlot(
    call: .none, label: nil, trailing: 0, parameterCount: 0, position: -1)
}
