import StateLintSyntax

extension Property {
  /// Puts an attribute before the modifiers and the `let` or `var`; nil where one declaration binds
  /// several names.
  package func adding(attribute: String) -> Repair? {
    guard fact.bindingCount == 1 else { return nil }
    let start = facts.tree.range(fact.declaration).lowerBound
    return Repair(
      title: "Put `\(attribute)` before `\(name)`",
      edits: [.init(place: Place(file, start..<start), text: attribute + " ")], isSafe: false)
  }

  /// Takes an attribute of a name away, with the blanks behind it.
  package func dropping(attribute name: Name) -> Repair? {
    guard let attribute = facts[fact.attributes].first(where: { $0.name == name }) else {
      return nil
    }
    let range = facts.tree.range(attribute.node)
    return dropping(range, title: "Drop `\(facts.tree.collapsedText(range))`")
  }

  /// Takes an attribute away, with the blanks behind it.
  func dropping(_ attribute: Range<Int>, title: String) -> Repair {
    let bytes = facts.tree.bytes
    var end = attribute.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return Repair(
      title: title,
      edits: [.init(place: Place(file, attribute.lowerBound..<end), text: "")], isSafe: false)
  }

  /// Makes a `let` a `var`.
  package var madeVariable: Repair? {
    guard fact.isLet, let word = keyword else { return nil }
    return Repair(
      title: "Make `\(name)` a `var`",
      edits: [.init(place: Place(file, word..<(word + 3)), text: "var")], isSafe: false)
  }
}

extension ModelClass {
  /// Puts an attribute before the class.
  package func adding(attribute: String) -> Repair {
    let start = project.facts(part.file).tree.range(project.fact(part).node).lowerBound
    return Repair(
      title: "Put `\(attribute)` before `\(name)`",
      edits: [.init(place: Place(part.file, start..<start), text: attribute + " ")], isSafe: false)
  }

  /// Whether one of its declarations binds several names, which no macro can rewrite.
  package var bindsSeveralNames: Bool { ownStorage.contains { $0.fact.bindingCount > 1 } }

  /// Whether the macro `@Observable` finds nothing in its own storage that it cannot rewrite.
  package var canTakeMacro: Bool {
    ownStorage.allSatisfy { !$0.hasAttributes && !$0.fact.modifiers.contains(.lazy) }
  }
}

extension RowLoop {
  /// Tells the rows apart by the values of the range.
  package var addingSelfAsID: Repair {
    let end = facts.tree.range(data.node).upperBound
    return Repair(
      title: "Add `id: \\.self`",
      edits: [.init(place: Place(code.function.file, end..<end), text: ", id: \\.self")],
      isSafe: false)
  }
}
