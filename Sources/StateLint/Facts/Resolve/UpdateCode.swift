import StateLintSyntax

/// Code that runs while SwiftUI updates a host: its body functions, and the helpers they call.
package struct UpdateCode: Sendable {
  package let function: Reference<FunctionFact>
  package let regions: Regions
  /// How the update comes here, `body` first; empty for a body function itself.
  package let path: [CallStep]
}

/// One call or read on the way from `body` to a place.
package struct CallStep: Sendable {
  package let caller: Reference<FunctionFact>
  package let callee: Reference<FunctionFact>
  /// The call or the read of a computed property.
  package let node: NodeID
}

extension Host {
  /// How many calls a write is followed through.
  static let followLimit = 4

  /// All code that surely runs while this host is updated, each function once, by its shortest way.
  package func updateCode(_ timings: ClosureTimings) -> [UpdateCode] {
    code(from: bodyFunctions, timings)
  }

  /// All code that surely runs when some functions of this host do, each function once.
  func code(
    from entries: [Reference<FunctionFact>], _ timings: ClosureTimings
  ) -> [UpdateCode] {
    var found: [UpdateCode] = []
    var seen = Set<Reference<FunctionFact>>()
    var next: [(function: Reference<FunctionFact>, path: [CallStep])] = []
    for function in entries where seen.insert(function).inserted {
      next.append((function, []))
    }
    while !next.isEmpty {
      var further: [(function: Reference<FunctionFact>, path: [CallStep])] = []
      for (function, path) in next {
        let code = UpdateCode(
          function: function, regions: Regions(of: function, root: .body, timings), path: path)
        found.append(code)
        guard path.count < Host.followLimit else { continue }
        for step in calls(during: code) where seen.insert(step.callee).inserted {
          further.append((step.callee, path + [step]))
        }
      }
      next = further
    }
    return found
  }

  /// The functions and getters of this host that code runs while it updates.
  private func calls(during code: UpdateCode) -> [CallStep] {
    let facts = project.facts(code.function.file)
    let fact = facts[code.function.row]
    var steps: [CallStep] = []
    for row in fact.calls {
      let call = facts[row]
      guard code.regions[call.scope] == .body,
        let callee = callee(of: call, in: code.function.file), !project.fact(callee).isAsync
      else { continue }
      steps.append(CallStep(caller: code.function, callee: callee, node: call.callee))
    }
    for row in fact.uses {
      let use = facts[row]
      guard code.regions[use.scope] == .body, let getter = getter(readBy: use) else { continue }
      steps.append(CallStep(caller: code.function, callee: getter, node: use.root))
    }
    return steps
  }

  /// Whether a call's labels fit the parameters of a function.
  func accepts(
    _ call: CallFact, _ function: Reference<FunctionFact>, _ facts: FileFacts
  ) -> Bool {
    let home = project.facts(function.file)
    let parameters = home[home[function.row].parameters]
    var given: [Name] = []
    var hasTrailing = false
    for child in facts.tree.children(call.node) {
      if facts.tree.kind(child) == .trailingClosure {
        hasTrailing = true
      } else {
        given.append(
          facts.tree.child(child, .argumentLabel).map { facts.tree.name($0) } ?? .wildcard)
      }
    }
    if hasTrailing { return true }
    var rest = parameters[...]
    for label in given {
      while let first = rest.first, first.label != label, first.defaultValue.exists {
        rest.removeFirst()
      }
      guard let first = rest.popFirst(), first.label == label else { return false }
    }
    return rest.allSatisfy { $0.defaultValue.exists }
  }
}
