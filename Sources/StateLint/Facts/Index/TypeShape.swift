import StateLintSyntax

/// What the name of a type means.
package enum TypeMeaning: Hashable, Sendable {
  /// A type of the project.
  case project(Row<TypeEntity>)
  /// A type of the SDK or the standard library, by name.
  case sdk(Name)
  /// A generic parameter or associated type.
  case generic
  /// Several types of the project could be meant.
  case ambiguous
  /// Nothing that was read declares it.
  case unknown
}

/// A type as far as rules look into it.
package struct TypeShape: Hashable, Sendable {
  /// The type, or the element where it is a collection.
  package var meaning: TypeMeaning
  package var isOptional = false
  package var container = Container.none
  package var form = Form.nominal

  package enum Container: UInt8, Sendable {
    case none, array, set, dictionary
  }

  package enum Form: UInt8, Sendable {
    case nominal
    /// `any P`, or a protocol's bare name.
    case existential
    /// `some P`
    case opaque
    case function
    case tuple
    case metatype
  }

  package static let unknown = TypeShape(meaning: .unknown)

  package init(meaning: TypeMeaning) { self.meaning = meaning }

  /// The entity, where it is a nominal type of the project.
  package var entity: Row<TypeEntity>? {
    if case .project(let entity) = meaning, form == .nominal { return entity }
    return nil
  }

  /// The type behind the optional mark.
  package var unwrapped: TypeShape {
    var copy = self
    copy.isOptional = false
    return copy
  }

  /// The element of a collection.
  package var element: TypeShape {
    var copy = self
    copy.isOptional = false
    copy.container = .none
    return copy
  }
}

/// What kind of model a type is, which decides how views follow it.
package enum ModelKind: UInt8, Sendable {
  /// A class with `@Observable`, `@Model` or `@Perceptible`.
  case observable
  /// Conforms to `ObservableObject` and is not observable.
  case observableObject
  /// A class that tells nobody about its changes.
  case plainClass
  /// A class whose instances never change or are treated as values.
  case immutableClass
  case actor
  /// A struct, enum, tuple or collection.
  case value
  case function
  /// Not known: never a finding.
  case unknown

  /// Whether it has an identity of its own, and another one is not another value of the same.
  package var isObject: Bool {
    switch self {
    case .observable, .observableObject, .plainClass, .immutableClass, .actor: true
    case .value, .function, .unknown: false
    }
  }
}
