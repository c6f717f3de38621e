import StateLintSyntax

/// A call in whose content some code stands.
struct Enclosure: Sendable {
  let call: CallFact
  let function: Reference<FunctionFact>
  /// The name of what is called; `_` where the project declares one of that name.
  let name: Name
  /// The code is made for each element of its data.
  let isLoop: Bool
}

/// One way in which a host draws some code: the calls around it, inside out.
struct Setting: Sendable {
  let host: Host
  let calls: [Enclosure]

  /// Whether it belongs to a row that is made when it is about to come on screen.
  var isInLazyRow: Bool { calls.indices.contains { calls[$0].isLoop && isLazy($0) } }

  /// Whether nothing stands between it and a loop whose rows are made when they are needed.
  var isLazyRow: Bool { (calls.first?.isLoop ?? false) && isLazy(0) }

  /// Whether it belongs to a row.
  var isInRow: Bool { calls.contains(where: \.isLoop) }

  /// Whether it belongs to one of any number of rows that can be scrolled.
  var isInScrollingRow: Bool {
    calls.indices.contains { place in
      calls[place].isLoop && host.goesOverAnyLength(calls[place])
        && calls[place...].contains { RowContainers.scrolling.contains($0.name) }
    }
  }

  private func isLazy(_ loop: Int) -> Bool {
    let around = calls[loop...].first {
      $0.name != .forEach && !RowContainers.transparent.contains($0.name)
    }
    return around.map { RowContainers.lazy.contains($0.name) } ?? false
  }
}

extension Host {
  private static let settingLimit = 12

  /// The ways in which this host draws some code: from its place out to `body`, through the helpers
  /// that lead there. What is presented or done later is left out.
  func settings(
    of node: NodeID, in function: Reference<FunctionFact>, _ timings: ClosureTimings,
    through path: [Reference<FunctionFact>] = []
  ) -> [Setting] {
    guard let own = enclosures(of: node, in: function, timings) else { return [] }
    let fact = project.fact(function)
    if isRequirement(fact) { return [Setting(host: self, calls: own)] }
    guard path.count < Host.followLimit, !path.contains(function) else { return [] }
    var found: [Setting] = []
    for caller in functions where caller != function {
      let facts = project.facts(caller.file)
      let mentions = facts.ownUses(of: caller.row) {
        $0.name == fact.name && !$0.local.exists && ($0.form == .bare || $0.form == .onSelf)
      }
      for use in mentions where found.count < Host.settingLimit {
        let loop = loop(given: use.node, in: caller)
        found += settings(of: use.root, in: caller, timings, through: path + [function]).map {
          Setting(host: self, calls: own + loop + $0.calls)
        }
      }
    }
    return found
  }

  /// The ways in which the app draws this host.
  func settings(_ timings: ClosureTimings) -> [Setting] {
    project.callSites(of: entity).lazy.filter { !$0.isOutsideApp }.prefix(Host.settingLimit)
      .flatMap { site -> [Setting] in
        site.enclosingHost?.settings(of: site.call.callee, in: site.function, timings) ?? []
      }
  }

  /// Whether a loop of this host goes over as many elements as there happen to be.
  func goesOverAnyLength(_ loop: Enclosure) -> Bool {
    let facts = project.facts(loop.function.file)
    guard let data = facts.argument(nil, of: loop.call) else { return false }
    return hasAnyLength(data, in: loop.call.scope, of: loop.function.file)
  }

  // MARK: Around one place

  /// The calls of one function around a node; nil where it is drawn elsewhere, later or never.
  private func enclosures(
    of node: NodeID, in function: Reference<FunctionFact>, _ timings: ClosureTimings
  ) -> [Enclosure]? {
    let facts = project.facts(function.file)
    guard !facts.isDestination(node) else { return nil }
    var found: [Enclosure] = []
    var scope = facts.scope(around: node, in: function.row)
    while scope.exists {
      let fact = facts[scope]
      switch fact.kind {
      case .function, .applied: break
      case .stored, .localFunction: return nil
      case .argument:
        guard let around = enclosure(of: scope, in: function, timings) else { return nil }
        found.append(around)
      }
      scope = fact.parent
    }
    return found
  }

  private func enclosure(
    of scope: Row<ScopeFact>, in function: Reference<FunctionFact>, _ timings: ClosureTimings
  ) -> Enclosure? {
    let facts = project.facts(function.file)
    let slot = facts[scope].slot
    let call = facts[slot.call]
    let timing = timings.timing(of: scope, in: function.file)
    guard timing == .builder || timing == .now, !facts.presents(slot),
      call.isUpperCase || call.form != .member || RowContainers.drawnBeside.contains(call.name)
    else { return nil }
    return enclosure(call, in: function, isLoop: facts.makesRows(slot, project))
  }

  func enclosure(
    _ call: CallFact, in function: Reference<FunctionFact>, isLoop: Bool
  ) -> Enclosure {
    Enclosure(
      call: call, function: function, name: project.declares(call.name) ? .wildcard : call.name,
      isLoop: isLoop)
  }

  /// The loop that is given a function by name: `ForEach(names, content: row)`.
  private func loop(given node: NodeID, in function: Reference<FunctionFact>) -> [Enclosure] {
    let facts = project.facts(function.file)
    let taker = facts[function.row].calls.lazy.map { facts[$0] }.first {
      ($0.name == .forEach || $0.name == .list) && facts.makesRows($0, project)
        && facts.hands(node, behindDataTo: $0)
    }
    return taker.map { [enclosure($0, in: function, isLoop: true)] } ?? []
  }
}

extension FileFacts {
  /// Whether a closure is made anew for each presentation: a sheet, the destination of a link.
  fileprivate func presents(_ slot: ArgumentSlot) -> Bool {
    let call = self[slot.call]
    guard call.name == .navigationLink else { return Presentations.contain(call.name) }
    let isLabel =
      slot.label == Presentations.label || argument(.value, of: call) != nil
      || argument(Presentations.destination, of: call) != nil
    return !isLabel
  }

  /// Whether a node stands in an argument that says where a link leads.
  fileprivate func isDestination(_ node: NodeID) -> Bool {
    tree.ancestors(of: node).contains {
      tree.kind($0) == .argument
        && tree.child($0, .argumentLabel).map { tree.name($0) } == Presentations.destination
    }
  }
}
