import StateLintSyntax

/// A place where what is drawn is hidden in `AnyView`.
package struct ErasedView: Sendable {
  package let place: Place
  /// The function or property that returns it, as documentation spells it; nil for a construction.
  package let function: String?
  /// It makes the rows of a list.
  package let isInRow: Bool
  /// The function or getter that returns it; nil for a construction.
  var code: Reference<FunctionFact>?
}

extension HostFacts {
  /// The places in drawn code where this host hides a view by its own choice.
  package var erasedViews: [ErasedView] {
    let mayConstruct = drawnCalls.contains {
      $0.call.mayConstruct && project.mayBeAnyView($0.call)
    }
    return updateCode.flatMap { code -> [ErasedView] in
      let facts = project.facts(code.function.file)
      let fact = facts[code.function.row]
      if let result = project.erasedResult(of: code.function) {
        guard !isAskedFor(fact, facts), erases(code.function) else { return [] }
        return [
          ErasedView(
            place: Place(code.function.file, facts.tree.range(result)),
            function: name(of: code.function), isInRow: isAskedForInRow(code.function),
            code: code.function)
        ]
      }
      guard mayConstruct else { return [] }
      var seen: Set<NodeID> = []
      return fact.calls.compactMap { row in
        guard let erased = erasedView(row, in: code) else { return nil }
        // The cases of one `switch` are one choice.
        let choice = facts.choice(around: facts[row].chain, in: code.function.row)
        guard let choice, !erased.isInRow else { return erased }
        return seen.insert(choice).inserted ? erased : nil
      }
    }
  }

  private func erasedView(_ row: Row<CallFact>, in code: UpdateCode) -> ErasedView? {
    let facts = project.facts(code.function.file)
    let call = facts[row]
    guard code.regions[call.scope] == .body, facts.tree.constructedName(call) != nil,
      project.constructsAnyView(call, in: code.function.file),
      !project.mustBeErased(call, in: code.function)
    else { return nil }
    let start = facts.tree.range(call.chain).lowerBound
    return ErasedView(
      place: Place(code.function.file, start..<facts.tree.range(call.node).upperBound),
      function: nil, isInRow: facts.isInRow(call.scope, project))
  }

  /// Whether a function hides something itself, rather than handing on what others hid.
  private func erases(_ function: Reference<FunctionFact>) -> Bool {
    let facts = project.facts(function.file)
    return facts[function.row].calls.contains { row in
      let call = facts[row]
      return call.name == .`init` && call.form == .implicitMember
        || facts.tree.constructedName(call) != nil
          && project.constructsAnyView(call, in: function.file)
    }
  }

  /// A protocol asks for it, or may do so: SwiftUI's own `body` is free to be anything.
  private func isAskedFor(_ fact: FunctionFact, _ facts: FileFacts) -> Bool {
    if host.isRequirement(fact) { return false }
    return host.mayHaveMore || host.traits.hasUnknownAncestor
      || project.isDeclaredInProtocol(fact.name, above: entity)
      || fact.isStatic || !fact.modifiers.isDisjoint(with: [.override, .public, .open])
  }

  /// Whether drawn code mentions a function in the rows of a list.
  func isAskedForInRow(_ function: Reference<FunctionFact>) -> Bool {
    let name = project.fact(function).name
    return updateCode.contains { code in
      let facts = project.facts(code.function.file)
      return facts[code.function.row].uses.contains { row in
        let use = facts[row]
        guard use.name == name, !use.local.exists, use.form == .bare || use.form == .onSelf else {
          return false
        }
        return facts.isInRow(use.scope, project)
          || facts[code.function.row].calls.contains {
            facts.makesRows(facts[$0], project) && facts.hands(use.node, behindDataTo: facts[$0])
          }
      }
    }
  }
}

extension FileFacts {
  /// The outermost `if` or `switch` of a function that a node stands in.
  fileprivate func choice(around node: NodeID, in function: Row<FunctionFact>) -> NodeID? {
    tree.ancestors(of: node).last {
      tree.contains(self[function].node, $0)
        && (tree.kind($0) == .switchExpr || tree.kind($0) == .ifExpr)
    }
  }

  /// Whether a scope stands in the rows that a loop makes.
  func isInRow(_ scope: Row<ScopeFact>, _ project: ProjectIndex) -> Bool {
    var scope = scope
    while scope.exists {
      let slot = self[scope].slot
      if slot.call.exists {
        if makesRows(slot, project) { return true }
        // What is presented or drawn around a list is no row of it.
        if Presentations.contain(self[slot.call].name) { return false }
      }
      scope = self[scope].parent
    }
    return false
  }

  /// Whether what fills a slot is a row.
  func makesRows(_ slot: ArgumentSlot, _ project: ProjectIndex) -> Bool {
    (slot.label.map { RowMakers.labels.contains($0) } ?? true)
      && makesRows(self[slot.call], project)
  }

  /// `ForEach`, or `List` and `Table` over data.
  func makesRows(_ call: CallFact, _ project: ProjectIndex) -> Bool {
    guard call.name == .forEach || call.name == .list || call.name == .table,
      call.form == .bare || call.form == .member, !project.declares(call.name)
    else { return false }
    return argument(nil, of: call) != nil
  }

  /// Whether a node is itself an argument of a call other than its first.
  func hands(_ node: NodeID, behindDataTo call: CallFact) -> Bool {
    tree.children(call.node).dropFirst().contains {
      tree.kind($0) == .argument && tree.lastChild($0) == node
    }
  }
}

/// What makes the rows of a list.
private enum RowMakers {
  /// The labels of the closures that do.
  static let labels: Set<Name> = [.content, Name("rowContent"), Name("rows")]
}
