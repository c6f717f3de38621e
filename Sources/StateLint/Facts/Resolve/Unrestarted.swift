import StateLintSyntax

/// A `.task` without `id:` that works for inputs, and goes on when others come.
package struct UnrestartedTask: Sendable {
  package let action: AppearanceAction
  /// The inputs it reads and does not follow.
  package let inputs: [Property]
  /// Call sites that give a value which changes to a view that stays.
  package let staleSites: [CallSite]
}

extension HostFacts {
  /// The tasks that read an input of which callers may give another value to a view that stays.
  package var unrestartedTasks: [UnrestartedTask] {
    guard !host.mayHaveMore else { return [] }
    return appearanceActions.compactMap { action in
      guard action.call.name == .task, waitsForAnswer(action), !isKeyed(action) else { return nil }
      let read = inputs(readBy: action).filter { !host.follows($0) && mayBeReplaced($0) }
      // A Boolean by itself is a setting of the work, not what it is about.
      guard read.contains(where: { !$0.isTruth }) else { return nil }
      let sites = read.flatMap { input in
        host.labels(of: input).flatMap { host.callers(passing: $0).sites }
          .filter { $0.site.goesStale($0.value) && !$0.site.isInTab }.map(\.site)
      }
      return UnrestartedTask(action: action, inputs: read, staleSites: sites)
    }
  }

  /// It loads something, and is no subscription for as long as the view is there.
  private func waitsForAnswer(_ action: AppearanceAction) -> Bool {
    var waits = false
    for piece in action.pieces {
      let facts = project.facts(piece.function.file)
      let node = facts[piece.scope].node
      if facts.isSubscription(node) { return false }
      waits = waits || facts.waits(in: node)
    }
    return waits
  }

  /// An `.id(…)` behind it: another view, another task.
  private func isKeyed(_ action: AppearanceAction) -> Bool {
    project.facts(action.code.function.file).hasIdentity(behind: action.call)
  }

  /// The inputs that the work of a task depends on, in order of their first mention.
  private func inputs(readBy action: AppearanceAction) -> [Property] {
    var found: [Property] = []
    for piece in action.pieces {
      let facts = project.facts(piece.function.file)
      let logs = calls(in: piece).filter { facts.isLogging($0) }
      for use in uses(in: piece) {
        guard use.access == .read, !use.local.exists, use.form == .bare || use.form == .onSelf,
          let property = host.property(use.name), host.isValueInput(property),
          !logs.contains(where: { facts.tree.contains($0.node, use.root) }),
          !found.contains(where: { $0.reference == property.reference })
        else { continue }
        found.append(property)
      }
    }
    return found
  }

  private func mayBeReplaced(_ input: Property) -> Bool {
    host.labels(of: input).contains { label in
      let callers = host.callers(passing: label)
      if callers.areAllFresh || callers.areAllHarmless { return false }
      // In a loop another element is another row.
      return callers.sites.isEmpty
        || callers.sites.contains { passing in
          !passing.site.isPresented && !passing.site.hasIdentity
            && !passing.site.isConstant(passing.value) && !passing.site.isElement(passing.value)
        }
    }
  }
}

extension Property {
  /// A plain `Bool`.
  fileprivate var isTruth: Bool { shape.meaning == .sdk(Name.bool) && shape.container == .none }
}

extension CallSite {
  /// Directly or deeper in a `TabView`, whose pages appear again whenever they are shown.
  fileprivate var isInTab: Bool {
    var scope = call.scope
    while scope.exists {
      let slot = facts[scope].slot
      if slot.call.exists, facts[slot.call].name == Name("TabView") { return true }
      scope = facts[scope].parent
    }
    return false
  }
}

extension FileFacts {
  /// `for await level in levels { … }`
  fileprivate func isSubscription(_ node: NodeID) -> Bool {
    nodes(in: node).contains { id in
      guard tree.kind(id) == .forStmt else { return false }
      let end = tree.firstChild(id).map { tree.range($0).lowerBound } ?? tree.range(id).upperBound
      return tree.contains("await", in: tree.range(id).lowerBound..<end)
    }
  }

  /// `print(…)`, `log.info(…)`
  fileprivate func isLogging(_ call: CallFact) -> Bool {
    if call.form == .bare { return Logging.functions.contains(call.name) }
    guard call.form == .member, Logging.methods.contains(call.name),
      let receiver = nameBefore(call)
    else { return false }
    return tree.contains("log", in: tree.range(receiver))
  }
}

/// What writes to the log and changes nothing on screen.
/// Source: the documentation of the Swift standard library, Foundation and `Logger`.
enum Logging {
  static let functionRows = [
    "NSLog", "assert", "debugPrint", "dump", "os_log", "precondition", "print",
  ]
  static let methodRows = [
    "critical", "debug", "error", "fault", "info", "log", "notice", "trace", "warning",
  ]
  static let functions = Set(functionRows.map { Name($0) })
  static let methods = Set(methodRows.map { Name($0) })
}

extension UnrestartedTask {
  /// Names the one input that the work belongs to, where it surely can be compared.
  package func addingID(in project: ProjectIndex) -> Repair? {
    let file = action.code.function.file
    let tree = project.facts(file).tree
    let end = tree.range(action.call.callee).upperBound
    guard inputs.count == 1, let input = inputs.first, input.isPlainValue,
      tree.child(action.call.node, .argument) == nil, tree.bytes[end] != UInt8(ascii: "(")
    else { return nil }
    return Repair(
      title: "Start again with each `\(input.name)`",
      edits: [.init(place: Place(file, end..<end), text: "(id: \(input.name))")], isSafe: false)
  }
}

extension Property {
  /// A value of a type of the standard library or Foundation that is `Equatable`.
  fileprivate var isPlainValue: Bool {
    guard shape.container == .none, case .sdk(let name) = shape.meaning else { return false }
    return PlainValues.contain(name)
  }
}
