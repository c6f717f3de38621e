import StateLintSyntax

extension ProjectIndex {
  /// Makes a struct a class: `final class` in the place of `struct`, and no `mutating`. Nil where it
  /// has no initialiser of its own, is compared or hashed by the compiler, or sets `self` as a whole.
  func makingClass(_ entity: Row<TypeEntity>) -> Repair? {
    let part = self[entity].declaration
    let facts = facts(part.file)
    let tree = facts.tree
    let fact = facts[part.row]
    let comparing = [Name("Equatable"), Name("Hashable"), Name("Codable"), Name("Decodable")]
    guard self[entity].kind == .struct, self[entity].parts.count == 1,
      self[entity].traits.hostRole == nil, !self[entity].traits.hasUnknownAncestor,
      !comparing.contains(where: { conforms(entity, to: $0) }),
      fact.functions.contains(where: { facts[$0].kind == .initializer }),
      !fact.functions.contains(where: { facts.setsWholeSelf(in: facts[$0]) }),
      let word = tree.keyword("struct", of: fact.node, before: fact.nameNode)
    else { return nil }
    var edits = [Repair.Edit(place: Place(part.file, word), text: "final class")]
    for node in facts.nodes(in: fact.node)
    where tree.kind(node) == .modifier && tree[node].detail == .mutating {
      let range = tree.range(node)
      edits.append(
        .init(
          place: Place(part.file, range.lowerBound..<tree.firstCode(from: range.upperBound)),
          text: ""))
    }
    return Repair(title: "Make it a `final class`", edits: edits, isSafe: false)
  }
}

extension Property {
  /// Whether some code takes the publisher of a `@Published` property: `$rate`, `model.$rate`.
  package var isPublisherMentioned: Bool {
    project.isPublisherMentioned(among: [fact.name], inModuleOf: file)
      || project[host].parts.contains { part in
        let facts = project.facts(part.file)
        return facts[part.row].functions.contains { function in
          facts[function].uses.contains {
            facts[$0].form == .projection && isMeant(by: facts[$0])
          }
        }
      }
  }
}

extension FileFacts {
  /// `self = …`
  fileprivate func setsWholeSelf(in function: FunctionFact) -> Bool {
    function.uses.contains { self[$0].form == .wholeSelf && self[$0].isWrite }
  }
}

extension Tree {
  /// Where a keyword stands in a declaration, between its modifiers and its name.
  fileprivate func keyword(_ word: String, of declaration: NodeID, before name: NodeID) -> Range<
    Int
  >? {
    let end = range(name).lowerBound
    let last = children(declaration).prefix { $0 < name }.last
    let start = firstCode(from: last.map { range($0).upperBound } ?? range(declaration).lowerBound)
    let found = start..<(start + word.utf8.count)
    return found.upperBound < end && text(found) == word ? found : nil
  }
}
