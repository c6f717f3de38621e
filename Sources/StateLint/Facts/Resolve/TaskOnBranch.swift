import StateLintSyntax

/// A `.task` or `.onAppear` on a view in a branch, whose code flips that branch.
package struct TaskOnBranch: Sendable {
  package enum Harm: Sendable {
    /// The task still waits for something when its view is removed.
    case cancelled
    /// The branch comes back, and everything begins again.
    case repeated
  }
  /// The modifier's name in the code.
  package let modifier: Place
  package let modifierName: String
  package let conditionText: String
  /// What is written: `isLoading`, `store.isLoading`.
  package let target: String
  package let harm: Harm
  package let write: Place
}

extension HostFacts {
  /// The tasks of this host that hang on a branch which they flip themselves.
  package var tasksOnBranches: [TaskOnBranch] {
    guard drawnCalls.contains(where: { $0.call.startsWithView }) else { return [] }
    return updateCode.flatMap { code -> [TaskOnBranch] in
      let facts = project.facts(code.function.file)
      let calls = facts[code.function.row].calls.map { facts[$0] }.filter { $0.startsWithView }
      guard !calls.isEmpty else { return [] }
      // The innermost choice first.
      let choices = facts.choices(in: code.function.row).filter { !$0.asksForVersion }
      return calls.compactMap { call -> TaskOnBranch? in
        guard code.regions[call.scope] == .body else { return nil }
        for choice in choices.reversed() {
          if let found = flip(of: choice, by: call, in: code) { return found }
        }
        return nil
      }
    }
  }

  private func flip(of choice: Choice, by call: CallFact, in code: UpdateCode) -> TaskOnBranch? {
    let facts = project.facts(code.function.file)
    guard choice.blocks.contains(where: { facts.tree.contains($0, call.node) }) else { return nil }
    let conditions = targets(readBy: choice.subject, in: choice.scope, code.function.file)
    guard !conditions.isEmpty else { return nil }
    let flips = flips(of: conditions, in: call.node, of: code.function)
    // Where the flip is the last thing that happens, nothing is left to lose.
    let harm: TaskOnBranch.Harm = call.name == .task ? .cancelled : .repeated
    let telling = harm == .cancelled ? flips.first { $0.hasWaitBehind } : flips.dropFirst().first
    guard let shown = telling else { return nil }
    return TaskOnBranch(
      modifier: Place(code.function.file, facts.tree.range(call.callee)),
      modifierName: facts.tree.nameText(call.callee),
      conditionText: facts.tree.collapsedText(choice.subject), target: shown.target.text,
      harm: harm, write: shown.place)
  }

  // MARK: What a condition reads

  /// A property of the host, or the member of an observed model in it.
  private struct Target {
    let property: Property
    let member: Name?
    let text: String
  }

  private func targets(
    readBy node: NodeID, in scope: Row<ScopeFact>, _ file: Int32
  ) -> [Target] {
    let facts = project.facts(file)
    return facts.uses(in: node, of: scope).compactMap { use in
      guard !use.local.exists, use.form == .bare || use.form == .onSelf,
        let property = host.property(use.name), !property.fact.isComputed
      else { return nil }
      guard isModel(property) else {
        return Target(property: property, member: nil, text: property.name)
      }
      guard let member = facts.members(of: use).first else { return nil }
      return Target(
        property: property, member: facts.tree.name(member),
        text: "\(property.name).\(facts.tree.nameText(member))")
    }
  }

  private func isModel(_ property: Property) -> Bool {
    property.shape.container == .none && property.modelKind.isObserved
  }

  // MARK: What code flips

  /// A write to something a condition reads.
  private struct Flip {
    let target: Target
    let place: Place
    /// Some `await` comes after it.
    let hasWaitBehind: Bool
  }

