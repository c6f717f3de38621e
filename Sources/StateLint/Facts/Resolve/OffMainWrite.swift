import StateLintSyntax

/// A property that views follow and that is set off the main thread.
package struct OffMainWrite: Sendable {
  package let memberName: String
  package let place: Place
  package enum Reason: Sendable {
    /// A closure that is called in the background: by what.
    case closure(String)
    /// A task of a class that belongs to no actor.
    case task
    /// Behind an `await` of an `async` method without an actor.
    case await
    /// What follows a download, without a hop back.
    case sink
  }
  package let reason: Reason
  /// The project lets `async` methods run where their callers do.
  package let dependsOnCaller: Bool
}

extension ModelClass {
  /// The writes to `@Published` properties in this class that surely happen in the background.
  package func offMainWrites(_ timings: ClosureTimings) -> [OffMainWrite] {
    guard kind == .observableObject else { return [] }
    return offMainWrites(timings, afterWaiting: true) { isPublished($0) }
  }

  /// The writes to properties of this class that surely happen in the background.
  ///
  /// - Parameter afterWaiting: an `async` method counts from its first `await` on.
  func offMainWrites(
    _ timings: ClosureTimings, afterWaiting: Bool,
    where isWanted: (Reference<PropertyFact>) -> Bool
  ) -> [OffMainWrite] {
    guard belongsToNoActor else { return [] }
    return project[entity].parts.flatMap { part -> [OffMainWrite] in
      let facts = project.facts(part.file)
      guard facts.hasFreeAttributes(facts[part.row].attributes) else { return [] }
      return facts[part.row].functions.flatMap { row in
        offMainWrites(in: Reference(part.file, row), timings, afterWaiting, where: isWanted)
      }
    }
  }

  /// Neither the class nor anything it inherits from or conforms to says where its code runs.
  var belongsToNoActor: Bool {
    let traits = project[entity].traits
    let facts = project.facts(part.file)
    return !traits.isMainActor && !traits.hasUnknownAncestor && !traits.hasUnknownMacro
      && !traits.isManagedObject && !project[entity].isPerhapsExtended
      && !project.placement(part.file).concurrency.contains(.mainActorByDefault)
      && facts.hasFreeAttributes(project.fact(part).attributes)
      && traits.ancestors.allSatisfy {
        project.declares($0) || BackgroundCode.freeProtocols.contains($0)
      }
  }

  private func offMainWrites(
    in function: Reference<FunctionFact>, _ timings: ClosureTimings, _ afterWaiting: Bool,
    where isWanted: (Reference<PropertyFact>) -> Bool
  ) -> [OffMainWrite] {
    let facts = project.facts(function.file)
    let fact = facts[function.row]
    let isCode = fact.kind == .function || fact.kind == .initializer
    guard isCode, facts.hasFreeAttributes(fact.attributes),
      !facts[fact.parameters].contains(where: { facts.isIsolated($0) })
    else { return [] }
    return fact.uses.compactMap { row in
      let use = facts[row]
      guard use.isWrite, !use.local.exists, use.form == .bare || use.form == .onSelf,
        let member = project.property(use.name, of: entity), isWanted(member),
        isOwnChange(use, of: member, facts),
        let reason = reasonToBeOffMain(use, in: function, timings, afterWaiting)
      else { return nil }
      let isAwait = if case .await = reason { true } else { false }
      return OffMainWrite(
        memberName: facts.tree.nameText(use.root),
        place: Place(function.file, facts.writtenRange(of: use)), reason: reason,
        dependsOnCaller: isAwait
          && project.placement(function.file).concurrency.contains(.asyncStaysWithCaller))
    }
  }

  /// `@Published` and nothing else: with an actor of its own the compiler watches over it.
  private func isPublished(_ member: Reference<PropertyFact>) -> Bool {
    let fact = project.fact(member)
    return project.wrapperAttribute(of: member)?.wrapper == .published && !fact.isStatic
      && project.facts(member.file)[fact.attributes].count == 1
  }

