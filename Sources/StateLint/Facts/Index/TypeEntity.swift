import StateLintSyntax

/// A type of the project: its declaration and all extensions that surely belong to it.
package struct TypeEntity: Sendable {
  package var name: Name
  package var kind: TypeFact.Kind
  package var declaration: Reference<TypeFact>
  package var extensions: [Reference<TypeFact>] = []
  /// The type it is nested in.
  package var parent: Row<TypeEntity>
  package var module: Int32
  /// Hidden from other files.
  package var isFileLocal: Bool
  /// An extension somewhere may or may not belong to it.
  package var isPerhapsExtended = false
  package var traits = Traits()

  /// The declaration and the extensions.
  package var parts: Parts { Parts(declaration: declaration, extensions: extensions) }

  /// The parts of a type, the declaration first.
  package struct Parts: RandomAccessCollection, Sendable {
    let declaration: Reference<TypeFact>
    let extensions: [Reference<TypeFact>]

    package var startIndex: Int { 0 }
    package var endIndex: Int { extensions.count + 1 }
    package subscript(place: Int) -> Reference<TypeFact> {
      place == 0 ? declaration : extensions[place - 1]
    }
  }
}

/// What a type is to SwiftUI.
package struct Traits: Sendable {
  /// What SwiftUI makes of it: nil where it does not update it as a node of the view graph.
  package var hostRole: HostRole?
  /// Protocols and superclasses it surely has, inherited ones included.
  package var ancestors: Set<Name> = []
  /// Names something that no file and no table explains: it may be a host after all.
  package var hasUnknownAncestor = false
  /// Carries an attached macro nobody knows: it may add members and conformances.
  package var hasUnknownMacro = false
  package var isObservable = false
  package var isObservableObject = false
  package var isManagedObject = false
  /// Bound to the main actor by itself or an ancestor.
  package var isMainActor = false
  package var isDynamicMemberLookup = false
  /// Has members that Objective-C sees: they may be observed by other means.
  package var hasObjCMembers = false
  /// Belongs to an architecture that observes by its own means.
  package var isComposable = false
}
