import StateLintSyntax

/// Says when closures run: what the SDK's table says, else what the project declares, else that it
/// is unknown.
package struct ClosureTimings: Sendable {
  package let project: ProjectIndex

  package init(project: ProjectIndex) { self.project = project }

  /// When the code of a scope runs, seen from the scope around it.
  package func timing(of row: Row<ScopeFact>, in file: Int32) -> ClosureTiming {
    let facts = project.facts(file)
    let scope = facts[row]
    switch scope.kind {
    case .function, .applied: return .now
    case .stored: return storedTiming(row, facts)
    case .localFunction: return localFunctionTiming(scope, facts)
    case .argument: return argumentTiming(scope, file)
    }
  }

  /// A closure kept in a local runs where that is called; others whenever somebody calls them.
  private func storedTiming(_ row: Row<ScopeFact>, _ facts: FileFacts) -> ClosureTiming {
    let scope = facts[row]
    let function = facts[scope.function]
    guard let local = function.locals.first(where: { facts[$0].source == scope.node }) else {
      return .unknown
    }
    return isCalled(local, from: facts[local].scope, function, facts) ? .now : .action
  }

  private func localFunctionTiming(_ scope: ScopeFact, _ facts: FileFacts) -> ClosureTiming {
    let function = facts[scope.function]
    guard function.enclosing.exists else { return .unknown }
    let outer = facts[facts[function.enclosing].function]
    guard let local = outer.locals.first(where: { facts[$0].node == function.nameNode }) else {
      return .unknown
    }
    return isCalled(local, from: function.enclosing, outer, facts) ? .now : .unknown
  }

  private func isCalled(
    _ local: Row<LocalFact>, from scope: Row<ScopeFact>, _ function: FunctionFact,
    _ facts: FileFacts
  ) -> Bool {
    function.calls.contains { row in
      let call = facts[row]
      return call.form == .bare && call.root.exists && facts[call.root].local == local
        && call.scope == scope
    }
  }

  // MARK: Arguments

  func argumentTiming(_ scope: ScopeFact, _ file: Int32) -> ClosureTiming {
    let facts = project.facts(file)
    let call = facts[scope.slot.call]
    // A function held in a local or parameter: nobody knows what it does with its arguments.
    if call.form == .bare, call.root.exists, facts[call.root].local.exists { return .unknown }
    if let assumed = assumedTiming(call, facts) { return assumed }
    switch call.form {
    case .bare where call.isUpperCase:
      return initializerTiming(call, call.name, scope, file)
    case .bare, .onSelf: return functionTiming(call, scope, file)
    case .member where call.name == .`init`:
      guard let type = facts.nameBefore(call) else { return .unknown }
      return initializerTiming(call, facts.tree.name(type), scope, file)
    case .member where call.isUpperCase:
      return initializerTiming(call, call.name, scope, file)
    case .member: return memberTiming(call, scope, file)
    case .implicitMember:
      return ClosureTable.timing(query(call, call.name, .implicitMember, scope, file)) ?? .unknown
    case .other: return .unknown
    }
  }

  /// What the configuration says of the function or type that is called.
  private func assumedTiming(_ call: CallFact, _ facts: FileFacts) -> ClosureTiming? {
    if project.assumptions.timings.isEmpty { return nil }
    let timings = project.assumptions.timings
    guard call.name == .`init` else { return timings[call.name] }
    return facts.nameBefore(call).flatMap { timings[facts.tree.name($0)] }
  }

  private func initializerTiming(
    _ call: CallFact, _ name: Name, _ scope: ScopeFact, _ file: Int32
  ) -> ClosureTiming {
    let facts = project.facts(file)
    let shape = project.meaning(of: name, in: file, type: facts[scope.function].owner)
    switch shape.meaning {
    case .project(let entity):
      return ParameterTimings(project: project).timing(
        ofInitializersOf: entity, for: scope.slot, call, in: file)
    case .ambiguous, .generic: return .unknown
    case .sdk, .unknown:
      return ClosureTable.timing(query(call, name, .initializer, scope, file))
        ?? guess(scope.slot, facts, buildsViews: true)
    }
  }

  private func functionTiming(
    _ call: CallFact, _ scope: ScopeFact, _ file: Int32
  ) -> ClosureTiming {
    let facts = project.facts(file)
    let candidates = project.callees(of: call, in: facts[scope.function].owner, file)
    if !candidates.isEmpty {
      return ParameterTimings(project: project).timing(
        of: candidates, for: scope.slot, call, in: file)
    }
    return ClosureTable.timing(query(call, call.name, .function, scope, file))
      ?? guess(scope.slot, facts, buildsViews: false)
  }

  private func memberTiming(
    _ call: CallFact, _ scope: ScopeFact, _ file: Int32
  ) -> ClosureTiming {
    let facts = project.facts(file)
    let known = ClosureTable.timing(query(call, call.name, .modifier, scope, file))
    let declared = project.membersTakingClosures(named: call.name, from: file)
    if !declared.isEmpty {
      let own = ParameterTimings(project: project).timing(
        of: declared, for: scope.slot, call, in: file)
      // A project's own member of the same name may be meant: only what both say is known.
      if let known {
        return known == own || own == .unknown && isViewChain(call, facts) ? known : .unknown
      }
      return own
    }
    if let known { return known }
    if ClosureTable.standardLibraryTiming(call.name) != nil, isCollection(call, scope, file) {
      return .now
    }
    return guess(scope.slot, facts, buildsViews: isViewChain(call, facts))
  }

  /// Whether a chain begins with the construction of something: that of a view, in a body.
  private func isViewChain(_ call: CallFact, _ facts: FileFacts) -> Bool {
    guard let base = facts.tree.firstChild(call.chain) else { return false }
    return facts.tree.kind(base) == .nameExpr && facts.tree.isUpperCase(base)
  }

  private func isCollection(_ call: CallFact, _ scope: ScopeFact, _ file: Int32) -> Bool {
    let facts = project.facts(file)
    let shape = project.shape(
      ofChain: call.chain, upTo: call.callee,
      at: Standpoint(file, type: facts[scope.function].owner, function: scope.function))
    return shape.container != .none
  }

  private func guess(
    _ slot: ArgumentSlot, _ facts: FileFacts, buildsViews: Bool
  ) -> ClosureTiming {
    guard let label = slot.label else { return .unknown }
    // A guess may silence, never create: only “runs later” is taken from it.
    let guess = ClosureTable.guess(
      label: label, shape: facts.shape(ofLabelIn: slot), calleeBuildsViews: buildsViews)
    return guess == .action ? .action : .unknown
  }

  private func query(
    _ call: CallFact, _ name: Name, _ form: CalleeForm, _ scope: ScopeFact, _ file: Int32
  ) -> ClosureQuery {
    let facts = project.facts(file)
    let slot = scope.slot
    var arguments = CallCircumstances()
    var trailing = 0
    var position: Int16 = 0
    for child in facts.tree.children(call.node) {
      if facts.tree.kind(child) == .trailingClosure {
        trailing += 1
      } else {
        if position != slot.position {
          arguments.append(facts.tree.child(child, .argumentLabel).map { facts.tree.name($0) })
        }
        position += 1
      }
    }
    return ClosureQuery(
      callee: name, form: form, qualifier: facts.nameBefore(call).map { facts.tree.name($0) },
      label: slot.label, trailing: slot.trailing == 0 ? nil : Int(slot.trailing),
      trailingCount: trailing, arguments: arguments, parameterCount: Int(slot.parameterCount))
  }
}

extension FileFacts {
  /// The shape of the label a closure stands behind.
  func shape(ofLabelIn slot: ArgumentSlot) -> NameShape {
    guard slot.call.exists else { return [] }
    for child in tree.children(self[slot.call].node) {
      guard let label = tree.child(child, .argumentLabel), tree.name(label) == slot.label else {
        continue
      }
      return NameShape(tree.text(label))
    }
    return []
  }
}
