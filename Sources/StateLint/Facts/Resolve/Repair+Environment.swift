import StateLintSyntax

extension UnstableDefault {
  /// Makes the default once; nil where more stands there than the one expression.
  package func keepingOne(in project: ProjectIndex) -> Repair? {
    let facts = project.facts(place.file)
    return isEntry ? keepingOneBesideEntry(facts) : storingDefault(facts)
  }

  /// `static let defaultValue: Model = Model()` in the place of a computed one.
  private func storingDefault(_ facts: FileFacts) -> Repair? {
    let tree = facts.tree
    guard let word = tree.keyword(of: property), property.type.exists,
      property.accessors == .bareGetter, property.bindingCount == 1,
      let block = tree.child(property.binding, .accessorBlock), tree.onlyValue(of: block) == node,
      !tree.hasComment(in: tree.range(block))
    else { return nil }
    let start = tree.range(property.type).upperBound
    let indentation = tree.indentation(at: tree.range(property.declaration).lowerBound)
    let value = tree.text(tree.range(node), indentedBy: indentation)
    return Repair(
      title: "Make the default once",
      edits: [
        .init(place: Place(place.file, word..<(word + 3)), text: "let"),
        .init(
          place: Place(place.file, start..<tree.range(block).upperBound), text: " = \(value)"),
      ], isSafe: false)
  }

  /// A `private static let` before the entry, which then begins with it.
  private func keepingOneBesideEntry(_ facts: FileFacts) -> Repair? {
    let tree = facts.tree
    let name = tree.nameText(property.nameNode)
    let kept = "default" + name.prefix(1).uppercased() + name.dropFirst()
    let type = property.type.exists ? ": " + tree.text(property.type) : ""
    guard property.initializer == node, property.bindingCount == 1, !name.isEmpty,
      property.type.exists || !tree.beginsWithDot(node),
      !facts.properties.contains(where: { $0.name == Name(kept) })
    else { return nil }
    let start = tree.range(property.declaration).lowerBound
    let line =
      "private static let \(kept)\(type) = \(tree.text(node))"
      + tree.lineBreak + tree.indentation(at: start)
    return Repair(
      title: "Keep one `\(kept)`",
      edits: [
        .init(place: Place(place.file, start..<start), text: line),
        .init(place: place, text: kept),
      ], isSafe: false)
  }
}

extension Tree {
  /// `.init()`, `.shared`: what only a type around it gives a meaning.
  fileprivate func beginsWithDot(_ node: NodeID) -> Bool {
    let first = kind(node) == .chain ? firstChild(node) ?? node : node
    return kind(first) == .implicitMember
  }
}
