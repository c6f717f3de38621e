import StateLintSyntax

/// A call.
package struct CallFact: Sendable {
  /// The name of what is called: `Row` in `Row(…)`, `sheet` in `.sheet(…)`, `init` in `Row.init(…)`.
  package var name: Name
  /// The node of that name; `.none` where the callee is no name.
  package var callee: NodeID
  /// The `call` node in its chain: arguments and trailing closures.
  package var node: NodeID
  /// The chain the call stands in.
  package var chain: NodeID
  package var scope: Row<ScopeFact>
  package var form: Form
  /// The callee begins with an upper-case letter, as types do.
  package var isUpperCase: Bool
  /// The use at the root of the chain the call stands in; none where the root is no name.
  package var root: Row<UseFact>
  /// The call before this one in the same chain; none for the first.
  package var previous: Row<CallFact>
  /// How many member names stand between the root and the callee: 0 for `f()` and `x.f()`.
  package var depth: UInt8

  /// How the callee is spelled.
  package enum Form: UInt8, Sendable {
    /// `f(…)`, `Type(…)`
    case bare
    /// `self.f(…)`
    case onSelf
    /// `x.f(…)`, `Type.f(…)`, `f().g(…)`
    case member
    /// `.f(…)` without a base.
    case implicitMember
    /// `{ … }(…)`, `(f)(…)`, `a[0](…)`
    case other
  }

  /// Whether it may construct a type: `Row(…)`, `Row.init(…)`, `UI.Row(…)`.
  var mayConstruct: Bool {
    callee.exists
      && (form == .bare && isUpperCase || form == .member && (isUpperCase || name == .`init`))
  }
}
