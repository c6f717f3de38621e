import StateLintSyntax

/// A `@State` that repeats what follows from another value of its host.
package struct DerivedState: Sendable {
  package let property: Property
  /// The assignment in `.onChange`.
  package let write: Place
  /// What it follows from: `message`, `basket.apples`.
  package let source: String
  /// The assigned expression, where it makes sense outside of the closure too.
  package let expression: String?
  /// It is also set at the beginning.
  package let isSetAtFirst: Bool
}

extension HostFacts {
  /// The states that nothing sets but `.onChange`, from what it watches.
  package var derivedStates: [DerivedState] {
    guard !host.mayHaveMore, !host.traits.hasUnknownAncestor else { return [] }
    let states = host.properties.filter { mayBeDerived($0) }
    guard !states.isEmpty else { return [] }
    let answers = changeAnswers
    guard !answers.isEmpty else { return [] }
    let atFirst = appearanceActions.flatMap(\.pieces)
    return states.compactMap { derivedState($0, by: answers, atFirst) }
  }

  private func mayBeDerived(_ property: Property) -> Bool {
    property.wrapper == .state && !property.fact.isStatic && property.isSurelyValue
      && property.fact.accessors.isEmpty && !property.hasUnknownAttribute && host.isSole(property)
      && !property.isNeverWritten(in: host) && !host.asksForWrapper(of: property)
      && isRead(property)
  }

  private func derivedState(
    _ property: Property, by answers: [ChangeAnswer], _ atFirst: [CodePiece]
  ) -> DerivedState? {
    let writes = writes(of: property)
    var found: (answer: ChangeAnswer, write: Reference<UseFact>)?
    var texts: Set<String> = []
    for write in writes {
      let facts = project.facts(write.file)
      let use = facts[write.row]
      guard facts.isPlainAssignment(use.write), facts.members(of: use).isEmpty,
        use.form == .bare || use.form == .onSelf, let value = facts.tree.lastChild(use.write)
      else { return nil }
      texts.insert(facts.tree.collapsedText(value))
      let places = answers.filter { $0.pieces.contains { stands(use, in: $0, of: write.file) } }
      if places.isEmpty {
        guard atFirst.contains(where: { stands(use, in: $0, of: write.file) }) else { return nil }
      } else {
        guard places.count == 1, found == nil else { return nil }
        found = (places[0], write)
      }
    }
    guard texts.count == 1, let found, follows(found.write, from: found.answer),
      areOnlyCalled(by: found.answer.pieces + atFirst, writes), !isAnimated(property),
      !host.isGivenFromOutside(property), !host.isPerhapsChangedFromOutside(property)
    else { return nil }
    return derived(property, found.write, found.answer, isAlsoSetAtFirst: writes.count > 1)
  }

  private func derived(
    _ property: Property, _ write: Reference<UseFact>, _ answer: ChangeAnswer,
    isAlsoSetAtFirst: Bool
  ) -> DerivedState {
    let facts = project.facts(write.file)
    let use = facts[write.row]
    let hasParameter = facts.uses(in: use.write, of: use.scope).contains { $0.local.exists }
    let home = project.facts(answer.file).tree
    let watched =
      home.nameRange(answer.source.root).lowerBound..<home.range(answer.source.node).upperBound
    return DerivedState(
      property: property, write: Place(write.file, facts.tree.range(use.write)),
      source: home.text(watched),
      expression: hasParameter
        ? nil : facts.tree.lastChild(use.write).map { facts.tree.collapsedText($0) },
      isSetAtFirst: answer.isInitial || isAlsoSetAtFirst)
  }

  private func writes(of property: Property) -> [Reference<UseFact>] {
    host.mentions(of: property).filter(\.use.isWrite).map(\.reference)
  }

  /// Whether a write is a statement of a piece of code, with nothing before it that may leave.
  private func stands(_ use: UseFact, in piece: CodePiece, of file: Int32) -> Bool {
    let facts = project.facts(file)
    let tree = facts.tree
    guard piece.function.file == file, use.scope == piece.scope,
      let block = tree.parent(of: use.write), tree.kind(block) == .codeBlock,
      tree.parent(of: block).map({ $0 == facts[piece.scope].node }) ?? false
        || block == facts[piece.function.row].body,
      !project.fact(piece.function).isAsync
    else { return false }
    return tree.children(block).prefix { $0 < use.write }.allSatisfy {
      tree.kind($0) == .assignment || tree.kind($0) == .chain
    }
  }

