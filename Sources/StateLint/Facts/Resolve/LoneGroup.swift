import StateLintSyntax

/// A `Group` with modifiers that holds one view.
package struct LoneGroup: Sendable {
  package let place: Place
  /// The view as it is called: `Text`.
  package let view: String
}

extension HostFacts {
  /// The groups of this host that hold one view and hand their modifiers on to it.
  package var loneGroups: [LoneGroup] {
    drawnCalls {
      $0.name == .group && $0.isUpperCase
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      guard !project.declares(.group), facts.hasModifiers(behind: call),
        let block = facts.onlyContent(of: call), let view = facts.onlyStatement(of: block),
        let made = facts.construction(standingAs: view, in: code.function.row),
        made.name != .forEach, project.makesView(made, in: code.function.file)
      else { return nil }
      return LoneGroup(
        place: Place(code.function.file, facts.tree.nameRange(call.callee)),
        view: facts.tree.nameText(made.callee))
    }
  }
}

extension FileFacts {
  /// The statements of the one closure that a call is given and nothing else.
  func onlyContent(of call: CallFact) -> NodeID? {
    let given = Array(tree.children(call.node))
    guard given.count == 1, let closure = tree.lastChild(given[0]), tree.kind(closure) == .closure,
      tree.child(given[0], .argumentLabel).map({ tree.name($0) == .content }) ?? true
    else { return nil }
    return tree.child(closure, .codeBlock)
  }

  /// The one statement of a builder, its locals left out.
  func onlyStatement(of block: NodeID) -> NodeID? {
    let statements = tree.children(block).filter { tree.kind($0) != .variableDecl }
    return statements.count == 1 ? statements[0] : nil
  }

  /// The call that makes what a statement is, its modifiers left out: `Text("a")` in
  /// `Text("a").bold()`.
  func construction(standingAs statement: NodeID, in function: Row<FunctionFact>) -> CallFact? {
    guard tree.kind(statement) == .chain else { return nil }
    return self[function].calls.lazy.map { self[$0] }.first {
      $0.chain == statement && !$0.previous.exists && tree.constructedName($0) != nil
    }
  }

  fileprivate func hasModifiers(behind call: CallFact) -> Bool {
    tree.children(call.chain).contains {
      $0 > call.node && (tree.kind($0) == .memberAccess || tree.kind($0) == .ifConfig)
    }
  }
}

extension ProjectIndex {
  /// Whether a call surely makes a view.
  func makesView(_ call: CallFact, in file: Int32) -> Bool {
    switch finder.constructed(by: call, in: file).meaning {
    case .sdk(let name): return SDKTypes.isView(name)
    case .project(let entity): return self[entity].traits.hostRole == .view
    case .generic, .ambiguous, .unknown: return false
    }
  }
}
