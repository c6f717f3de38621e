import StateLintSyntax

extension Representable {
  /// Begins each update by giving the coordinator the new struct; nil where the update has no
  /// `context`, or cannot set what the coordinator keeps.
  package func renewing(_ copy: Property) -> Repair? {
    let facts = project.facts(update.file)
    let fact = facts[update.row]
    guard fact.body.exists, copy.fact.accessors.isEmpty, copy.fact.bindingCount == 1,
      facts[fact.parameters].contains(where: { $0.name == Name("context") }),
      !copy.fact.modifiers.contains(.private), !copy.fact.modifiers.contains(.privateSetter),
      !copy.fact.modifiers.contains(.fileprivate) || copy.file == update.file
    else { return nil }
    let line = "context.coordinator.\(copy.name) = self"
    let (offset, text) = facts.tree.putting(line, atTopOf: fact.body)
    var edits = [Repair.Edit(place: Place(update.file, offset..<offset), text: text)]
    if let variable = copy.madeVariable { edits += variable.edits }
    return Repair(title: "Begin with `\(line)`", edits: edits, isSafe: false)
  }
}
