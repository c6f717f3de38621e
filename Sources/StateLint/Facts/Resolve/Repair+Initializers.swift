import StateLintSyntax

extension Host {
  /// Makes copies of inputs plain constants, which each `init` then gives the current value; nil
  /// where the host changes one of them, or an `init` sets one in some other way.
  package func drawingInputs(_ copies: [InitAssignment]) -> Repair? {
    guard copies.allSatisfy({ $0.property.isNeverWritten(in: self) }) else { return nil }
    return makingConstant(copies.map(\.property), title: "Draw the input itself")
  }

  /// Takes a model that comes in as a plain constant; nil where the view makes bindings to it, or
  /// nobody else surely keeps it.
  package func borrowing(_ injection: Injection) -> Repair? {
    let property = injection.property
    guard injection.isOwnedByCaller, injection.argument == nil, !injection.makesDefault,
      property.modelKind == .observable, !mayHaveMore, !isReplaced(property)
    else { return nil }
    let title = "Take `\(property.name)` as a plain `let`"
    if !initializers.isEmpty { return makingConstant([property], title: title) }
    guard !property.fact.hasDefault, !property.isImplicitlyNil else { return nil }
    return property.plainConstant.map { Repair(title: title, edits: $0, isSafe: false) }
  }

  /// Whether code of this host outside of its initialisers puts another object in the place of one,
  /// or makes a binding to it.
  private func isReplaced(_ property: Property) -> Bool {
    mentions(of: property).contains { mention in
      let facts = project.facts(mention.function.file)
      if mention.use.form == .projection || mention.use.access == .inout { return true }
      guard mention.use.form == .storage || mention.use.access == .assign else { return false }
      return facts.members(of: mention.use).isEmpty
        && facts[mention.function.row].kind != .initializer
    }
  }

  /// Drops the default of a property and assigns it last in each `init`, when all others have their
  /// values; nil where an `init` asks for it before.
  package func assigningLast(_ property: Property) -> Repair? {
    var edits: [Repair.Edit] = []
    for assignment in initAssignments where assignment.property.reference == property.reference {
      guard let moved = assignment.movedToEnd else { return nil }
      edits += moved
    }
    guard !edits.isEmpty else { return nil }
    if property.fact.hasDefault {
      guard let dropped = property.droppingDefault() else { return nil }
      edits += dropped.edits
    }
    return Repair(
      title: "Assign `\(property.name)` after all other properties", edits: edits, isSafe: false)
  }

  private func makingConstant(_ properties: [Property], title: String) -> Repair? {
    var edits: [Repair.Edit] = []
    for property in properties {
      guard let declaration = property.plainConstant,
        let assignments = plainAssignments(to: property)
      else { return nil }
      edits += declaration + assignments
      if property.fact.hasDefault {
        guard let dropped = property.droppingDefault() else { return nil }
        edits += dropped.edits
      }
    }
    return Repair(title: title, edits: edits, isSafe: false)
  }

  /// The assignments to a property without its wrapper; nil where not each `init` makes exactly one.
  private func plainAssignments(to property: Property) -> [Repair.Edit]? {
    var edits: [Repair.Edit] = []
    for group in assignmentsByInitializer {
      let own = group.filter { $0.property.reference == property.reference }
      guard own.count == 1, own[0].isUnconditional, !own[0].passesStorage else { return nil }
      if let edit = own[0].plainForm { edits.append(edit) }
    }
    let storage = mentions(of: property).count { $0.use.form == .storage }
    return initializers.isEmpty || storage != edits.count ? nil : edits
  }
}

extension InitAssignment {
  /// `self.x = value` in the place of `_x = State(initialValue: value)`; nil where it reads so.
  fileprivate var plainForm: Repair.Edit? {
    guard isStorage else { return nil }
    return .init(place: place, text: "self.\(property.name) = \(facts.tree.text(content))")
  }

  /// The edits that make it the last statement of its initialiser, none where it is that; nil where
  /// something behind it mentions the property.
  fileprivate var movedToEnd: [Repair.Edit]? {
    let tree = facts.tree
    let body = facts[initializer.row].body
    guard isUnconditional, !isStorage, let last = tree.lastChild(body) else { return nil }
    if last == node { return [] }
    let isAskedLater = facts[initializer.row].uses.contains { row in
      let use = facts[row]
      return use.root > node && !tree.contains(node, use.root)
        && (property.isMeant(by: use) || use.form == .wholeSelf)
    }
    guard !isAskedLater, !tree.isOnOneLine(tree.range(body)) else { return nil }
    let end = tree.range(last).upperBound
    let text = tree.lineBreak + tree.indentation(at: range.lowerBound) + tree.text(range)
    return [
      .init(place: Place(initializer.file, tree.rangeWithLines(of: range)), text: ""),
      .init(place: Place(initializer.file, end..<end), text: text),
    ]
  }
}
