import StateLintSyntax

/// A stretch of a host's code that runs again and again by itself: the answer to a timer, a loop
/// that sleeps.
struct TickingCode {
  let function: Reference<FunctionFact>
  let node: NodeID
  /// Seconds between two runs; nil where no literal says so.
  let pause: Double?
}

/// A publisher that fires again and again.
private struct RepeatingTimer {
  /// Seconds between two values; nil where no literal says so.
  let pause: Double?
}

extension HostFacts {
  /// All code of this host that ticks, helpers included.
  var tickingCode: [TickingCode] {
    host.functions.flatMap { function -> [TickingCode] in
      project.facts(function.file)[function.row].calls.flatMap { ticks(begunBy: $0, in: function) }
    }
  }

  private func ticks(
    begunBy row: Row<CallFact>, in function: Reference<FunctionFact>
  ) -> [TickingCode] {
    let facts = project.facts(function.file)
    let call = facts[row]
    switch call.name {
    case .onReceive:
      guard call.form == .member, let publisher = facts.argument(nil, of: call),
        let timer = timer(behind: publisher, in: function)
      else { return [] }
      return ticks(of: pieces(handedTo: row, in: function), pause: timer.pause)
    case Ticking.scheduled, .timer:
      guard facts.repeats(call) else { return [] }
      let pause = Ticking.intervals.lazy.compactMap { facts.argument($0, of: call) }.first
      return ticks(
        of: pieces(handedTo: row, in: function), pause: pause.flatMap { facts.number($0) })
    case Ticking.sleep: return ticks(ofLoopAround: call, in: function)
    default: return []
    }
  }

  private func ticks(of pieces: [CodePiece], pause: Double?) -> [TickingCode] {
    pieces.flatMap { reach(from: $0) }.map { piece in
      TickingCode(
        function: piece.function, node: project.facts(piece.function.file)[piece.scope].node,
        pause: pause)
    }
  }

  /// `while … { …; try? await Task.sleep(…) }`, with what the loop calls.
  private func ticks(
    ofLoopAround call: CallFact, in function: Reference<FunctionFact>
  ) -> [TickingCode] {
    let facts = project.facts(function.file)
    let tree = facts.tree
    let loop = tree.ancestors(of: call.node).last { node in
      (tree.kind(node) == .whileStmt || tree.kind(node) == .repeatStmt)
        && facts.scope(around: node, in: function.row) == call.scope
    }
    guard let loop else { return [] }
    let pause = facts.pause(of: call)
    let called = facts[function.row].calls.lazy.map { facts[$0] }
      .filter { tree.contains(loop, $0.node) && $0.scope == call.scope }
      .compactMap { self.host.callee(of: $0, in: function.file) }.map { self.host.piece($0) }
    return [TickingCode(function: function, node: loop, pause: pause)]
      + ticks(of: Array(called), pause: pause)
  }

  /// The `Timer.publish` that a publisher comes from: in the expression, a local, a property, or an
  /// assignment in `init`.
  private func timer(
    behind node: NodeID, in function: Reference<FunctionFact>, depth: Int = 0
  ) -> RepeatingTimer? {
    guard depth < 4, node.exists else { return nil }
    let facts = project.facts(function.file)
    if let call = project.timer(in: node, of: function.file) {
      return RepeatingTimer(pause: facts.interval(of: call))
    }
    let first = facts[function.row].uses.lazy.map { facts[$0] }
      .first { facts.tree.contains(node, $0.root) }
    guard let use = first else { return nil }
    if use.local.exists {
      return timer(behind: facts[use.local].source, in: function, depth: depth + 1)
    }
    let name =
      use.form == .type ? facts.members(of: use).first.map { facts.tree.name($0) } : use.name
    guard use.form != .type || use.name == .selfType || use.name == project[entity].name, let name,
      let property = project.property(name, of: entity)
    else { return nil }
    return timer(keptIn: property)
  }

  private func timer(keptIn property: Reference<PropertyFact>) -> RepeatingTimer? {
    let facts = project.facts(property.file)
    let value = facts[property.row].initializer
    if value.exists {
      return project.timer(in: value, of: property.file).map {
        RepeatingTimer(pause: facts.interval(of: $0))
      }
    }
    return host.initAssignments.lazy.filter { $0.property.reference == property }
      .compactMap { assignment in
        let file = assignment.initializer.file
        return self.project.timer(in: assignment.content, of: file)
          .map { RepeatingTimer(pause: self.project.facts(file).interval(of: $0)) }
      }.first
  }
}

extension ProjectIndex {
  /// `Timer.publish(…)` in an expression.
  fileprivate func timer(in node: NodeID, of file: Int32) -> CallFact? {
    let facts = facts(file)
    return facts.calls.first { call in
      call.name == .publish && facts.tree.contains(node, call.node)
        && publisher(madeBy: call, in: file) == .object
    }
  }
}

extension FileFacts {
  fileprivate func repeats(_ call: CallFact) -> Bool {
    argument(Ticking.repeats, of: call).map { tree.text($0) == "true" } ?? false
  }

  fileprivate func interval(of call: CallFact) -> Double? {
    argument(Ticking.every, of: call).flatMap { number($0) }
  }

  /// How long a call of `sleep` waits, in seconds.
  fileprivate func pause(of call: CallFact) -> Double? {
    if let value = argument(Ticking.nanoseconds, of: call) {
      return number(value).map { $0 / 1_000_000_000 }
    }
    // `.milliseconds(16)`
    guard let duration = argument(Ticking.for, of: call), tree.kind(duration) == .chain,
      let unit = tree.firstChild(duration), let factor = Ticking.units[tree.name(unit)],
      let made = tree.lastChild(duration), tree.kind(made) == .call,
      let value = tree.child(made, .argument).flatMap({ tree.lastChild($0) })
    else { return nil }
    return number(value).map { $0 * factor }
  }

  fileprivate func number(_ node: NodeID) -> Double? {
    switch tree.kind(node) {
    case .integerLiteral, .floatLiteral: Double(tree.text(node).filter { $0 != "_" })
    default: nil
    }
  }
}

/// The words for what ticks. Source: Apple's pages of `Timer`, `Task.sleep` and `Duration`.
private enum Ticking {
  static let scheduled = Name("scheduledTimer")
  static let sleep = Name("sleep")
  static let repeats = Name("repeats")
  static let every = Name("every")
  static let nanoseconds = Name("nanoseconds")
  static let `for` = Name("for")
  /// The labels of `Timer` for the seconds between two calls.
  static let intervals = [Name("withTimeInterval"), Name("timeInterval")]
  /// Seconds in one of each.
  static let units: [Name: Double] = [
    Name("seconds"): 1, Name("milliseconds"): 0.001, Name("microseconds"): 0.000_001,
    Name("nanoseconds"): 0.000_000_001,
  ]
}
