import StateLintSyntax

/// Observation on something that is not a class, or spelled with an attribute that does not exist.
package struct ObservationOnValue: Sendable {
  package let place: Place
  package let kind: Kind
  /// The name of the type or property.
  package let name: String
  package var repair: Repair?

  package enum Kind: Sendable {
    /// `@Observable` on a type that is no class.
    case macro(TypeFact.Kind)
    /// `@Observable` on a property or local variable.
    case macroOnProperty
    /// A type that is no class conforms to `ObservableObject`.
    case conformance(TypeFact.Kind)
    /// There is no such attribute: as written, and the one that is meant.
    case misspelt(String, meant: String)
  }
}

extension ProjectIndex {
  /// What in a file asks for observation where there can be none.
  package func observationOnValues(in file: Int32) -> [ObservationOnValue] {
    let facts = facts(file)
    var found: [ObservationOnValue] = []
    for place in facts.types.indices { found += observationOnValue(ofType: Row(place), in: file) }
    for place in facts.properties.indices where !facts.properties[place].attributes.isEmpty {
      if let property = observationOnProperty(Row(place), in: file) { found.append(property) }
    }
    return found
  }

  private func observationOnValue(
    ofType row: Row<TypeFact>, in file: Int32
  ) -> [ObservationOnValue] {
    let facts = facts(file)
    let fact = facts[row]
    guard !fact.attributes.isEmpty || !fact.inherits.isEmpty,
      let entity = entity(of: row, in: file), !self[entity].traits.isComposable
    else { return [] }
    let kind = self[entity].kind
    guard kind == .struct || kind == .enum || kind == .actor else { return [] }
    var name: String { facts.tree.collapsedText(fact.nameNode) }
    var found: [ObservationOnValue] = []
    if fact.kind != .extension,
      let attribute = facts[fact.attributes].first(where: { $0.kind == .macro(.observable) })
    {
      found.append(
        ObservationOnValue(
          place: Place(file, facts.tree.range(attribute.node)), kind: .macro(kind), name: name,
          repair: makingClass(entity)))
    }
    for inherit in facts[fact.inherits]
    where asksForObservableObject(inherit, of: fact, in: file) {
      found.append(
        ObservationOnValue(
          place: Place(file, facts.tree.range(inherit.node)), kind: .conformance(kind), name: name,
          repair: makingClass(entity)))
    }
    return found
  }

  /// `ObservableObject` itself, an alias of it, or a protocol of the project that asks for it.
  private func asksForObservableObject(
    _ inherit: InheritFact, of fact: TypeFact, in file: Int32
  ) -> Bool {
    switch shape(of: inherit.node, in: file, type: fact.parent).meaning {
    case .sdk(let name): return name == .observableObject
    case .project(let ancestor):
      return self[ancestor].kind == .protocol && self[ancestor].traits.isObservableObject
        && !declares(.observableObject)
    default: return false
    }
  }

  private func observationOnProperty(
    _ row: Row<PropertyFact>, in file: Int32
  ) -> ObservationOnValue? {
    let facts = facts(file)
    let fact = facts[row]
    var name: String { facts.tree.nameText(fact.nameNode) }
    for attribute in facts[fact.attributes] {
      let place = Place(file, facts.tree.range(attribute.node))
      if attribute.kind == .macro(.observable), !declares(attribute.name) {
        return ObservationOnValue(place: place, kind: .macroOnProperty, name: name)
      }
      guard attribute.kind == .unknown, attribute.qualifier == nil,
        let meant = MisspeltAttributes.meant(by: attribute.name), !declares(attribute.name),
        importsOnlyApple(file)
      else { continue }
      let written = facts.tree.text(attribute.node)
      return ObservationOnValue(
        place: place, kind: .misspelt(written, meant: meant), name: name,
        repair: Repair(
          title: "Use `@\(meant)`", edits: [.init(place: place, text: "@\(meant)")],
          // An object that is made here wants an owner, too.
          isSafe: !fact.hasDefault))
    }
    return nil
  }

  /// No module that a file imports can bring an attribute that nobody here knows.
  private func importsOnlyApple(_ file: Int32) -> Bool {
    facts(file).imports.allSatisfy { ModuleTable.traits(of: $0).contains(.apple) }
  }
}

/// Attributes that people write and that do not exist. Source: the betas of 2019, and questions of
/// learners.
enum MisspeltAttributes {
  /// The attribute that is meant; nil for all others.
  static func meant(by name: Name) -> String? { meanings[name] }

  static let rows: [(written: String, meant: String)] = [
    ("BindingObject", "ObservedObject"), ("EnvironmentObservable", "EnvironmentObject"),
    ("ObjectBinding", "ObservedObject"), ("ObservableObject", "ObservedObject"),
    ("Observed", "ObservedObject"),
  ]
  private static let meanings = Dictionary(
    uniqueKeysWithValues: rows.map { (Name($0.written), $0.meant) })
}