  /// Whether the functions that writes stand in run with some pieces of code only.
  private func areOnlyCalled(
    by pieces: [CodePiece], _ writes: [Reference<UseFact>]
  ) -> Bool {
    writes.allSatisfy { write in
      let facts = project.facts(write.file)
      let scope = facts[facts[write.row].scope]
      guard scope.kind == .function else { return true }
      let name = facts[scope.function].name
      return host.functions.allSatisfy { function in
        let home = project.facts(function.file)
        return home[function.row].uses.allSatisfy { row in
          home[row].name != name || home[row].local.exists
            || pieces.contains {
              $0.function == function && home.isInside(home[row].scope, $0.scope)
            }
        }
      }
    }
  }

  /// Whether an assigned value follows from what an answer watches, and from nothing else.
  private func follows(_ write: Reference<UseFact>, from answer: ChangeAnswer) -> Bool {
    let facts = project.facts(write.file)
    let use = facts[write.row]
    guard let value = facts.tree.lastChild(use.write) else { return false }
    var steps: Set<NodeID> = []
    var mentionsSource = false
    for other in facts.uses(in: value, of: use.scope) {
      if other.local.exists {
        guard facts.isNewValue(facts[other.local], in: use.scope) else { return false }
        mentionsSource = true
      } else if other.form == .type {
        if let step = facts.caseStep(other) { steps.insert(step) }
      } else if let path = sourceSteps(other, facts, answer) {
        steps.formUnion(path)
        mentionsSource = true
      } else {
        guard other.form == .bare || other.form == .onSelf, isConstantOrFunction(other, facts)
        else { return false }
      }
    }
    return mentionsSource
      && facts.nodes(in: value).allSatisfy { node in
        CheapCode.mayStand(node, in: facts) && (steps.contains(node) || isCheap(node, facts))
      }
  }

  /// The members of a use that are the path an answer watches; nil where it is another path.
  private func sourceSteps(
    _ use: UseFact, _ facts: FileFacts, _ answer: ChangeAnswer
  ) -> [NodeID]? {
    let home = project.facts(answer.file)
    let path = home.members(of: answer.source).map { home.tree.name($0) }
    let members = facts.members(of: use)
    guard use.name == answer.source.name, use.form == .bare || use.form == .onSelf,
      members.count >= path.count,
      zip(path, members).allSatisfy({ $0 == facts.tree.name($1) })
    else { return nil }
    // `self.beads` has its root as a member node.
    return members.prefix(path.count) + [use.root]
  }

  private func isConstantOrFunction(_ use: UseFact, _ facts: FileFacts) -> Bool {
    if let property = host.property(use.name) { return host.isConstant(property) }
    return CheapCode.functions.contains(use.name)
      && project.functions.references(named: use.name).isEmpty
  }

  /// Whether a step of an expression is known to cost next to nothing.
  private func isCheap(_ node: NodeID, _ facts: FileFacts) -> Bool {
    let tree = facts.tree
    switch tree.kind(node) {
    case .memberAccess:
      return CheapCode.members.contains(tree.name(node))
        && project.functions.references(named: tree.name(node)).isEmpty
    case .call:
      guard let chain = tree.parent(of: node),
        let callee = tree.children(chain).filter({ $0 < node }).last
      else { return false }
      return tree.kind(callee) == .memberAccess
        || tree.kind(callee) == .nameExpr && CheapCode.functions.contains(tree.name(callee))
          && !project.declares(tree.name(callee))
    default: return true
    }
  }
}

extension FileFacts {
  /// `large` in `Style.large`.
  fileprivate func caseStep(_ use: UseFact) -> NodeID? {
    guard tree.kind(use.node) == .chain else { return nil }
    let links = Array(tree.children(use.node))
    return links.count == 2 && tree.kind(links[1]) == .memberAccess ? links[1] : nil
  }
}

/// What costs so little that it can be done on each pass. Source: the documentation of the standard
/// library.
private enum CheapCode {
  /// Conversions and global functions.
  static let functions: Set<Name> = [
    Name("Bool"), Name("CGFloat"), Name("Double"), Name("Float"), Name("Int"), Name("String"),
    Name("UInt"), Name("abs"), Name("max"), Name("min"),
  ]
  /// Members of numbers, texts, collections and sizes.
  static let members: Set<Name> = [
    .count, Name("capitalized"), Name("contains"), Name("description"), Name("first"),
    Name("hasPrefix"), Name("hasSuffix"), Name("height"), Name("isEmpty"), Name("isMultiple"),
    Name("last"), Name("lowercased"), Name("magnitude"), Name("rawValue"), Name("rounded"),
    Name("uppercased"), Name("width"), Name("x"), Name("y"),
  ]

  /// Whether a node can be part of such an expression at all.
  static func mayStand(_ node: NodeID, in facts: FileFacts) -> Bool {
    switch facts.tree.kind(node) {
    case .nameExpr, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral,
      .interpolation, .argument, .argumentLabel, .sequence, .operatorRef, .ternary, .prefixExpr,
      .tupleExpr, .chain, .memberAccess, .call, .implicitMember, .optionalChaining:
      true
    default: false
    }
  }
}
