import StateLintSyntax

extension HiddenChange {
  /// Lets the compiler compare: takes away what is written by hand; nil where the compiler cannot
  /// surely do it.
  package func leavingToCompiler(of model: ModelClass) -> Repair? {
    let project = model.project
    guard project[model.entity].kind == .struct, model.canBeComparedByCompiler else { return nil }
    let written = [equality.function] + project.functions(Equality.hash, of: model.entity)
    guard written.allSatisfy({ project.fact($0).name != Equality.isEqual }) else { return nil }
    return Repair(
      title: written.count > 1 ? "Delete `==` and `hash(into:)`" : "Delete `==`",
      edits: written.map { project.deleting($0) }, isSafe: false)
  }
}

extension ModelClass {
  /// Whether the compiler makes `==` and `hash(into:)` where nobody writes them: the type says that it
  /// is `Equatable` in the file of its declaration, and so surely is each value that it stores.
  fileprivate var canBeComparedByCompiler: Bool {
    let promises: Set<Name> = [Name("Equatable"), Name("Hashable")]
    let isPromised = project[entity].parts.contains { other in
      guard other.file == part.file else { return false }
      let facts = project.facts(other.file)
      return facts[facts[other.row].inherits].contains { promises.contains($0.name) }
    }
    return isPromised
      && ownStorage.allSatisfy { !$0.hasAttributes && project.isPlainlyHashable($0.shape) }
  }
}

extension ProjectIndex {
  /// Whether a type is surely `Hashable`: one of Swift and Foundation that all know, or one of the
  /// project that says so.
  func isPlainlyHashable(_ shape: TypeShape) -> Bool {
    guard shape.form == .nominal, shape.container != .dictionary else { return false }
    switch shape.meaning {
    case .sdk(let name): return PlainValues.contain(name)
    case .project(let entity):
      return conforms(entity, to: Name("Hashable"))
        || self[entity].kind == .enum
          && self[entity].parts.allSatisfy { hasPlainCases($0) }
    default: return false
    }
  }

  /// Whether no case of an enum carries a value.
  private func hasPlainCases(_ part: Reference<TypeFact>) -> Bool {
    let facts = facts(part.file)
    return facts.nodes(in: fact(part).node).allSatisfy {
      facts.tree.kind($0) != .enumCaseElement || facts.tree.child($0, .parameters) == nil
    }
  }

  /// Takes a function away with its lines, or all between the braces where nothing else is there.
  fileprivate func deleting(_ function: Reference<FunctionFact>) -> Repair.Edit {
    let tree = facts(function.file).tree
    let node = fact(function).node
    let code = tree.range(node)
    if let block = tree.parent(of: node), tree.kind(block) == .memberBlock,
      tree.lastChild(block) == tree.firstChild(block),
      !tree.hasComment(in: tree.range(block).lowerBound..<code.lowerBound),
      !tree.hasComment(in: code.upperBound..<tree.range(block).upperBound)
    {
      let inside = tree.range(block)
      return .init(
        place: Place(function.file, (inside.lowerBound + 1)..<(inside.upperBound - 1)), text: "")
    }
    return .init(place: Place(function.file, tree.rangeWithLines(of: code)), text: "")
  }
}
