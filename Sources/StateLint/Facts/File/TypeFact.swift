import StateLintSyntax

/// A type or extension that a file declares.
package struct TypeFact: Sendable {
  package var kind: Kind
  /// The simple name; for an extension the last part of the extended name.
  package var name: Name
  /// The name as written; for an extension the whole extended type.
  package var nameNode: NodeID
  package var node: NodeID
  /// The type this one is nested in.
  package var parent: Row<TypeFact>
  /// The function a local type is declared in.
  package var isLocal: Bool
  package var modifiers: Modifiers
  package var attributes: Rows<AttributeFact>
  package var inherits: Rows<InheritFact>
  /// The names of its generic parameters, with what they are constrained to.
  package var generics: Rows<GenericFact>
  /// Its properties, those of nested types excluded.
  package var properties: [Row<PropertyFact>] = []
  package var functions: [Row<FunctionFact>] = []
  /// Enum cases, by name node.
  package var cases: [NodeID] = []

  package enum Kind: UInt8, Sendable {
    case `struct`, `class`, `actor`, `enum`, `protocol`, `extension`
  }
}

/// A type in an inheritance clause.
package struct InheritFact: Sendable {
  /// The last part of the name: `View` for `SwiftUI.View`.
  package var name: Name
  package var shape: NameShape
  package var node: NodeID
}

/// A generic parameter: its name and the one type it is constrained to, if any.
package struct GenericFact: Sendable {
  package var name: Name
  package var constraint: NodeID
}

/// An attribute as written.
package struct AttributeFact: Sendable {
  /// The last part of the name: `State` for `@SwiftUI.State`.
  package var name: Name
  /// The part before it, `SwiftUI` for `@SwiftUI.State`; nil where there is none.
  package var qualifier: Name?
  /// What the tables say of an attribute with this name.
  package var kind: AttributeKind
  /// The whole attribute with its arguments.
  package var node: NodeID

  /// The known wrapper it is.
  package var wrapper: Wrapper? {
    if case .wrapper(let wrapper) = kind { return wrapper }
    return nil
  }
}

/// A `typealias`.
package struct AliasFact: Sendable {
  package var name: Name
  /// The type it stands for.
  package var target: NodeID
  package var parent: Row<TypeFact>
  package var isGeneric: Bool
}