  /// Of the property, or of a value in it; not of an object behind it.
  private func isOwnChange(
    _ use: UseFact, of member: Reference<PropertyFact>, _ facts: FileFacts
  ) -> Bool {
    if use.access == .assign || facts.members(of: use).isEmpty { return true }
    let shape = project.shape(of: member)
    return shape.container != .none || project.modelKind(of: shape) == .value
  }

  // MARK: Where code runs

  /// Why code surely runs in the background; nil where it does not, or nobody knows.
  private func reasonToBeOffMain(
    _ use: UseFact, in function: Reference<FunctionFact>, _ timings: ClosureTimings,
    _ afterWaiting: Bool
  ) -> OffMainWrite.Reason? {
    let facts = project.facts(function.file)
    var scope = use.scope
    var isInTask = false
    while facts[scope].kind != .function {
      let fact = facts[scope]
      guard facts.hasNoAttributes(fact.node), fact.kind == .argument || fact.kind == .applied
      else { return nil }
      if fact.kind == .argument {
        let call = facts[fact.slot.call]
        if facts.returnsToMain(call) { return nil }
        if let reason = background(call, in: function) { return reason }
        if facts.isTask(call) {
          guard !project.declares(BackgroundCode.task) else { return nil }
          isInTask = true
        } else if !project.functions.references(named: call.name).isEmpty
          || timings.timing(of: scope, in: function.file) != .now
        {
          return nil
        }
      }
      scope = fact.parent
    }
    if isInTask { return .task }
    guard facts[function.row].isAsync,
      !afterWaiting || facts.waitsBefore(use, in: function.row)
    else { return nil }
    return .await
  }

  /// A call that surely runs its closure off the main thread.
  private func background(
    _ call: CallFact, in function: Reference<FunctionFact>
  ) -> OffMainWrite.Reason? {
    let facts = project.facts(function.file)
    let tree = facts.tree
    guard call.form == .member else { return nil }
    let before = facts.nameBefore(call)
    if call.name == BackgroundCode.detached {
      return before.map { tree.name($0) } == BackgroundCode.task ? .closure("Task.detached") : nil
    }
    if call.name == BackgroundCode.sink {
      return facts.followsDownload(call) ? .sink : nil
    }
    let place = project.standpoint(function)
    if BackgroundCode.queueMethods.contains(call.name) {
      return isBackgroundQueue(call, in: function) ? .closure(tree.nameText(call.callee)) : nil
    }
    guard let types = BackgroundCode.types(calling: call.name),
      case .sdk(let type) = project.shape(ofChain: call.chain, upTo: call.callee, at: place)
        .unwrapped.meaning, types.contains(type),
      type != BackgroundCode.session || callsBackOnItsOwn(call, in: function)
    else { return nil }
    return .closure(tree.nameText(call.callee))
  }

  /// Whether a session is seen to be made without a queue to call back on: `URLSession.shared`.
  private func callsBackOnItsOwn(
    _ call: CallFact, in function: Reference<FunctionFact>
  ) -> Bool {
    let facts = project.facts(function.file)
    guard call.root.exists else { return false }
    let use = facts[call.root]
    if use.form == .type {
      return !facts.tree.contains("delegateQueue", in: facts.tree.range(use.node))
    }
    guard !use.local.exists, let session = project.property(use.name, of: entity) else {
      return false
    }
    let home = project.facts(session.file)
    let value = home[session.row].initializer
    return value.exists && !home.tree.contains("delegateQueue", in: home.tree.range(value))
  }

