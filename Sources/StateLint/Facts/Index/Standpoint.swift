import StateLintSyntax

/// Where an expression stands, so that its names can be looked up.
package struct Standpoint: Sendable {
  package var file: Int32
  /// The type around it.
  package var type: Row<TypeFact>
  /// The code it belongs to, whose locals it sees; none for a default value.
  package var function: Row<FunctionFact>

  package init(
    _ file: Int32, type: Row<TypeFact>, function: Row<FunctionFact> = Row<FunctionFact>.none
  ) {
    self.file = file
    self.type = type
    self.function = function
  }
}

extension ProjectIndex {
  /// The place of code inside a function.
  package func standpoint(_ function: Reference<FunctionFact>) -> Standpoint {
    Standpoint(function.file, type: fact(function).owner, function: function.row)
  }
}
