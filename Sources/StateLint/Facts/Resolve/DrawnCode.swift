import StateLintSyntax

/// A call in code that surely runs while a host is updated.
struct DrawnCall: Sendable {
  let call: CallFact
  let row: Row<CallFact>
  /// The place of its code among the host's update code.
  let place: Int32
}

/// A use in such code.
struct DrawnUse: Sendable {
  let use: UseFact
  let place: Int32
}

extension HostFacts {
  /// What is made of the calls that surely run while this host is updated. What can be asked of a
  /// call by itself is asked first: most rules are about few of them.
  func drawnCalls<Result>(
    where isWanted: (CallFact) -> Bool, make: (Row<CallFact>, UpdateCode) -> Result?
  ) -> [Result] {
    var results: [Result] = []
    for drawn in drawnCalls where isWanted(drawn.call) {
      if let result = make(drawn.row, code(of: drawn)) { results.append(result) }
    }
    return results
  }

  /// The same for uses.
  func drawnUses<Result>(
    where isWanted: (UseFact) -> Bool, make: (UseFact, UpdateCode) -> Result?
  ) -> [Result] {
    var results: [Result] = []
    for drawn in usesDuringUpdate where isWanted(drawn.use) {
      if let result = make(drawn.use, code(of: drawn)) { results.append(result) }
    }
    return results
  }

  func code(of drawn: DrawnUse) -> UpdateCode { updateCode[Int(drawn.place)] }

  func code(of drawn: DrawnCall) -> UpdateCode { updateCode[Int(drawn.place)] }
}

extension Host {
  func drawnCalls(in updateCode: [UpdateCode]) -> [DrawnCall] {
    var found: [DrawnCall] = []
    for (place, code) in updateCode.enumerated() {
      let facts = project.facts(code.function.file)
      for row in facts.functions[Int(code.function.row.index)].calls {
        let call = facts[row]
        guard code.regions[call.scope] == .body else { continue }
        found.append(DrawnCall(call: call, row: row, place: Int32(place)))
      }
    }
    return found
  }

  func drawnUses(in updateCode: [UpdateCode]) -> [DrawnUse] {
    var found: [DrawnUse] = []
    for (place, code) in updateCode.enumerated() {
      let facts = project.facts(code.function.file)
      for row in facts.functions[Int(code.function.row.index)].uses {
        let use = facts[row]
        guard code.regions[use.scope] == .body else { continue }
        found.append(DrawnUse(use: use, place: Int32(place)))
      }
    }
    return found
  }
}
