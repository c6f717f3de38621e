import StateLintSyntax

/// A presentation opened by a Boolean, whose content reads state that nothing else draws: setting
/// both does not run `body`, and the content is the one of before.
package struct StalePresentation: Sendable {
  package let presentation: Presentation
  /// The states that only the content reads.
  package let items: [Property]
  /// The write that opens it, in an action that sets the first item too.
  package let opening: Place
}

extension HostFacts {
  package var stalePresentations: [StalePresentation] {
    guard !host.mayHaveMore else { return [] }
    return presentations.compactMap { presentation in
      guard presentation.opensScreen, presentation.flag.wrapper == .state,
        presentation.facts.uses(in: presentation.argument, of: presentation.call.scope)
          .allSatisfy({ presentation.facts.members(of: $0).isEmpty }),
        !presentation.facts.isPresented(presentation.call.scope),
        isOnlyBoundHere(presentation.flag, presentation)
      else { return nil }
      let read = items(of: presentation)
      guard !read.isEmpty else { return nil }
      let drawn = readNames(outside: presentation)
      let items = read.filter { !drawn.contains($0.fact.name) }
      guard !items.isEmpty, !drawn.contains(presentation.flag.fact.name) else { return nil }
      return stalePresentation(presentation, items, drawn)
    }
  }

  private func stalePresentation(
    _ presentation: Presentation, _ items: [Property], _ drawn: Set<Name>
  ) -> StalePresentation? {
    let openings = actions.flatMap { self.openings(of: presentation.flag, in: $0) }
    // Opened elsewhere by itself, nobody knows what the content was made of.
    let stale = items.filter { item in
      !openings.isEmpty && openings.allSatisfy { sets(item, with: $0) && !redraws($0, drawn) }
    }
    guard !stale.isEmpty, let first = openings.first else { return nil }
    return StalePresentation(
      presentation: presentation, items: stale, opening: project.place(of: first.write))
  }

  /// The states of this host that the content reads, and to which it makes no binding.
  private func items(of presentation: Presentation) -> [Property] {
    let pieces = presentation.contents.flatMap {
      reach(from: CodePiece(function: presentation.code.function, scope: $0))
    }
    var found: [Property] = []
    var bound: Set<Name> = []
    for piece in pieces {
      let regions = Regions(of: piece.function, root: .body, timings)
      for use in uses(in: piece) {
        guard !use.local.exists, use.form != .type, use.form != .wholeSelf,
          let property = host.property(use.name), property.wrapper == .state,
          property.reference != presentation.flag.reference, !property.modelKind.isObject
        else { continue }
        if use.form != .bare && use.form != .onSelf { bound.insert(use.name) }
        guard use.access == .read, regions[use.scope] == .body,
          !found.contains(where: { $0.reference == property.reference })
        else { continue }
        found.append(property)
      }
    }
    return found.filter { !bound.contains($0.fact.name) }
  }

  /// The names that code of an update outside a presentation's content may read.
  private func readNames(outside presentation: Presentation) -> Set<Name> {
    var names: Set<Name> = []
    var seen = Set(host.functions.filter { isEntry(project.fact($0)) })
    var next = Array(seen)
    while let function = next.popLast() {
      let facts = project.facts(function.file)
      let regions = Regions(of: function, root: .body, timings)
      func isOutside(_ scope: Row<ScopeFact>, _ node: NodeID) -> Bool {
        if regions[scope] == .action { return false }
        guard function == presentation.code.function else { return true }
        return !presentation.contents.contains { facts.isInside(scope, $0) }
          && !facts.tree.areAlternatives(node, presentation.argument)
      }
      for row in facts[function.row].uses where isOutside(facts[row].scope, facts[row].root) {
        let use = facts[row]
        if !use.local.exists, use.form != .projection { names.insert(use.name) }
        if let getter = host.getter(readBy: use), seen.insert(getter).inserted {
          next.append(getter)
        }
      }
      for row in facts[function.row].calls where isOutside(facts[row].scope, facts[row].node) {
        for callee in project.functions(facts[row].name, of: entity)
        where seen.insert(callee).inserted {
          next.append(callee)
        }
      }
    }
    return names
  }

  private func isEntry(_ fact: FunctionFact) -> Bool {
    (fact.kind == .function || fact.kind == .getter) && host.isRequirement(fact)
  }

  /// Whether nobody else gets a binding to the property, through which it may be opened.
  private func isOnlyBoundHere(_ flag: Property, _ presentation: Presentation) -> Bool {
    let home = presentation.code.function.file
    let facts = project.facts(home)
    return !host.mentions(of: flag).contains { mention in
      let use = mention.use
      guard use.form == .projection || use.form == .storage else { return false }
      return mention.function.file != home
        || use.root != presentation.argument && !isAlternative(use, to: presentation, facts)
          && !facts.tree.contains(presentation.argument, use.root)
    }
  }

