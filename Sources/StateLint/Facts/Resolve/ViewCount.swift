import StateLintSyntax

/// How many views a piece of a builder makes, at least and at most.
typealias ViewCount = ClosedRange<Int>

extension HostFacts {
  /// How many views the statements of a builder make; nil where nobody knows.
  func viewCount(
    ofBlock block: NodeID, in function: Reference<FunctionFact>, depth: Int = 0
  ) -> ViewCount? {
    var sum = 0...0
    for statement in project.facts(function.file).tree.children(block) {
      guard let count = viewCount(of: statement, in: function, depth) else { return nil }
      sum = (sum.lowerBound + count.lowerBound)...(sum.upperBound + count.upperBound)
    }
    return sum
  }

  private func viewCount(
    of statement: NodeID, in function: Reference<FunctionFact>, _ depth: Int
  ) -> ViewCount? {
    let tree = project.facts(function.file).tree
    switch tree.kind(statement) {
    case .variableDecl: return 0...0
    case .returnStmt:
      return tree.firstChild(statement).flatMap { viewCount(of: $0, in: function, depth) }
    case .ifExpr: return viewCount(ofIf: statement, in: function, depth)
    case .switchExpr:
      return viewCount(
        ofBranches: tree.children(statement).filter { tree.kind($0) == .switchCase }
          .map { tree.child($0, .codeBlock) }, in: function, depth)
    case .chain, .nameExpr: return viewCount(ofExpression: statement, in: function, depth)
    default: return nil
    }
  }

  private func viewCount(
    ofIf node: NodeID, in function: Reference<FunctionFact>, _ depth: Int
  ) -> ViewCount? {
    let tree = project.facts(function.file).tree
    var branches: [NodeID?] = []
    var hasElse = false
    var next: NodeID? = node
    while let branch = next {
      next = tree.child(branch, .ifExpr)
      let isDecided = tree.child(branch, .conditions).map { tree.child($0, .availability) != nil }
      // A version is known before anything is drawn.
      if isDecided ?? true { return nil }
      let blocks = tree.children(branch).filter { tree.kind($0) == .codeBlock }
      branches += blocks
      hasElse = blocks.count > 1
    }
    guard !hasElse else { return viewCount(ofBranches: branches, in: function, depth) }
    // Whichever platform it is for, it is there or not.
    let shown = branches.filter { block in
      !(block.flatMap { tree.firstChild($0) }.map { tree.kind($0) == .ifConfig } ?? false)
    }
    guard !shown.isEmpty else { return 0...1 }
    return viewCount(ofBranches: shown, in: function, depth).map { 0...$0.upperBound }
  }

  private func viewCount(
    ofBranches blocks: [NodeID?], in function: Reference<FunctionFact>, _ depth: Int
  ) -> ViewCount? {
    var least = Int.max
    var most = 0
    for block in blocks {
      guard let block, let count = viewCount(ofBlock: block, in: function, depth: depth) else {
        return nil
      }
      least = min(least, count.lowerBound)
      most = max(most, count.upperBound)
    }
    return blocks.isEmpty ? nil : least...most
  }

  /// One view with its modifiers, a group, or a helper of this host.
  private func viewCount(
    ofExpression node: NodeID, in function: Reference<FunctionFact>, _ depth: Int
  ) -> ViewCount? {
    let facts = project.facts(function.file)
    if let call = facts.construction(standingAs: node, in: function.row) {
      if !project.declares(call.name) {
        if call.name == ViewCounts.emptyView { return 0...0 }
        if ViewCounts.uncounted.contains(call.name) { return nil }
        if call.name == .group {
          return facts.onlyContent(of: call).flatMap {
            viewCount(ofBlock: $0, in: function, depth: depth)
          }
        }
      }
      return project.makesView(call, in: function.file) ? 1...1 : nil
    }
    guard depth < 3, let helper = helper(standingAs: node, in: function) else { return nil }
    let body = project.fact(helper).body
    return body.exists ? viewCount(ofBlock: body, in: helper, depth: depth + 1) : nil
  }

  /// The function or computed property of this host that a statement is: `row(dish)`.
  func helper(
    standingAs statement: NodeID, in function: Reference<FunctionFact>
  ) -> Reference<FunctionFact>? {
    let facts = project.facts(function.file)
    let call = facts[function.row].calls.lazy.map { facts[$0] }.first {
      $0.chain == statement && !$0.previous.exists && ($0.form == .bare || $0.form == .onSelf)
    }
    if let call { return host.callee(of: call, in: function.file) }
    return facts[function.row].uses.lazy.map { facts[$0] }
      .first { $0.node == statement && facts.links(of: $0).isEmpty }
      .flatMap { host.getter(readBy: $0) }
  }
}

private enum ViewCounts {
  static let emptyView = Name("EmptyView")
  /// They make as many views as they hold, or rows of their own.
  static let uncounted: Set<Name> = [
    .forEach, Name("DisclosureGroup"), Name("OutlineGroup"), Name("Section"),
  ]
}
