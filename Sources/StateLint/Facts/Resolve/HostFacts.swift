import StateLintSyntax

/// A host with what is computed of it once for all rules.
package final class HostFacts: Sendable {
  package let host: Host
  package let timings: ClosureTimings
  /// All code that surely runs while it is updated.
  package let updateCode: [UpdateCode]
  /// Uses that surely run while it is updated, with the code they stand in.
  let usesDuringUpdate: [DrawnUse]
  /// Calls that surely run while it is updated.
  let drawnCalls: [DrawnCall]
  /// The place of each function among `updateCode`.
  let codePlaces: [Reference<FunctionFact>: Int]

  package init(host: Host, timings: ClosureTimings) {
    let host = host.withUsesNoted
    self.host = host
    self.timings = timings
    let updateCode = host.updateCode(timings)
    self.updateCode = updateCode
    usesDuringUpdate = host.drawnUses(in: updateCode)
    drawnCalls = host.drawnCalls(in: updateCode)
    // `updateCode` has each function once.
    codePlaces = Dictionary(
      uniqueKeysWithValues: updateCode.indices.lazy.map { (updateCode[$0].function, $0) })
  }

  package var project: ProjectIndex { host.project }
  package var entity: Row<TypeEntity> { host.entity }
  package var name: String { host.name }

  /// The function that SwiftUI calls on the way to some code: `body`.
  package func entryName(of code: UpdateCode) -> String {
    name(of: code.path.first?.caller ?? code.function)
  }

  /// A function as documentation spells it: `body`, `refresh()`, `add(_:to:)`.
  package func name(of function: Reference<FunctionFact>) -> String {
    let facts = project.facts(function.file)
    let fact = facts[function.row]
    switch fact.kind {
    case .function: return "`\(signature(of: function))`"
    case .initializer: return "`init`"
    default: return "`\(facts.tree.nameText(fact.nameNode))`"
    }
  }

  /// `add(_:to:)`, wherever it is spoken of.
  func signature(of function: Reference<FunctionFact>) -> String {
    let facts = project.facts(function.file)
    return facts.signature(of: facts[function.row])
  }

  /// The way from `body` to some code, step by step.
  package func steps(to code: UpdateCode) -> [(Place, String)] { code.path.map { step($0) } }

  func step(_ step: CallStep) -> (Place, String) {
    let verb = project.fact(step.callee).kind == .getter ? "reads" : "calls"
    return (
      step.place(in: project), "\(name(of: step.caller)) \(verb) \(name(of: step.callee))"
    )
  }
}

extension Host {
  /// Uses that surely run in code of an update, with that code.
  func uses(in updateCode: [UpdateCode]) -> [(use: UseFact, code: UpdateCode)] {
    var found: [(use: UseFact, code: UpdateCode)] = []
    for code in updateCode {
      let facts = project.facts(code.function.file)
      for row in facts[code.function.row].uses {
        let use = facts[row]
        if code.regions[use.scope] == .body { found.append((use, code)) }
      }
    }
    return found
  }
}
