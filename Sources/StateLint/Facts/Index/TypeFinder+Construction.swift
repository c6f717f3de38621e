import StateLintSyntax

extension TypeFinder {
  /// What a construction makes: `Row(…)`, `Row.init(…)`, `Outer.Row(…)`.
  func constructed(by call: CallFact, in file: Int32) -> TypeShape {
    // `{ … }(…)`, `list[0](…)`: what is called has no name.
    guard call.callee.exists else { return .unknown }
    let facts = files[Int(file)]
    let owner = facts[facts[call.scope].function].owner
    let before = facts.nameBefore(call)
    let name = call.name == .`init` ? before ?? call.callee : call.callee
    let outer = name == call.callee ? before : facts.tree.name(before: name, in: call.chain)
    if let outer, facts.tree.isUpperCase(outer),
      let entity = named(outer, in: file, type: owner, aliases: 0).entity,
      let nested = nestedType(facts.tree.name(name), in: entity)
    {
      return TypeShape(meaning: .project(nested))
    }
    return named(name, in: file, type: owner, aliases: 0)
  }
}
