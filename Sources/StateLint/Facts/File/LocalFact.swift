import StateLintSyntax

/// A name that belongs to a piece of code: a local variable, a parameter, a bound name.
package struct LocalFact: Sendable {
  package var name: Name
  package var node: NodeID
  package var scope: Row<ScopeFact>
  /// Where the value comes from: the initialiser, the collection of a loop; `.none` where unknown.
  package var source: NodeID
  /// The written type; `.none` where it is inferred.
  package var type: NodeID
  /// The local as a declaration, where it has attributes.
  package var property: Row<PropertyFact>
  package var origin: Origin
  /// `var`: a copy that can be changed.
  package var isVariable: Bool

  /// How the name came about.
  package enum Origin: UInt8, Sendable {
    case variable
    /// `if let x = source`, `guard let`, `while let`; the shorthand has the name as its source.
    case optionalBinding
    case parameter
    case closureParameter
    /// `for x in source`
    case element
    /// Bound by a pattern of a `case`.
    case pattern
    /// `[x = source]`, `[weak x]`
    case capture
    case function
    /// `newValue`, `oldValue`, `error`
    case implicit
  }
}
