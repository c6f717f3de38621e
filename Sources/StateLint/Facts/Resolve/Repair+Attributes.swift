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

  /// Takes an attribute away, with the blanks behind it and the line it had for itself.
  func dropping(_ attribute: Range<Int>, title: String) -> Repair {
    let bytes = facts.tree.bytes
    var end = attribute.upperBound
    while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
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

  /// Marks the class `@Observable`, and imports what that needs; nil where the macro would refuse
  /// its storage or change what it encodes.
  package var markedObservable: Repair? {
    let traits = project[entity].traits
    guard canTakeMacro, !bindsSeveralNames, !traits.hasUnknownMacro,
      !project.fact(part).modifiers.contains(.open), !encodesItself,
      !ownStorage.contains(where: { $0.fact.modifiers.contains(.override) }),
      !project.ancestors(of: entity).contains(where: { project[$0].kind == .class })
    else { return nil }
    var repair = adding(attribute: "@Observable")
    repair.edits.insert(contentsOf: importingObservation, at: 0)
    return repair
  }

  /// Whether the compiler encodes or decodes it by the names of its storage, which the macro changes.
  var encodesItself: Bool {
    [Name("Codable"), Name("Decodable"), Name("Encodable")].contains {
      project.conforms(entity, to: $0)
    }
  }

  /// Imports what the macro `@Observable` needs, where nothing does so yet.
  var importingObservation: [Repair.Edit] {
    let facts = project.facts(part.file)
    let isThere = facts.imports.contains { $0 == Name("SwiftUI") || $0 == Name("Observation") }
    return isThere ? [] : [facts.importing("Observation", in: part.file)]
  }

  /// Whether one of its declarations binds several names, which no macro can rewrite.
  package var bindsSeveralNames: Bool { ownStorage.contains { $0.fact.bindingCount > 1 } }

  /// Whether the macro `@Observable` finds nothing in its own storage that it cannot rewrite.
  package var canTakeMacro: Bool {
    ownStorage.allSatisfy { !$0.hasAttributes && !$0.fact.modifiers.contains(.lazy) }
  }
}

extension FileFacts {
  /// Imports a module before all others, or before all other code.
  func importing(_ module: String, in file: Int32) -> Repair.Edit {
    let first = tree.children(.root).first { tree.kind($0) == .importDecl }
    let start = (first ?? tree.firstChild(.root)).map { tree.range($0).lowerBound } ?? 0
    return .init(
      place: Place(file, start..<start),
      text: "import \(module)" + tree.lineBreak + (first == nil ? tree.lineBreak : ""))
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
