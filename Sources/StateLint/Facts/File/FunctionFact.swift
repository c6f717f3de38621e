import StateLintSyntax

/// A piece of code that runs as one: a function, an accessor, a default value.
package struct FunctionFact: Sendable {
  package var kind: Kind
  /// The name; that of the property for accessors and defaults; `init`, `subscript`, `deinit`.
  package var name: Name
  package var nameNode: NodeID
  package var node: NodeID
  /// The type it belongs to; none at the top level.
  package var owner: Row<TypeFact>
  /// The property an accessor or default value belongs to.
  package var property: Row<PropertyFact>
  package var modifiers: Modifiers
  package var attributes: Rows<AttributeFact>
  package var parameters: Rows<ParameterFact>
  /// The written result; `.none` where there is none.
  package var result: NodeID
  /// The statements or the expression; `.none` for a requirement.
  package var body: NodeID
  /// Its outermost scope; all scopes inside come behind it.
  package var scopes: Rows<ScopeFact> = .empty
  package var uses: Rows<UseFact> = .empty
  package var calls: Rows<CallFact> = .empty
  package var locals: Rows<LocalFact> = .empty
  /// Declared inside another function: the scope it stands in.
  package var enclosing: Row<ScopeFact> = .none

  package enum Kind: UInt8, Sendable {
    case function, initializer, deinitializer, `subscript`
    case getter, setter, willSet, didSet, otherAccessor
    /// The default value of a property.
    case defaultValue
    /// Statements at the top level of a file.
    case topLevel
  }

  package var isStatic: Bool { modifiers.contains(.static) }
  package var isAsync: Bool { modifiers.contains(.async) }
}

/// A parameter of a function or initialiser.
package struct ParameterFact: Sendable {
  /// The argument label; that of `_` where callers write none.
  package var label: Name
  /// The name inside the function.
  package var name: Name
  /// Where the label stands.
  package var labelNode: NodeID
  package var node: NodeID
  /// The written type.
  package var type: NodeID
  /// The expression of the default; `.none` where there is none.
  package var defaultValue: NodeID
  package var attributes: Rows<AttributeFact>
}
