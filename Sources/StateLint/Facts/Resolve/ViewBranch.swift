import StateLintSyntax

/// An `if` or `switch` in a builder that shows the same view in two of its branches.
package struct ViewBranch: Sendable {
  package enum Root: Sendable {
    /// A view that keeps something: text being edited, a scroll position, state of its own.
    case stateful(String)
    /// A view of the project without state of its own.
    case stateless(String)
    /// What a modifier is put on: `content`.
    case content(String)
  }
  package let root: Root
  /// The condition, or the subject of a `switch`.
  package let condition: Place
  package let conditionText: String
  package let isSwitch: Bool
  /// The same view in another branch.
  package let twin: Place
  /// The `if` or `switch`.
  let node: NodeID
}

extension HostFacts {
  /// The branches in code that is drawn that show the same view on both sides, where the condition
  /// changes while the view is on screen.
  package var twinBranches: [ViewBranch] {
    updateCode.flatMap { code -> [ViewBranch] in
      guard !project.buildsMarks(code.function) else { return [] }
      return project.facts(code.function.file).choices(in: code.function.row)
        .compactMap { twins($0, in: code) }
    }
  }

  private func twins(_ choice: Choice, in code: UpdateCode) -> ViewBranch? {
    let facts = project.facts(code.function.file)
    guard !choice.asksForVersion, choice.blocks.count > 1, code.regions[choice.scope] == .body
    else { return nil }
    let roots = choice.blocks.compactMap { root(of: $0, in: code) }
    guard roots.count > 1 else { return nil }
    for (place, first) in roots.enumerated() {
      for second in roots.dropFirst(place + 1)
      where facts.isSameView(first, second) && !facts.isAboutBoundNames(first, of: choice)
        && !facts.isAboutBoundNames(second, of: choice)
      {
        guard isBuilder(choice.scope, in: code), !facts.isAmongMarks(choice.scope),
          let kept = kind(of: first, in: code),
          host.variability(of: choice.subject, in: choice.scope, of: code.function.file) >= .input
        else { return nil }
        return ViewBranch(
          root: kept, condition: Place(code.function.file, facts.tree.range(choice.subject)),
          conditionText: facts.tree.collapsedText(choice.subject), isSwitch: choice.isSwitch,
          twin: Place(code.function.file, facts.tree.range(second.name)), node: choice.node)
      }
    }
    return nil
  }

  /// Whether statements in a scope become views: a builder closure, or a function without `return`.
  private func isBuilder(_ scope: Row<ScopeFact>, in code: UpdateCode) -> Bool {
    let facts = project.facts(code.function.file)
    if facts[scope].kind == .function { return !facts.returns(in: scope) }
    return timings.timing(of: scope, in: code.function.file) == .builder
  }

  /// What the one view of a branch is, its modifiers left out.
  private func root(of block: NodeID, in code: UpdateCode) -> BranchRoot? {
    let facts = project.facts(code.function.file)
    let tree = facts.tree
    let views = tree.children(block).filter { tree.kind($0) != .variableDecl }
    guard views.count == 1, let view = views.first else { return nil }
    if tree.kind(view) == .nameExpr { return BranchRoot(name: view, view: view, call: nil) }
    guard tree.kind(view) == .chain, let base = tree.firstChild(view),
      tree.kind(base) == .nameExpr
    else { return nil }
    let made = facts[code.function.row].calls.lazy.map { facts[$0] }
      .first { $0.chain == view && !$0.previous.exists && $0.callee.exists }
    if let made, tree.constructedName(made) != nil || made.callee == base {
      return BranchRoot(name: made.callee, view: view, call: made)
    }
    return BranchRoot(name: base, view: view, call: nil)
  }

  /// What is lost when the branch changes; nil for views that have nothing to lose, and for what
  /// nobody knows.
  private func kind(of root: BranchRoot, in code: UpdateCode) -> ViewBranch.Root? {
    let facts = project.facts(code.function.file)
    let name = facts.tree.nameText(root.name)
    guard let call = root.call, facts.tree.constructedName(call) != nil else {
      return isContent(root, in: code) ? .content(name) : nil
    }
    let shape = project.finder.constructed(by: call, in: code.function.file)
    switch shape.meaning {
    case .project(let entity):
      guard let view = project.host(entity), view.role == .view else { return nil }
      return view.keepsState ? .stateful(name) : .stateless(name)
    case .sdk(let type):
      let isStateful = ContentTypeTable.type(named: type)?.traits.contains(.stateful) ?? false
      return isStateful ? .stateful(name) : nil
    default: return nil
    }
  }

  /// The parameter of `body(content:)`, or a builder that the view keeps.
  private func isContent(_ root: BranchRoot, in code: UpdateCode) -> Bool {
    let facts = project.facts(code.function.file)
    guard let use = facts.use(rootedAt: root.name, in: code.function.row) else { return false }
    if use.local.exists {
      return host.role == .viewModifier && facts[use.local].origin == .parameter
    }
    guard let property = host.property(use.name), !property.fact.isComputed else { return false }
    return root.call != nil
      ? property.shape.form == .function : property.shape.meaning == .generic
  }
}

/// The view at the beginning of a branch.
struct BranchRoot {
  let name: NodeID
  /// The whole expression with its modifiers.
  let view: NodeID
  /// What makes the view; nil for a plain name.
  let call: CallFact?
}
