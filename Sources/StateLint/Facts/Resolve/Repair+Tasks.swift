import StateLintSyntax

extension HostFacts {
  /// Moves a `Task { … }` that `init` starts into `.task { … }` on what the view draws; nil where it
  /// takes values of the initialiser along, or the view draws several things.
  package func startingOnAppearance(_ effect: SideEffect) -> Repair? {
    let file = effect.call.file
    let facts = project.facts(file)
    let tree = facts.tree
    let call = facts[effect.call.row]
    let initializer = facts[call.scope].function
    let parts = Array(tree.children(call.node))
    guard effect.isInInit, effect.kind == .task, call.form == .bare, host.role == .view,
      !host.mayHaveMore, parts.count == 1, tree.kind(parts[0]) == .trailingClosure,
      let closure = tree.lastChild(parts[0]), tree.child(closure, .captureList) == nil,
      tree.child(closure, .closureParameters) == nil, tree.lastChild(call.chain) == call.node,
      facts[initializer].kind == .initializer, let block = tree.parent(of: call.chain),
      block == facts[initializer].body, isIndependent(closure, in: initializer, facts),
      let place = placeOfModifier
    else { return nil }
    let home = project.facts(place.file).tree
    let text = tree.text(tree.range(closure), indentedBy: place.indentation)
    return Repair(
      title: "Start it in `.task`",
      edits: [
        removal(of: call.chain, in: initializer, file),
        .init(
          place: Place(place.file, place.offset..<place.offset),
          text: home.lineBreak + place.indentation + ".task " + text),
      ], isSafe: false)
  }

  /// Whether a closure mentions nothing but members and globals, and what it declares itself.
  private func isIndependent(
    _ closure: NodeID, in initializer: Row<FunctionFact>, _ facts: FileFacts
  ) -> Bool {
    facts[initializer].uses.allSatisfy { row in
      let use = facts[row]
      return !facts.tree.contains(closure, use.root) || !use.local.exists
        || facts.tree.contains(closure, facts[use.local].node)
    }
  }

  /// Takes the statement away, and the initialiser with it where it does nothing else.
  private func removal(
    of statement: NodeID, in initializer: Row<FunctionFact>, _ file: Int32
  ) -> Repair.Edit {
    let facts = project.facts(file)
    let tree = facts.tree
    let fact = facts[initializer]
    let isOnly = tree.firstChild(fact.body) == tree.lastChild(fact.body)
    let isPlain =
      fact.parameters.isEmpty && host.initializers.count == 1 && fact.attributes.isEmpty
      && fact.modifiers.isDisjoint(with: [.public, .open, .package])
      && !tree.hasComment(in: tree.range(fact.body)) && facts.isOwnInit(fact)
    let range = tree.range(isOnly && isPlain ? fact.node : statement)
    return .init(place: Place(file, tree.rangeOfStatement(range)), text: "")
  }

  /// Behind the one view that `body` is, with the blanks that modifiers have there.
  private var placeOfModifier: (file: Int32, offset: Int, indentation: String)? {
    let bodies = host.functions.filter {
      project.fact($0).kind == .getter && host.isRequirement(project.fact($0))
    }
    guard bodies.count == 1, let body = bodies.first else { return nil }
    let facts = project.facts(body.file)
    let tree = facts.tree
    guard let view = tree.onlyValue(of: facts[body.row].body), tree.kind(view) == .chain else {
      return nil
    }
    let range = tree.range(view)
    let outer = tree.indentation(at: range.lowerBound)
    let step = tree.indentationStep(in: tree.range(facts[body.row].body))
    // Modifiers on lines of their own show how deep they stand; behind a brace they stand below it.
    let own = tree.children(view).first {
      tree.kind($0) == .memberAccess && tree.isFirstOnLine(tree.range($0).lowerBound - 1)
    }
    let endsInBrace = tree.bytes[range.upperBound - 1] == UInt8(ascii: "}")
    let indentation =
      own.map { tree.indentation(at: tree.range($0).lowerBound) }
      ?? (endsInBrace && !tree.isOnOneLine(range) ? outer : outer + step)
    return (body.file, range.upperBound, indentation)
  }
}

extension FileFacts {
  /// Not in an extension, where it may stand beside the memberwise one.
  fileprivate func isOwnInit(_ fact: FunctionFact) -> Bool {
    fact.owner.exists && self[fact.owner].kind == .struct
  }
}