  private func isAlternative(
    _ use: UseFact, to presentation: Presentation, _ facts: FileFacts
  ) -> Bool {
    facts.tree.areAlternatives(use.root, presentation.argument)
  }
}

extension Presentation {
  /// A screen or a page, whose content is kept until it is shown.
  fileprivate var opensScreen: Bool {
    Presentation.screens.contains(call.name) || call.name == Name.popover
      || call.name == Name.navigationDestination
  }
}

/// A place in an action that sets a Boolean to true.
private struct Opening {
  let action: CodePiece
  let piece: CodePiece
  let write: Reference<UseFact>
}

extension HostFacts {
  /// The code of this host that runs in answer to something, each as a whole: closures in what is
  /// drawn, and functions that no other code of the host calls.
  fileprivate var actions: [CodePiece] {
    let drawn = Set(updateCode.map(\.function))
    var called: Set<Reference<FunctionFact>> = []
    for function in host.functions {
      let facts = project.facts(function.file)
      for row in facts[function.row].calls {
        if let callee = host.callee(of: facts[row], in: function.file) { called.insert(callee) }
      }
    }
    let closures = updateCode.flatMap { code -> [CodePiece] in
      let facts = project.facts(code.function.file)
      return facts[code.function.row].scopes.filter { scope in
        code.regions[scope] == .action && facts[scope].parent.exists
          && code.regions[facts[scope].parent] != .action
      }.map { CodePiece(function: code.function, scope: $0) }
    }
    let functions = host.functions.filter {
      project.fact($0).kind == .function && !drawn.contains($0) && !called.contains($0)
    }
    return closures + functions.map { host.piece($0) }
  }

  /// Where an action, or a function it runs, sets a Boolean to true.
  fileprivate func openings(of flag: Property, in action: CodePiece) -> [Opening] {
    reach(from: action).flatMap { piece -> [Opening] in
      let facts = project.facts(piece.function.file)
      return facts[piece.function.row].uses.compactMap { row in
        let use = facts[row]
        guard use.isWrite, flag.isMeant(by: use), facts.isInside(use.scope, piece.scope),
          !facts.setsFalse(use)
        else { return nil }
        return Opening(action: action, piece: piece, write: Reference(piece.function.file, row))
      }
    }
  }

  /// Whether a property is set where the Boolean is: in the same block, or one around it.
  fileprivate func sets(_ item: Property, with opening: Opening) -> Bool {
    let facts = project.facts(opening.piece.function.file)
    let flag = facts[opening.write.row]
    return uses(in: opening.piece).contains { use in
      guard use.isWrite, item.isMeant(by: use) else { return false }
      return facts.tree.shareBlock(use.root, flag.root)
    }
  }

  /// Whether an action may run `body` by itself: it changes something that is drawn, or calls what
  /// nobody knows.
  fileprivate func redraws(_ opening: Opening, _ drawn: Set<Name>) -> Bool {
    reach(from: opening.action).contains { piece in
      let facts = project.facts(piece.function.file)
      return uses(in: piece).contains { use in
        if use.local.exists { return false }
        if use.form == .type { return project.isSharedModel(use.name) }
        guard use.form != .wholeSelf, let property = host.property(use.name) else { return false }
        if property.shape.form == .function || property.isOfUnknownType { return true }
        if property.wrapper == .binding, use.isWrite { return true }
        // An `ObservableObject` runs `body` with each announcement, read or not.
        if property.wrapper?.facts.observesObject ?? false {
          return !facts.members(of: use).isEmpty
        }
        guard drawn.contains(use.name) else { return false }
        // A call on an object may change what is drawn of it.
        return use.isWrite || property.modelKind.isObject && !facts.members(of: use).isEmpty
      }
    }
  }
}

extension ProjectIndex {
  /// Whether a name is that of an observed class, of which views may draw a shared instance.
  fileprivate func isSharedModel(_ name: Name) -> Bool {
    declared[name]?.types.contains { modelKind(of: $0).isObserved } ?? false
  }
}

extension FileFacts {
  /// `isShown = false`
  fileprivate func setsFalse(_ use: UseFact) -> Bool {
    guard use.access == .assign, let value = tree.lastChild(use.write) else { return false }
    return tree.kind(value) == .booleanLiteral && tree.text(value) == "false"
  }
}

extension Tree {
  /// Whether the statement of one node stands in a block that holds the other too, so that one does
  /// not come without the other.
  fileprivate func shareBlock(_ one: NodeID, _ other: NodeID) -> Bool {
    func block(_ node: NodeID) -> NodeID? { ancestors(of: node).last { kind($0) == .codeBlock } }
    guard let first = block(one), let second = block(other) else { return false }
    return contains(first, other) || contains(second, one)
  }
}
