import StateLintSyntax

/// A place where code mentions a value by name.
package struct UseFact: Sendable {
  /// The name at the root: `cart` in `self.cart.items[0]`, `$cart.items`, `_cart`.
  package var name: Name
  /// The node of that name.
  package var root: NodeID
  /// The whole chain or name; the target of an assignment as written.
  package var node: NodeID
  package var scope: Row<ScopeFact>
  /// The local variable or parameter it means; none for members and globals.
  package var local: Row<LocalFact>
  package var form: Form
  package var access: Access
  /// The whole write: assignment, call, `&x`; `.none` for a read.
  package var write: NodeID

  /// How the root is spelled.
  package enum Form: UInt8, Sendable {
    /// `x`
    case bare
    /// `self.x`
    case onSelf
    /// `$x`, `self.$x`
    case projection
    /// `_x`, `self._x`: a leading underscore, read as the storage of `x`.
    case storage
    /// `self` alone.
    case wholeSelf
    /// `Type.x` and `Type.shared.x`: an upper-case root.
    case type
  }

  /// What happens to it.
  package enum Access: UInt8, Sendable {
    case read
    /// `x = …`: the whole value.
    case assign
    /// `x += …`, `x.y = …`, `x[0] = …`: a part, or from the old value.
    case modify
    /// `x.append(…)`, `x.toggle()`: a call that mutates values.
    case mutatingCall
    /// `&x`
    case `inout`
  }

  package var isWrite: Bool { access != .read }

  /// Whether it can mean a member of the type around it: no local, no type, and not `self` alone.
  package var mayMeanMember: Bool { !local.exists && form != .type && form != .wholeSelf }
}
