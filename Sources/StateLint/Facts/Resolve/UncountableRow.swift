import StateLintSyntax

/// A row that makes another number of views than one.
package struct UncountableRow: Sendable {
  package let place: Place
  /// How many views it makes, at least and at most.
  package let count: ClosedRange<Int>
}

extension HostFacts {
  /// The rows of lazy lists in this host, and this host itself where it is such a row, that are
  /// none, several, or a changing number of views.
  package var uncountableRows: [UncountableRow] {
    var seen: Set<Place> = []
    return (rowsOfLoops + ownBodyAsRow).filter { seen.insert($0.place).inserted }
  }

  private var rowsOfLoops: [UncountableRow] {
    drawnCalls {
      $0.isUpperCase && ($0.name == .forEach || $0.name == .list)
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let loop = host.enclosure(facts[row], in: code.function, isLoop: true)
      guard facts.makesRows(loop.call, project), let content = content(of: row, in: code),
        let found = uncountable(content.block, in: content.function, loop: loop),
        host.settings(of: loop.call.callee, in: code.function, timings).contains(where: {
          Setting(host: host, calls: [loop] + $0.calls).isLazyRow
        })
      else { return nil }
      return found
    }
  }

  /// The statements that make a row: those of the closure, or of the function named for it.
  private func content(
    of row: Row<CallFact>, in code: UpdateCode
  ) -> (block: NodeID, function: Reference<FunctionFact>)? {
    let facts = project.facts(code.function.file)
    let closure = facts[code.function.row].scopes.first {
      facts[$0].slot.call == row && facts.makesRows(facts[$0].slot, project)
    }
    if let closure {
      return facts.tree.child(facts[closure].node, .codeBlock).map { ($0, code.function) }
    }
    guard let name = facts.rowArgument(of: facts[row]),
      let function = host.function(namedBy: name, in: code.function.file)
    else { return nil }
    let body = project.fact(function).body
    return body.exists ? (body, function) : nil
  }

  /// The place that decides on the number: a condition, or the loop that is given several views.
  private func uncountable(
    _ block: NodeID, in function: Reference<FunctionFact>, loop: Enclosure?
  ) -> UncountableRow? {
    guard let count = viewCount(ofBlock: block, in: function), count != 1...1, count != 0...0 else {
      return nil
    }
    let facts = project.facts(function.file)
    let tree = facts.tree
    if let only = facts.onlyStatement(of: block) {
      if let keyword = tree.keyword(ofChoice: only) {
        return UncountableRow(place: Place(function.file, keyword), count: count)
      }
      if let helper = helper(standingAs: only, in: function) {
        return uncountable(project.fact(helper).body, in: helper, loop: loop)
      }
    }
    guard let loop else {
      return UncountableRow(
        place: Place(function.file, tree.nameRange(project.fact(function).nameNode)), count: count)
    }
    let place = Place(
      loop.function.file, project.facts(loop.function.file).tree.nameRange(loop.call.callee))
    return UncountableRow(place: place, count: count)
  }

  /// `body`, where the app draws this view as a row by itself.
  private var ownBodyAsRow: [UncountableRow] {
    guard host.role == .view,
      let code = updateCode.first(where: { $0.path.isEmpty && isBody($0.function) })
    else { return [] }
    let body = project.fact(code.function).body
    guard body.exists, let found = uncountable(body, in: code.function, loop: nil),
      isDrawnAsRow
    else { return [] }
    return [found]
  }

  private func isBody(_ function: Reference<FunctionFact>) -> Bool {
    host.isRequirement(project.fact(function))
  }

  private var isDrawnAsRow: Bool {
    project.callSites(of: entity).contains { site in
      !site.isOutsideApp && site.facts.isStatement(site.call.chain)
        && (site.enclosingHost?.settings(of: site.call.callee, in: site.function, timings) ?? [])
          .contains(where: \.isLazyRow)
    }
  }
}

extension FileFacts {
  /// The function named for the rows of a loop: `content: row`.
  fileprivate func rowArgument(of call: CallFact) -> NodeID? {
    argument(.content, of: call) ?? argument(FileFacts.rowContent, of: call)
  }

  private static let rowContent = Name("rowContent")

  /// Whether an expression stands by itself among the statements of a builder.
  fileprivate func isStatement(_ chain: NodeID) -> Bool {
    switch tree.parent(of: chain).map({ tree.kind($0) }) {
    case .codeBlock, .accessorBlock, .returnStmt, .ifConfigClause: true
    default: false
    }
  }
}

extension Tree {
  /// The word that an `if` or `switch` begins with; nil for everything else.
  fileprivate func keyword(ofChoice node: NodeID) -> Range<Int>? {
    let start = range(node).lowerBound
    switch kind(node) {
    case .ifExpr: return start..<start + "if".utf8.count
    case .switchExpr: return start..<start + "switch".utf8.count
    default: return nil
    }
  }
}
