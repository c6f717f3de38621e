import StateLintSyntax

extension ErasedView {
  /// Returns `some View` and lets a builder tell the branches apart; nil where the function does more
  /// than choose between `AnyView(…)`s, or somebody needs the one type.
  package func unerased(in host: HostFacts) -> Repair? {
    guard let code else { return nil }
    let facts = host.project.facts(code.file)
    let fact = facts[code.row]
    let tree = facts.tree
    guard fact.result.exists, tree.kind(fact.result) == .typeName,
      tree.text(fact.result) == "AnyView", fact.body.exists,
      fact.kind == .function || tree.kind(fact.body) == .accessorBlock,
      !fact.uses.contains(where: { facts[$0].name == fact.name }),
      !fact.calls.contains(where: { facts[$0].name == fact.name }),
      !isNeededAsValue(fact.name, in: host)
    else { return nil }
    var branches = Branches(tree: tree)
    guard branches.collect(fact.body) else { return nil }
    var edits = [Repair.Edit(place: Place(code.file, tree.range(fact.result)), text: "some View")]
    let isBuilder = facts[fact.attributes].contains { $0.kind == .builder }
    if branches.hasChoice && !isBuilder {
      let declaration = fact.property.exists ? facts[fact.property].declaration : fact.node
      let start = tree.range(declaration).lowerBound
      let line = "@ViewBuilder" + tree.lineBreak + tree.indentation(at: start)
      edits.append(.init(place: Place(code.file, start..<start), text: line))
    }
    edits += branches.found.map { leaf in
      let outer = branches.hasChoice || isBuilder ? leaf.statement : leaf.erased
      let range = tree.range(outer)
      let text = tree.text(
        tree.range(leaf.view), indentedBy: tree.indentation(at: range.lowerBound))
      return .init(place: Place(code.file, range), text: text)
    }
    return Repair(title: "Return `some View`", edits: edits, isSafe: false)
  }

  /// Whether code of the host takes the result for more than content to draw.
  private func isNeededAsValue(_ name: Name, in host: HostFacts) -> Bool {
    host.host.functions.contains { function in
      let facts = host.project.facts(function.file)
      return facts[function.row].uses.contains { row in
        let use = facts[row]
        guard use.name == name, !use.local.exists, let parent = facts.tree.parent(of: use.node)
        else { return false }
        switch facts.tree.kind(parent) {
        case .codeBlock, .accessorBlock: return false
        default: return true
        }
      }
    }
  }
}

/// The ways through a function that gives back an `AnyView` on each of them.
private struct Branches {
  struct Leaf {
    /// `return AnyView(view)`
    let statement: NodeID
    /// `AnyView(view)`
    let erased: NodeID
    let view: NodeID
  }
  let tree: Tree
  private(set) var found: [Leaf] = []
  private(set) var hasChoice = false

  init(tree: Tree) { self.tree = tree }

  /// Whether a block ends in nothing but `AnyView(…)`, behind constants alone.
  mutating func collect(_ block: NodeID) -> Bool {
    let statements = Array(tree.children(block))
    guard let last = statements.last,
      statements.dropLast().allSatisfy({ tree.kind($0) == .variableDecl })
    else { return false }
    switch tree.kind(last) {
    case .returnStmt:
      return tree.firstChild(last).map { collectLeaf(last, $0) } ?? false
    case .chain: return collectLeaf(last, last)
    case .ifExpr:
      hasChoice = true
      return collectIf(last)
    case .switchExpr:
      hasChoice = true
      let cases = tree.children(last).filter { tree.kind($0) == .switchCase }
      for one in cases {
        guard let block = tree.child(one, .codeBlock), collect(block) else { return false }
      }
      return tree.children(last).allSatisfy { tree.kind($0) != .ifConfig }
    default: return false
    }
  }

  private mutating func collectIf(_ node: NodeID) -> Bool {
    let parts = Array(tree.children(node))
    guard parts.count == 3, tree.kind(parts[1]) == .codeBlock, collect(parts[1]) else {
      return false
    }
    return tree.kind(parts[2]) == .ifExpr ? collectIf(parts[2]) : collect(parts[2])
  }

  private mutating func collectLeaf(_ statement: NodeID, _ value: NodeID) -> Bool {
    guard tree.kind(value) == .chain else { return false }
    let links = Array(tree.children(value))
    guard links.count == 2, tree.kind(links[0]) == .nameExpr, tree.text(links[0]) == "AnyView",
      tree.kind(links[1]) == .call, let argument = tree.firstChild(links[1]),
      tree.lastChild(links[1]) == argument, tree.kind(argument) == .argument,
      tree.child(argument, .argumentLabel) == nil, let view = tree.lastChild(argument),
      !tree.hasComment(in: tree.range(statement).lowerBound..<tree.range(view).lowerBound),
      !tree.hasComment(in: tree.range(view).upperBound..<tree.range(statement).upperBound)
    else { return false }
    found.append(Leaf(statement: statement, erased: value, view: view))
    return true
  }
}
