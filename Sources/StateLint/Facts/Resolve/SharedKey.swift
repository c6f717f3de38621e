import StateLintSyntax

/// Two declarations of one stored value that do not begin alike.
package struct SharedKey: Sendable {
  package let property: Reference<PropertyFact>
  package let attribute: Place
  package let key: String
  package let own: String
  package let other: String
  /// The differing parts are types rather than defaults.
  package let differsInType: Bool
  package let otherPlace: Place
  /// The type the other one belongs to.
  package let otherOwner: String
}

/// What tells stored values apart.
struct StorageKey: Hashable, Sendable {
  let module: Int32
  let wrapper: Wrapper
  let name: Name
}

extension FileFacts {
  /// The attribute and the key of a `@AppStorage` or `@SceneStorage` in the usual store.
  func storage(of property: PropertyFact) -> (attribute: AttributeFact, key: NodeID)? {
    for attribute in self[property.attributes]
    where attribute.wrapper == .appStorage || attribute.wrapper == .sceneStorage {
      var key: NodeID?
      for argument in tree.children(attribute.node) where tree.kind(argument) == .argument {
        let label = tree.child(argument, .argumentLabel).map { tree.name($0) }
        if label == Name("store") { return nil }
        if label == nil, let value = tree.lastChild(argument), tree.kind(value) == .stringLiteral,
          tree.firstChild(value) == nil
        {
          key = value
        }
      }
      return key.map { (attribute, $0) }
    }
    return nil
  }

  /// The expression a stored value begins with.
  fileprivate func firstValue(_ property: PropertyFact, _ attribute: AttributeFact) -> NodeID? {
    if property.initializer.exists { return property.initializer }
    for argument in tree.children(attribute.node) where tree.kind(argument) == .argument {
      if tree.child(argument, .argumentLabel).map({ tree.name($0) }) == .wrappedValue {
        return tree.lastChild(argument)
      }
    }
    return nil
  }
}

extension ProjectIndex {
  /// The stored values by their keys, for code of the app.
  static func storedValues(
    _ files: [FileFacts], _ placements: Placements
  ) -> [StorageKey: [Reference<PropertyFact>]] {
    var found: [StorageKey: [Reference<PropertyFact>]] = [:]
    for (place, facts) in files.enumerated() where facts.contents.contains(.storage) {
      let file = Int32(place)
      guard placements.role(of: file) == .app else { continue }
      for (row, property) in facts.properties.enumerated() where !property.attributes.isEmpty {
        guard let storage = facts.storage(of: property), let wrapper = storage.attribute.wrapper
        else { continue }
        let key = StorageKey(
          module: placements.module(of: file), wrapper: wrapper,
          name: Name(facts.tree.text(storage.key)))
        found[key, default: []].append(Reference(file, Row(row)))
      }
    }
    return found.filter { $0.value.count > 1 }
  }

  /// The stored values of a file that begin otherwise than the first declaration of their key.
  package func sharedKeys(in file: Int32) -> [SharedKey] {
    let facts = facts(file)
    guard !storedValues.isEmpty else { return [] }
    return facts.properties.indices.compactMap { row in
      let property = facts.properties[row]
      guard !property.attributes.isEmpty, let storage = facts.storage(of: property),
        let wrapper = storage.attribute.wrapper
      else { return nil }
      let text = facts.tree.text(storage.key)
      let key = StorageKey(
        module: placement(file).module, wrapper: wrapper, name: Name(text))
      let reference = Reference<PropertyFact>(file, Row(row))
      let all = (storedValues[key] ?? []).filter { !isInPreview($0) }
        .sorted { isBefore($0, $1) }
      guard let first = all.first, first != reference, all.contains(reference),
        fact(first).owner != property.owner || first.file != file
      else { return nil }
      return difference(of: reference, from: first, key: text)
    }
  }

  private func isBefore(
    _ one: Reference<PropertyFact>, _ other: Reference<PropertyFact>
  ) -> Bool {
    one.file == other.file
      ? one.row < other.row
      : facts(one.file).path.utf8.lexicographicallyPrecedes(facts(other.file).path.utf8)
  }

  private func isInPreview(_ property: Reference<PropertyFact>) -> Bool {
    let facts = facts(property.file)
    let start = facts.tree.range(facts[property.row].declaration).lowerBound
    if facts.previews.contains(where: { $0.contains(start) }) { return true }
    var owner = facts[property.row].owner
    while owner.exists {
      if let entity = entity(of: owner, in: property.file), conforms(entity, to: .previewProvider) {
        return true
      }
      owner = facts[owner].parent
    }
    return false
  }

  private func difference(
    of property: Reference<PropertyFact>, from other: Reference<PropertyFact>, key: String
  ) -> SharedKey? {
    let home = facts(property.file)
    let there = facts(other.file)
    guard let mine = home.storage(of: fact(property)), let its = there.storage(of: fact(other)),
      fact(other).owner.exists
    else { return nil }
    func shared(_ own: String, _ foreign: String, inType: Bool) -> SharedKey {
      SharedKey(
        property: property,
        attribute: Place(property.file, home.tree.range(mine.attribute.node)),
        key: String(key.drop { $0 == "\"" }.prefix { $0 != "\"" }), own: own, other: foreign,
        differsInType: inType,
        otherPlace: Place(other.file, there.tree.range(its.attribute.node)),
        otherOwner: there.tree.nameText(there[fact(other).owner].nameNode))
    }
    let ownType = storedType(property, mine.attribute)
    let otherType = storedType(other, its.attribute)
    if let ownType, let otherType, ownType.name != otherType.name {
      return shared(ownType.text, otherType.text, inType: true)
    }
    guard let own = home.firstValue(fact(property), mine.attribute),
      let foreign = there.firstValue(fact(other), its.attribute), home.tree.isLiteral(own),
      there.tree.isLiteral(foreign),
      home.tree.collapsedText(own) != there.tree.collapsedText(foreign)
    else { return nil }
    return shared(home.tree.collapsedText(own), there.tree.collapsedText(foreign), inType: false)
  }

  /// The type of a stored value, where it is one of the library's.
  private func storedType(
    _ property: Reference<PropertyFact>, _ attribute: AttributeFact
  ) -> (name: Name, text: String)? {
    let facts = facts(property.file)
    let place = Standpoint(property.file, type: fact(property).owner)
    var shape = shape(of: property)
    if shape == .unknown, let value = facts.firstValue(fact(property), attribute) {
      shape = self.shape(ofExpression: value, at: place)
    }
    guard shape.container == .none, case .sdk(let name) = shape.meaning else { return nil }
    for known in ["Bool", "Double", "Int", "String", "URL", "Data"] where Name(known) == name {
      return (name, known)
    }
    return nil
  }
}
