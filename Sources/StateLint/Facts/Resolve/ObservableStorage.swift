import StateLintSyntax

/// A stored property that the `@Observable` macro cannot turn into a computed one, or that it leaves
/// out.
package struct MisplacedStorage: Sendable {
  package let property: Property
  package let place: Place
  package let obstacle: Obstacle
  /// Left out of the tracking, and drawn here all the same.
  package let read: ModelRead?

  /// What stands in the way.
  package enum Obstacle: Sendable {
    case wrapper(Wrapper)
    case projectWrapper
    case lazy
    /// Several names in one declaration.
    case severalNames
  }
}

extension ModelClass {
  /// Whether the class itself carries `@Observable`. SwiftData's `@Model` rewrites more, and knows
  /// attributes of its own.
  package var isMarkedObservable: Bool {
    let facts = project.facts(part.file)
    return facts[project.fact(part).attributes].contains {
      guard case .macro(let macro) = $0.kind else { return false }
      return macro.effect == .observable && macro != .model
    }
  }

  /// Its own stored properties that do not fit into an `@Observable` class.
  package func misplacedStorage(_ timings: ClosureTimings) -> [MisplacedStorage] {
    guard isMarkedObservable else { return [] }
    return ownStorage.compactMap { property in
      property.isIgnored ? drawnWrapper(property, timings) : obstacle(to: property)
    }
  }

  /// The stored properties of instances that its declaration lists.
  var ownStorage: [Property] {
    project.fact(part).properties.lazy
      .map { Property(project: project, reference: Reference(part.file, $0), host: entity) }
      .filter { $0.fact.isStored && !$0.fact.isStatic }
  }

  private func obstacle(to property: Property) -> MisplacedStorage? {
    func misplaced(_ range: Range<Int>, _ obstacle: MisplacedStorage.Obstacle) -> MisplacedStorage {
      MisplacedStorage(
        property: property, place: Place(property.file, range), obstacle: obstacle, read: nil)
    }
    guard property.isFirstOfDeclaration else { return nil }
    if let wrapper = property.wrapper {
      return misplaced(property.attributeRange, .wrapper(wrapper))
    }
    if let own = property.projectWrapper {
      return misplaced(property.facts.tree.range(own.node), .projectWrapper)
    }
    if let word = property.range(of: .lazy) { return misplaced(word, .lazy) }
    guard property.fact.bindingCount > 1, !property.fact.isLet else { return nil }
    return misplaced(property.facts.tree.range(property.fact.declaration), .severalNames)
  }

  /// A wrapper of SwiftUI tells a view or an `ObservableObject`, and this class is neither.
  private func drawnWrapper(
    _ property: Property, _ timings: ClosureTimings
  ) -> MisplacedStorage? {
    guard let wrapper = property.wrapper, wrapper.facts.isDynamicProperty, wrapper != .binding,
      !registersByHand, let read = read(of: [property.fact.name], timings)
    else { return nil }
    return MisplacedStorage(
      property: property, place: property.attribute, obstacle: .wrapper(wrapper), read: read)
  }
}

extension Property {
  /// `@ObservationIgnored` and its kin.
  package var isIgnored: Bool {
    facts[fact.attributes].contains {
      if case .macro(let macro) = $0.kind { return macro.effect == .ignored }
      return false
    }
  }

  /// The attribute that is a property wrapper of the project.
  var projectWrapper: AttributeFact? {
    facts[fact.attributes].first { attribute in
      guard attribute.qualifier == nil,
        let type = project.meaning(of: attribute.name, in: file, type: fact.owner).entity
      else { return false }
      let part = project[type].declaration
      let home = project.facts(part.file)
      return home[home[part.row].attributes].contains { $0.name == Name("propertyWrapper") }
    }
  }

  /// Where a modifier stands; nil where it is not written.
  func range(of word: Keyword) -> Range<Int>? {
    let tree = facts.tree
    return tree.children(fact.declaration).first {
      tree.kind($0) == .modifier && tree[$0].detail == word
    }.map { tree.range($0) }
  }
}