  /// `DispatchQueue.global().async`, or a queue of the class's own with a label.
  private func isBackgroundQueue(
    _ call: CallFact, in function: Reference<FunctionFact>
  ) -> Bool {
    let facts = project.facts(function.file)
    guard call.root.exists, !project.declares(BackgroundCode.queue) else { return false }
    let use = facts[call.root]
    if use.form == .type {
      return use.name == BackgroundCode.queue && facts.isQueueOfItsOwn(use.node)
    }
    guard !use.local.exists, call.depth == 1,
      let queue = project.property(use.name, of: entity)
    else { return false }
    let home = project.facts(queue.file)
    let value = home[queue.row].initializer
    return value.exists && home[queue.row].isLet && home.tree.kind(value) == .chain
      && home.tree.firstChild(value).map { home.tree.name($0) } == BackgroundCode.queue
      && home.isQueueOfItsOwn(value)
  }
}

extension FileFacts {
  /// `DispatchQueue.global(…)`, `DispatchQueue(label: …)` at the start of a chain.
  fileprivate func isQueueOfItsOwn(_ chain: NodeID) -> Bool {
    guard tree.kind(chain) == .chain else { return false }
    let links = Array(tree.children(chain))
    guard links.count > 1 else { return false }
    if tree.kind(links[1]) == .call {
      guard let argument = tree.child(links[1], .argument),
        let label = tree.child(argument, .argumentLabel)
      else { return false }
      return tree.name(label) == Name("label") && !tree.text(links[1]).contains("target:")
    }
    return tree.kind(links[1]) == .memberAccess && tree.name(links[1]) == BackgroundCode.global
  }

  /// `MainActor.run`, `DispatchQueue.main.async`, `RunLoop.main.perform`
  fileprivate func returnsToMain(_ call: CallFact) -> Bool {
    tree.children(call.chain).contains { link in
      guard link < call.callee, tree.kind(link) == .nameExpr || tree.kind(link) == .memberAccess
      else { return false }
      return BackgroundCode.mainNames.contains(tree.name(link))
    }
  }

  /// `Task { … }`, `Task(priority: .low) { … }`
  fileprivate func isTask(_ call: CallFact) -> Bool {
    call.name == BackgroundCode.task && call.form == .bare
  }

  /// A `sink` behind a download in its chain, with nothing in between that names a scheduler.
  fileprivate func followsDownload(_ call: CallFact) -> Bool {
    var isDownloaded = false
    for link in tree.children(call.chain) where link < call.callee {
      guard tree.kind(link) == .memberAccess else { continue }
      if tree.name(link) == BackgroundCode.download { isDownloaded = true }
      if Publishers.reschedule(tree.name(link)) { return false }
    }
    return isDownloaded
  }

  fileprivate func hasFreeAttributes(_ attributes: Rows<AttributeFact>) -> Bool {
    self[attributes].allSatisfy { BackgroundCode.freeAttributes.contains($0.name) }
  }

  /// `{ @MainActor in … }`
  fileprivate func hasNoAttributes(_ closure: NodeID) -> Bool {
    tree.child(closure, .attribute) == nil
  }

  /// `isolation: isolated (any Actor)?`
  fileprivate func isIsolated(_ parameter: ParameterFact) -> Bool {
    parameter.type.exists && tree.contains("isolated", in: tree.range(parameter.type))
  }

  /// Whether the code of an `async` function has surely waited when it comes to a write.
  fileprivate func waitsBefore(_ use: UseFact, in function: Row<FunctionFact>) -> Bool {
    let end = tree.range(use.write).upperBound
    let inner = self[function].scopes.filter { !isInside(use.scope, $0) }.map { self[$0].node }
    return nodes(in: self[function].body).contains { node in
      let isAwait =
        tree.kind(node) == .effectExpr && tree[node].detail == .await
        || tree.kind(node) == .forStmt && waitsForElements(node)
      return isAwait && tree.range(node).lowerBound < end
        && !inner.contains { tree.contains($0, node) }
    }
  }

  /// `for await bell in bells`
  private func waitsForElements(_ loop: NodeID) -> Bool {
    guard let pattern = tree.firstChild(loop) else { return false }
    return tree.contains(
      "await", in: tree.range(loop).lowerBound..<tree.range(pattern).lowerBound)
  }
}
