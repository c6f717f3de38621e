import StateLintSyntax

extension ProjectIndex {
  /// The type of a type's `id`, where that is what tells rows apart and surely another one.
  ///
  /// - Parameter key: the key path that a loop names, `\.id`; nil where it names none.
  func idShape(of element: Row<TypeEntity>, key: String?) -> TypeShape? {
    guard key.map({ $0.hasSuffix("\\.id") }) ?? conforms(element, to: .identifiable),
      !self[element].traits.hasUnknownMacro,
      let id = property(.id, of: element)
    else { return nil }
    let facts = facts(id.file)
    let type = facts[id.row].type
    if type.exists, facts.tree.text(type) == "Self" { return nil }
    let shape = shape(of: id)
    guard isPlainlyKnown(shape), shape.entity != element else { return nil }
    return shape
  }

  /// A named type of the SDK or the project, optional or not.
  func isPlainlyKnown(_ shape: TypeShape) -> Bool {
    guard shape.container == .none, shape.form == .nominal else { return false }
    switch shape.meaning {
    case .sdk, .project: return true
    default: return false
    }
  }

  /// A type's name as people would say it.
  func text(of shape: TypeShape) -> String? {
    let name: String
    switch shape.meaning {
    case .project(let entity): name = self.name(of: entity)
    case .sdk(let sdk): name = Selections.name(of: sdk)
    default: return nil
    }
    if shape.container == .set { return "Set<\(name)>" }
    return shape.isOptional ? name + "?" : name
  }

  /// Whether a property is content rather than data.
  func drawsItself(_ property: Property) -> Bool {
    switch property.shape.meaning {
    case .project(let entity): return self[entity].traits.hostRole != nil
    case .sdk(let name): return SDKTypes.isView(name) && property.shape.container == .none
    default: return false
    }
  }
}

extension FileFacts {
  /// The closure that builds the rows of a container: its first trailing closure, or `content:`.
  func rowContent(of call: Row<CallFact>, in function: Row<FunctionFact>) -> Row<ScopeFact>? {
    self[function].scopes.first { scope in
      let slot = self[scope].slot
      guard slot.call == call else { return false }
      return slot.label == nil && slot.trailing <= 1 || slot.label == .content
        || slot.label == Name("rowContent")
    }
  }

  /// The nearest container with a selection around a place.
  func selection(around scope: Row<ScopeFact>, in function: Row<FunctionFact>) -> Row<CallFact>? {
    var scope = scope
    while scope.exists {
      let slot = self[scope].slot
      if slot.call.exists, argument(Selections.label, of: self[slot.call]) != nil {
        return slot.call
      }
      scope = self[scope].parent
    }
    return nil
  }

  /// `Sail` in `Sail.allCases`.
  func typeOfAllCases(_ node: NodeID) -> NodeID? {
    guard tree.kind(node) == .chain else { return nil }
    let links = Array(tree.children(node))
    guard links.count == 2, tree.kind(links[0]) == .nameExpr, tree.isUpperCase(links[0]),
      tree.name(links[1]) == Name("allCases")
    else { return nil }
    return links[0]
  }
}
