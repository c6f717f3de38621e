import StateLintSyntax

/// A property of a host.
package struct Property: Sendable {
  package let project: ProjectIndex
  package let reference: Reference<PropertyFact>
  package let host: Row<TypeEntity>
  /// The attribute that is a known wrapper; none for a plain property.
  package let wrapperAttribute: AttributeFact?

  package init(project: ProjectIndex, reference: Reference<PropertyFact>, host: Row<TypeEntity>) {
    self.project = project
    self.reference = reference
    self.host = host
    wrapperAttribute = project.wrapperAttribute(of: reference)
  }

  package var file: Int32 { reference.file }
  package var facts: FileFacts { project.facts(reference.file) }
  package var fact: PropertyFact { facts[reference.row] }
  package var name: String { facts.tree.nameText(fact.nameNode) }

  /// The wrapper it carries. With a second attribute that nobody knows, the wrapper still counts.
  package var wrapper: Wrapper? { wrapperAttribute?.wrapper }

  /// Whether an attribute that nobody knows may change what it is.
  package var hasUnknownAttribute: Bool {
    facts[fact.attributes].contains { $0.kind == .unknown || $0.kind == .dependencyInjection }
  }

  package var hasAttributes: Bool { !fact.attributes.isEmpty }

  /// The wrapper's attribute as written, `@State`; the declaration where there is none.
  package var attributeRange: Range<Int> {
    guard let attribute = wrapperAttribute else { return facts.tree.range(fact.declaration) }
    return facts.tree.range(attribute.node)
  }

  package var shape: TypeShape { project.shape(of: reference) }

  /// Nobody knows the type; a generic parameter is known to be one.
  package var isOfUnknownType: Bool {
    let shape = shape
    if case .generic = shape.meaning { return false }
    return shape.container == .none && project.modelKind(of: shape) == .unknown
  }

  package var modelKind: ModelKind { project.modelKind(of: shape) }

  /// A value type for sure, a collection of anything included.
  package var isSurelyValue: Bool {
    let shape = shape
    return shape.container != .none || project.modelKind(of: shape) == .value
  }

  /// The first name of its declaration: `a` in `var a = 1, b = 2`.
  package var isFirstOfDeclaration: Bool {
    let tree = facts.tree
    return tree.children(fact.declaration).first { tree.kind($0) == .binding } == fact.binding
  }

  package var isFileLocal: Bool { fact.modifiers.isFileLocal }

  /// `var x: T?` and `var x: T!` begin as nil; `Optional<T>` has no such default.
  package var isImplicitlyNil: Bool { facts.isImplicitlyNil(fact) }

  /// `@Environment(Model.self)` rather than a key path.
  package var readsObjectFromEnvironment: Bool {
    guard wrapper == .environment, let attribute = wrapperAttribute,
      let argument = facts.tree.child(attribute.node, .argument),
      let value = facts.tree.lastChild(argument)
    else { return false }
    return facts.typeInMetatype(value) != nil
  }

  /// `colorScheme` in `@Environment(\.colorScheme)`.
  package var environmentKey: Name? {
    guard wrapper == .environment, let attribute = wrapperAttribute,
      let argument = facts.tree.child(attribute.node, .argument),
      let path = facts.tree.lastChild(argument), facts.tree.kind(path) == .keyPath,
      let key = facts.tree.child(path, .memberAccess)
    else { return nil }
    return facts.tree.name(key)
  }

  /// Whether a use by name can mean this property.
  package func isMeant(by use: UseFact) -> Bool {
    use.mayMeanMember && use.name == fact.name
  }
}

extension ProjectIndex {
  /// The one attribute of a property that is a known wrapper and not the project's own of that name.
  func wrapperAttribute(of property: Reference<PropertyFact>) -> AttributeFact? {
    let facts = facts(property.file)
    let attributes = facts.properties[Int(property.row.index)].attributes
    var found: AttributeFact?
    for place in attributes.indices where facts.attributes[place].wrapper != nil {
      let attribute = facts.attributes[place]
      if declaresWrapper(attribute, of: property) { continue }
      guard found == nil else { return nil }
      found = attribute
    }
    return found
  }

  private func declaresWrapper(
    _ attribute: AttributeFact, of property: Reference<PropertyFact>
  ) -> Bool {
    guard attribute.qualifier == nil, declares(attribute.name) else { return false }
    let shape = meaning(
      of: attribute.name, in: property.file, type: fact(property).owner)
    if case .sdk = shape.meaning { return false }
    return true
  }
}

extension FileFacts {
  /// Whether a property begins as nil without a written default, see `Property`.
  func isImplicitlyNil(_ fact: PropertyFact) -> Bool {
    guard fact.type.exists, !fact.isLet else { return false }
    let kind = tree.kind(fact.type)
    return kind == .optionalType || kind == .implicitlyUnwrappedType
  }
}
