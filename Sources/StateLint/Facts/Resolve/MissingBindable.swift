import StateLintSyntax

/// `$model.name` where nothing brings a `$model`.
package struct MissingBindable: Sendable {
  /// `$model`
  package let place: Place
  package let name: String
  package let source: Source
  /// The code it stands in.
  let function: Reference<FunctionFact>

  package enum Source: Sendable {
    case property(Property)
    case environment(Property)
    case local
    case parameter
    case closureParameter
  }
}

extension HostFacts {
  /// The bindings into observable objects whose names have no `$`.
  package var missingBindables: [MissingBindable] {
    guard !host.mayHaveMore else { return [] }
    return host.functions.flatMap { function -> [MissingBindable] in
      let facts = project.facts(function.file)
      return facts.ownUses(of: function.row, where: { $0.form == .projection }).compactMap { use in
        guard !facts.members(of: use).isEmpty,
          let source = unprojected(use, in: function)
        else { return nil }
        return MissingBindable(
          place: Place(function.file, facts.tree.range(use.root)),
          name: facts.tree.nameText(use.root), source: source, function: function)
      }
    }
  }

  private func unprojected(
    _ use: UseFact, in function: Reference<FunctionFact>
  ) -> MissingBindable.Source? {
    if use.local.exists { return unprojectedLocal(use.local, in: function) }
    let found = host.properties.filter { $0.fact.name == use.name && !$0.fact.isStatic }
    guard let property = found.first, found.allSatisfy({ isSurelyObservable($0.shape) }) else {
      return nil
    }
    if found.allSatisfy({ !$0.hasAttributes && $0.fact.isStored }) { return .property(property) }
    guard found.allSatisfy({ $0.readsObjectFromEnvironment && !$0.hasUnknownAttribute }) else {
      return nil
    }
    return .environment(property)
  }

  private func unprojectedLocal(
    _ row: Row<LocalFact>, in function: Reference<FunctionFact>
  ) -> MissingBindable.Source? {
    let facts = project.facts(function.file)
    let local = facts[row]
    // `@Bindable var bed = bed`, `{ $bed in … }`, `$0`
    guard !local.property.exists, !facts.tree.beginsWithDollar(local.node),
      !facts.hasAttribute(local, in: function.row),
      isSurelyObservable(project.shape(of: row, in: function.file))
    else { return nil }
    switch local.origin {
    case .variable, .optionalBinding, .element, .capture: return .local
    case .parameter: return .parameter
    case .closureParameter: return .closureParameter
    case .pattern, .function, .implicit: return nil
    }
  }

  private func isSurelyObservable(_ shape: TypeShape) -> Bool {
    shape.container == .none && !shape.isOptional && shape.form == .nominal
      && project.modelKind(of: shape) == .observable
  }
}

extension MissingBindable {
  /// Makes an object from the environment bindable at the top of the code that makes bindings to it;
  /// nil where a further statement would change what that code gives back.
  package func bindableAtTop(in host: Host) -> Repair? {
    let facts = host.project.facts(function.file)
    let fact = facts[function.row]
    let isBuilder =
      host.isRequirement(fact) || facts[fact.attributes].contains { $0.kind == .builder }
      || facts.returns(in: Row(Int(fact.scopes.start)))
    guard case .environment = source, fact.body.exists, isBuilder,
      fact.kind == .getter || fact.kind == .function
    else { return nil }
    let line = "@Bindable var \(name) = \(name)"
    let (offset, text) = facts.tree.putting(line, atTopOf: fact.body)
    return Repair(
      title: "Begin with `\(line)`",
      edits: [.init(place: Place(function.file, offset..<offset), text: text)], isSafe: false)
  }
}

extension FileFacts {
  /// Whether a parameter carries a wrapper of its own: `func row(@Bindable for bed: Bed)`.
  fileprivate func hasAttribute(_ local: LocalFact, in function: Row<FunctionFact>) -> Bool {
    if tree.parent(of: local.node).map({ tree.child($0, .attribute) != nil }) ?? false {
      return true
    }
    return self[self[function].parameters].contains {
      $0.node == local.node && !$0.attributes.isEmpty
    }
  }
}

extension Tree {
  fileprivate func beginsWithDollar(_ node: NodeID) -> Bool {
    bytes[range(node).lowerBound] == UInt8(ascii: "$")
  }
}
