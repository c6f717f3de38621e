import StateLintSyntax

/// A property, global or local variable with its own name; one for each name of a declaration.
package struct PropertyFact: Sendable {
  package var name: Name
  package var nameNode: NodeID
  /// The whole `let` or `var` with its attributes.
  package var declaration: NodeID
  /// The part of the declaration that is this variable's own.
  package var binding: NodeID
  /// The type it belongs to; none for globals and locals.
  package var owner: Row<TypeFact>
  package var isLet: Bool
  /// Declared inside a function, accessor or closure.
  package var isLocal: Bool
  package var accessors: Accessors
  package var modifiers: Modifiers
  package var attributes: Rows<AttributeFact>
  /// The written type; `.none` where it is inferred.
  package var type: NodeID
  /// The expression of the default value; `.none` where there is none.
  package var initializer: NodeID
  /// How many names the declaration binds.
  package var bindingCount: Int32
  /// The branch of an `#if` it stands in; 0 outside.
  package var branch: Int32

  /// Computed: has a getter and no storage.
  package var isComputed: Bool { !accessors.isDisjoint(with: [.get, .bareGetter]) }
  /// Has storage of its own.
  package var isStored: Bool { !isComputed }
  package var isStatic: Bool { modifiers.contains(.static) }
  package var hasDefault: Bool { initializer.exists }

  /// Which accessors are written out.
  package struct Accessors: OptionSet, Sendable, Hashable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let get = Accessors(rawValue: 1)
    package static let set = Accessors(rawValue: 2)
    package static let willSet = Accessors(rawValue: 4)
    package static let didSet = Accessors(rawValue: 8)
    package static let bareGetter = Accessors(rawValue: 16)
    /// A setter that does not mutate its type.
    package static let nonmutatingSet = Accessors(rawValue: 32)
    /// A block of accessors the parser could not make out.
    package static let other = Accessors(rawValue: 64)
  }
}
