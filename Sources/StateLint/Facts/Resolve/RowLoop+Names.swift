import StateLintSyntax

extension RowLoop {
  /// Why a value is a poor name for its own row.
  package enum NameTrouble: Sendable {
    /// The row edits the value, and so its name, in a control of this name.
    case isEdited(String)
    /// All rows have the same value at first.
    case repeats
    /// Equal values can be added.
    case canRepeat
    /// Some code changes elements: each change is another row.
    case isChanged(String)
    /// Many members are hashed and compared for each row: how many.
    case isLarge(String, Int)
  }

  /// What is wrong with `id: \.self` here; nil where values are names of their own.
  package var nameTrouble: NameTrouble? {
    guard isKeyedByItself, data.shape == .elements, !drawsNoRows else { return nil }
    if let collection, collection.beginsWithEqualElements { return .repeats }
    guard let element = elementShape, element.container == .none else { return nil }
    if let control = editingControl { return .isEdited(control) }
    switch element.meaning {
    case .sdk(let name) where RowLoop.plainValues.contains(name):
      return mayRepeat ? .canRepeat : nil
    case .project(let entity) where host.project[entity].kind == .struct:
      return trouble(withStruct: entity)
    default: return nil
    }
  }

  /// What an element is, as far as the loop goes over a collection as it is or a part of it.
  private var elementShape: TypeShape? {
    let project = host.project
    let place = project.standpoint(code.function)
    let shape = project.shape(ofExpression: data.node, at: place)
    if shape.container == .array { return shape.element }
    guard shape.container == .none, data.collections.count == 1, let collection,
      facts[code.function.row].calls.allSatisfy({ row in
        !facts.tree.contains(data.node, facts[row].node)
          || facts[row].name == .array || HostCollection.parts.contains(facts[row].name)
      })
    else { return nil }
    let whole = collection.shape
    return whole.container == .array ? whole.element : nil
  }

  private var mayRepeat: Bool {
    guard data.collections.count == 1, let collection else { return false }
    return collection.isAddedToBlindly && !WordList.keys.ends(collection.text)
  }

  /// Strings and numbers: nothing about them says that each comes once.
  private static let plainValues: Set<Name> = [
    Name("String"), Name("Substring"), Name("Int"), Name("Double"), Name("Float"),
    Name("CGFloat"), Name("Decimal"), .bool,
  ]

  private func trouble(withStruct entity: Row<TypeEntity>) -> NameTrouble? {
    let project = host.project
    let stored = project[entity].parts.flatMap { part -> [Reference<PropertyFact>] in
      let facts = project.facts(part.file)
      return facts[part.row].properties.filter { facts[$0].isStored && !facts[$0].isStatic }
        .map { Reference(part.file, $0) }
    }
    let part = project[entity].declaration
    let name = project.facts(part.file).tree.nameText(project.fact(part).nameNode)
    if let collection, collection.changesElements { return .isChanged(name) }
    return stored.count > 5 ? .isLarge(name, stored.count) : nil
  }
}

extension HostCollection {
  /// Whether some code writes a part of an element: `parcels[0].place = "Depot"`.
  var changesElements: Bool {
    elementWrites.contains { use in
      let facts = host.project.facts(use.file)
      return facts.writesThroughSubscript(facts[use.row])
    }
  }
}

extension FileFacts {
  /// `names[0].first = …`
  fileprivate func writesThroughSubscript(_ use: UseFact) -> Bool {
    guard use.access == .modify, tree.kind(use.node) == .chain,
      let last = tree.lastChild(use.node)
    else { return false }
    return tree.kind(last) == .memberAccess
      && tree.children(use.node).contains { tree.kind($0) == .subscriptCall }
  }
}
