import StateLintSyntax

/// Functions of a host that surely run in answer to something only: whoever mentions them does so
/// in an action.
struct ActionCode {
  private let host: HostFacts

  init(_ host: HostFacts) { self.host = host }

  /// When a use runs, that of a method which is handed over as a value included.
  func region(of use: UseFact, in function: Reference<FunctionFact>) -> Region {
    guard let regions = regions(of: function, []) else { return .unknown }
    return region(of: use, in: function, regions)
  }

  /// The regions of a function; nil where nobody knows when it runs.
  private func regions(
    of function: Reference<FunctionFact>, _ asked: Set<Reference<FunctionFact>>
  ) -> Regions? {
    if let place = host.codePlaces[function] { return host.updateCode[place].regions }
    guard isOnlyInActions(function, asked) else { return nil }
    return Regions(of: function, root: .action, host.timings)
  }

  private func isOnlyInActions(
    _ function: Reference<FunctionFact>, _ asked: Set<Reference<FunctionFact>>
  ) -> Bool {
    let project = host.project
    let fact = project.fact(function)
    guard fact.kind == .function, !asked.contains(function), asked.count < Host.followLimit else {
      return false
    }
    var isMentioned = false
    for other in host.host.functions where other != function {
      let facts = project.facts(other.file)
      let uses = facts[other.row].uses.map { facts[$0] }.filter {
        $0.name == fact.name && !$0.local.exists && ($0.form == .bare || $0.form == .onSelf)
      }
      guard !uses.isEmpty else { continue }
      isMentioned = true
      guard let regions = regions(of: other, asked.union([function])) else { return false }
      if uses.contains(where: { region(of: $0, in: other, regions) != .action }) { return false }
    }
    return isMentioned
  }

  private func region(
    of use: UseFact, in function: Reference<FunctionFact>, _ regions: Regions
  ) -> Region {
    let region = regions[use.scope]
    guard region == .body, isFunctionValue(use, in: function.file),
      let timing = host.timings.timing(ofFunction: use, in: function)
    else { return region }
    return region.inside(timing)
  }

  /// `stop`, `clock.reset`: a method that is not called here.
  private func isFunctionValue(_ use: UseFact, in file: Int32) -> Bool {
    let project = host.project
    let facts = project.facts(file)
    let members = facts.members(of: use)
    guard let property = host.host.property(use.name) else { return members.isEmpty }
    guard members.count == 1, let model = property.shape.unwrapped.entity else { return false }
    return !project.functions(facts.tree.name(members[0]), of: model).isEmpty
  }
}

extension ClosureTimings {
  /// When a function runs that is handed to a call by its name: `Button("Stop", action: stop)`; nil
  /// where it is not.
  func timing(
    ofFunction use: UseFact, in function: Reference<FunctionFact>
  ) -> ClosureTiming? {
    let facts = project.facts(function.file)
    let tree = facts.tree
    for row in facts[function.row].calls {
      let call = facts[row]
      guard call.scope == use.scope, tree.contains(call.node, use.node) else { continue }
      var position: Int16 = 0
      for argument in tree.children(call.node) where tree.kind(argument) == .argument {
        if tree.lastChild(argument) == use.node {
          let slot = ArgumentSlot(
            call: row, label: tree.child(argument, .argumentLabel).map { tree.name($0) },
            trailing: 0, parameterCount: 0, position: position)
          return argumentTiming(
            ScopeFact(
              kind: .argument, node: use.node, parent: use.scope, function: function.row,
              slot: slot), function.file)
        }
        position += 1
      }
    }
    return nil
  }
}