  /// The flips in some code, and in the methods of the host and of its models that it calls.
  private func flips(
    of targets: [Target], in node: NodeID, of function: Reference<FunctionFact>, depth: Int = 0
  ) -> [Flip] {
    guard depth < 3, node.exists else { return [] }
    let facts = project.facts(function.file)
    let waits = facts.waitPlaces(in: node)
    var found: [(at: Int, flip: Flip)] = []
    for row in facts[function.row].uses where facts.tree.contains(node, facts[row].root) {
      let use = facts[row]
      guard use.isWrite, let target = targets.first(where: { isMeant($0, by: use, facts) }) else {
        continue
      }
      let end = facts.tree.range(use.write).upperBound
      let hasWait = !facts.isDeferred(use) && waits.contains { $0 > end }
      found.append(
        (
          end,
          Flip(
            target: target, place: Place(function.file, facts.writtenRange(of: use)),
            hasWaitBehind: hasWait)
        ))
    }
    for row in facts[function.row].calls where facts.tree.contains(node, facts[row].node) {
      let end = facts.tree.range(facts[row].node).upperBound
      let hasWait = waits.contains { $0 > end }
      for flip in flips(of: targets, calledBy: facts[row], in: function, depth) {
        let isLate = flip.hasWaitBehind || hasWait
        found.append(
          (end, Flip(target: flip.target, place: flip.place, hasWaitBehind: isLate)))
      }
    }
    return found.sorted { $0.at < $1.at }.map(\.flip)
  }

  private func flips(
    of targets: [Target], calledBy call: CallFact, in function: Reference<FunctionFact>,
    _ depth: Int
  ) -> [Flip] {
    let facts = project.facts(function.file)
    if call.form == .bare || call.form == .onSelf {
      let found = project.functions(call.name, of: host.entity)
      guard found.count == 1 else { return [] }
      let body = project.facts(found[0].file)[found[0].row].body
      return flips(of: targets, in: body, of: found[0], depth: depth + 1)
    }
    guard call.form == .member, call.depth == 1, call.root.exists, !call.previous.exists else {
      return []
    }
    let use = facts[call.root]
    guard !use.local.exists, let property = host.property(use.name), isModel(property),
      let model = property.shape.unwrapped.entity
    else { return [] }
    let found = project.functions(call.name, of: model)
    guard found.count == 1 else { return [] }
    let members = targets.filter { $0.property.reference == property.reference }
    return flips(ofMembers: members, in: found[0])
  }

  /// The flips a method of the model makes to its own members.
  private func flips(
    ofMembers targets: [Target], in method: Reference<FunctionFact>
  ) -> [Flip] {
    let facts = project.facts(method.file)
    let waits = facts.waitPlaces(in: facts[method.row].body)
    return facts[method.row].uses.compactMap { row -> Flip? in
      let use = facts[row]
      guard use.isWrite, !use.local.exists, use.form == .bare || use.form == .onSelf,
        let target = targets.first(where: { $0.member == use.name })
      else { return nil }
      let end = facts.tree.range(use.write).upperBound
      return Flip(
        target: target, place: Place(method.file, facts.writtenRange(of: use)),
        hasWaitBehind: !facts.isDeferred(use) && waits.contains { $0 > end })
    }
  }

  private func isMeant(_ target: Target, by use: UseFact, _ facts: FileFacts) -> Bool {
    guard target.property.isMeant(by: use) else { return false }
    guard let member = target.member else { return true }
    return facts.members(of: use).first.map { facts.tree.name($0) } == member
  }
}

extension CallFact {
  /// `.task { … }`, `.onAppear { … }`
  fileprivate var startsWithView: Bool {
    form == .member && (name == .task || name == .onAppear)
  }
}

extension FileFacts {
  /// Where code waits: the starts of `await`s and asynchronous loops.
  fileprivate func waitPlaces(in node: NodeID) -> [Int] {
    guard node.exists else { return [] }
    return nodes(in: node).filter { tree.kind($0) == .effectExpr && tree[$0].detail == .await }
      .map { tree.range($0).lowerBound }
  }

  /// In a `defer`, which runs last.
  fileprivate func isDeferred(_ use: UseFact) -> Bool {
    tree.ancestors(of: use.root).contains { tree.kind($0) == .deferStmt }
  }
}
