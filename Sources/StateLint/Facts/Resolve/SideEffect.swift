import StateLintSyntax

/// Work that is started while a view is made or drawn.
package struct SideEffect: Sendable {
  package let place: Place
  /// What starts it, without arguments: `Task`, `UserDefaults.standard.set`.
  package let text: String
  package let kind: EffectKind
  /// It stands in an `init`.
  package let isInInit: Bool
  package let path: [(Place, String)]
  /// The call that starts it.
  let call: Reference<CallFact>
}

extension HostFacts {
  /// The work that is started while this host is drawn or made.
  package var sideEffects: [SideEffect] {
    guard host.role != .representable, host.role != .dynamicProperty, host.role != .gesture else {
      return []
    }
    var seen: Set<Place> = []
    var found = updateCode.flatMap { effects(in: $0, isInInit: false) }
    found += host.code(from: host.initializers, timings).flatMap { effects(in: $0, isInInit: true) }
    return found.filter { seen.insert($0.place).inserted }
  }

  private func effects(in code: UpdateCode, isInInit: Bool) -> [SideEffect] {
    let facts = project.facts(code.function.file)
    return facts[code.function.row].calls.compactMap { row in
      let call = facts[row]
      guard Effects.mayBe(call), code.regions[call.scope] == .body, !facts.isInGesture(call.scope),
        facts[facts[call.scope].function].owner == facts[code.function.row].owner,
        let kind = project.effect(of: call, in: code.function), !writesState(row, in: code)
      else { return nil }
      return SideEffect(
        place: Place(code.function.file, facts.callRange(call)), text: facts.effectText(call),
        kind: kind, isInInit: isInInit, path: steps(to: code),
        call: Reference(code.function.file, row))
    }
  }

  /// What writes state a moment later is another rule's.
  private func writesState(_ row: Row<CallFact>, in code: UpdateCode) -> Bool {
    pieces(handedTo: row, in: code).flatMap { reach(from: $0) }.contains { piece in
      let facts = project.facts(piece.function.file)
      return uses(in: piece).contains {
        $0.isWrite
          && (host.write($0, in: piece.function) != nil || isThroughBinding($0, facts))
      }
    }
  }
}

extension ProjectIndex {
  /// The effect a call surely has; nil where a type of the project stands behind the name.
  func effect(of call: CallFact, in function: Reference<FunctionFact>) -> EffectKind? {
    let facts = facts(function.file)
    guard call.callee.exists else { return nil }
    if call.form == .bare {
      guard call.name == Name.taskType, !declares(call.name) else { return nil }
      return .task
    }
    guard call.form == .member else { return nil }
    if Effects.mayStart(call.name),
      let kind = Effects.kind(of: call.name, behind: facts.linksBefore(call))
    {
      return declaresRoot(of: call, in: function) ? nil : kind
    }
    if Effects.changesContext(call.name) {
      return isModelContext(call, in: function) ? .storage : nil
    }
    if Effects.subscribes(call.name), isSubscription(call, in: function) { return .subscription }
    return nil
  }

  private func declaresRoot(of call: CallFact, in function: Reference<FunctionFact>) -> Bool {
    let facts = facts(function.file)
    guard call.root.exists else { return true }
    let use = facts[call.root]
    return use.form != .type || declares(use.name)
  }

  /// A property from `@Environment(\.modelContext)`, or declared as a `ModelContext`.
  private func isModelContext(_ call: CallFact, in function: Reference<FunctionFact>) -> Bool {
    let facts = facts(function.file)
    guard call.depth == 1, call.root.exists, !facts[call.root].local.exists,
      let owner = entity(of: facts[function.row].owner, in: function.file),
      let reference = property(facts[call.root].name, of: owner)
    else { return false }
    let property = Property(project: self, reference: reference, host: owner)
    return property.environmentKey == Name.modelContext
      || property.shape.meaning == .sdk(Name.modelContextType)
  }

  /// `model.$rate.sink { … }`: a publisher of a model of the project.
  private func isSubscription(_ call: CallFact, in function: Reference<FunctionFact>) -> Bool {
    let facts = facts(function.file)
    return facts.tree.children(call.chain).contains {
      $0 < call.callee && facts.tree.kind($0) == .memberAccess
        && facts.tree[$0].flags.contains(.dollar)
    }
  }
}

extension FileFacts {
  /// The names before a callee in its chain, without what is called in between.
  fileprivate func linksBefore(_ call: CallFact) -> [Name] {
    tree.children(call.chain).filter {
      $0 < call.callee && (tree.kind($0) == .nameExpr || tree.kind($0) == .memberAccess)
    }.map { tree.name($0) }
  }

  fileprivate func effectText(_ call: CallFact) -> String {
    let range = tree.range(call.chain).lowerBound..<tree.range(call.callee).upperBound
    let text = tree.collapsedText(range)
    return text.utf8.count <= 60 ? text : tree.nameText(call.callee)
  }
}

/// What a call starts.
package enum EffectKind: Sendable {
  case task, queue, request, timer, notification, storage, subscription
}

/// Calls that do more than compute. Source: Apple's page of each.
enum Effects {
  struct Row {
    let type: String
    let member: String
    let kind: EffectKind
  }

  static let rows = [
    Row(type: "DispatchQueue", member: "async", kind: .queue),
    Row(type: "DispatchQueue", member: "asyncAfter", kind: .queue),
    Row(type: "FileManager", member: "createDirectory", kind: .storage),
    Row(type: "FileManager", member: "createFile", kind: .storage),
    Row(type: "FileManager", member: "removeItem", kind: .storage),
    Row(type: "NotificationCenter", member: "addObserver", kind: .notification),
    Row(type: "NotificationCenter", member: "post", kind: .notification),
    Row(type: "OperationQueue", member: "addOperation", kind: .queue),
    Row(type: "RunLoop", member: "perform", kind: .queue),
    Row(type: "Task", member: "detached", kind: .task),
    Row(type: "Timer", member: "scheduledTimer", kind: .timer),
    Row(type: "UNUserNotificationCenter", member: "add", kind: .notification),
    Row(type: "URLSession", member: "resume", kind: .request),
    Row(type: "UserDefaults", member: "removeObject", kind: .storage),
    Row(type: "UserDefaults", member: "set", kind: .storage),
  ]

  /// The effect of a member behind a chain of names that begins with a type.
  static func kind(of member: Name, behind names: [Name]) -> EffectKind? {
    guard let type = names.first, let rows = table[member] else { return nil }
    return rows.first { $0.type == type }?.kind
  }

  /// Whether a call may be one of them, as far as it tells by itself.
  static func mayBe(_ call: CallFact) -> Bool {
    switch call.form {
    case .bare: call.name == .taskType
    case .member: members.contains(call.name)
    default: false
    }
  }

  /// Whether some row has a member.
  static func mayStart(_ member: Name) -> Bool { table[member] != nil }

  static func changesContext(_ member: Name) -> Bool { contextMembers.contains(member) }
  static func subscribes(_ member: Name) -> Bool { subscribers.contains(member) }

  private static let table = Dictionary(grouping: rows) { Name($0.member) }
    .mapValues { rows in rows.map { (type: Name($0.type), kind: $0.kind) } }
  private static let contextMembers: Set<Name> = [Name("delete"), Name("insert"), Name("save")]
  private static let subscribers: Set<Name> = [Name("assign"), Name("sink")]
  private static let members = contextMembers.union(subscribers).union(table.keys)
}
