import StateLintSyntax

/// A method of a model that changes what views follow, and where it does.
package struct Mutation: Sendable {
  package let method: Reference<FunctionFact>
  /// The calls from the method to the function that writes.
  package let path: [CallStep]
  package let function: Reference<FunctionFact>
  package let use: UseFact
  package let member: Reference<PropertyFact>
}

extension ProjectIndex {
  /// The first write to a tracked property of its own model that a method surely makes before it
  /// returns; calls to methods of the same model are followed three deep.
  package func mutation(
    by method: Reference<FunctionFact>, of entity: Row<TypeEntity>, _ timings: ClosureTimings
  ) -> Mutation? {
    var seen: Set<Reference<FunctionFact>> = [method]
    var next: [(function: Reference<FunctionFact>, path: [CallStep])] = [(method, [])]
    for depth in 0...3 {
      var further: [(function: Reference<FunctionFact>, path: [CallStep])] = []
      for (function, path) in next {
        let regions = Regions(of: function, root: .body, timings)
        if let (use, member) = trackedWrite(in: function, of: entity, regions) {
          return Mutation(
            method: method, path: path, function: function, use: use, member: member)
        }
        guard depth < 3 else { continue }
        for step in ownCalls(in: function, of: entity, regions)
        where seen.insert(step.callee).inserted {
          further.append((step.callee, path + [step]))
        }
      }
      next = further
    }
    return nil
  }

  private func trackedWrite(
    in function: Reference<FunctionFact>, of entity: Row<TypeEntity>, _ regions: Regions
  ) -> (UseFact, Reference<PropertyFact>)? {
    let facts = facts(function.file)
    for row in facts[function.row].uses {
      let use = facts[row]
      guard use.isWrite, regions[use.scope] == .body, !use.local.exists,
        use.form == .bare || use.form == .onSelf, let member = property(use.name, of: entity),
        isTracked(member, in: entity), isOwnChange(use, of: member, facts)
      else { continue }
      return (use, member)
    }
    return nil
  }

  /// A write to the member itself or to a part of a value in it, not to another object behind it.
  private func isOwnChange(
    _ use: UseFact, of member: Reference<PropertyFact>, _ facts: FileFacts
  ) -> Bool {
    if use.access == .assign || facts.members(of: use).isEmpty { return true }
    let shape = shape(of: member)
    return shape.container != .none || modelKind(of: shape) == .value
  }

  private func ownCalls(
    in function: Reference<FunctionFact>, of entity: Row<TypeEntity>, _ regions: Regions
  ) -> [CallStep] {
    let facts = facts(function.file)
    return facts[function.row].calls.compactMap { row in
      let call = facts[row]
      guard regions[call.scope] == .body, call.form == .bare || call.form == .onSelf,
        !(call.root.exists && facts[call.root].local.exists)
      else { return nil }
      let callees = functions(call.name, of: entity)
      guard callees.count == 1, !fact(callees[0]).isAsync else { return nil }
      return CallStep(caller: function, callee: callees[0], node: call.callee)
    }
  }
}
