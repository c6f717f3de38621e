import StateLintSyntax

/// A stretch of a file of the project, in bytes.
package struct Place: Hashable, Sendable {
  package var file: Int32
  package var range: Range<Int>

  package init(_ file: Int32, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }
}

extension Property {
  /// The wrapper's attribute as written, `@State`.
  package var attribute: Place { Place(file, attributeRange) }
  /// The name in its declaration.
  package var nameplate: Place { Place(file, facts.tree.range(fact.nameNode)) }
  /// The default value; nil where there is none.
  package var valuePlace: Place? {
    fact.hasDefault ? Place(file, facts.tree.range(fact.initializer)) : nil
  }
}

extension StateWrite {
  package var place: Place { Place(function.file, range) }
}

extension InitAssignment {
  package var place: Place { Place(initializer.file, range) }
}

extension CallSite {
  package var place: Place { Place(reference.file, range) }
}

extension ProjectIndex {
  /// The chain of a use.
  func place(of use: Reference<UseFact>) -> Place {
    Place(use.file, facts(use.file).tree.range(fact(use).node))
  }
}

extension CallStep {
  package func place(in project: ProjectIndex) -> Place {
    Place(caller.file, project.facts(caller.file).tree.range(node))
  }
}
