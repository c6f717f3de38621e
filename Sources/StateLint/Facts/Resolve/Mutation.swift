import StateLintSyntax

/// A method of a model that changes what views follow, and where it does.
package struct Mutation: Sendable {
  package let method: Reference<FunctionFact>
  /// The calls from the method to the function that writes.
  package let path: [CallStep]
  package let function: Reference<FunctionFact>
  package let use: UseFact
  package let member: Reference<PropertyFact>
  /// The write stands behind a condition.
  package let isConditional: Bool
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
        if let write = trackedWrite(in: function, of: entity, regions) {
          return Mutation(
            method: method, path: path, function: function, use: write.use, member: write.member,
            isConditional: write.conditions > 0)
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

  /// The write with the fewest conditions around it; filling what is still nil is left out, since it
  /// changes nothing that was drawn.
  private func trackedWrite(
    in function: Reference<FunctionFact>, of entity: Row<TypeEntity>, _ regions: Regions
  ) -> (use: UseFact, member: Reference<PropertyFact>, conditions: Int)? {
    let facts = facts(function.file)
    var best: (use: UseFact, member: Reference<PropertyFact>, conditions: Int)?
    for row in facts[function.row].uses {
      let use = facts[row]
      guard use.isWrite, regions[use.scope] == .body, !use.local.exists,
        use.form == .bare || use.form == .onSelf, let member = property(use.name, of: entity),
        isTracked(member, in: entity), isOwnChange(use, of: member, facts),
        !facts.fillsWhatIsNil(use, in: function.row)
      else { continue }
      let conditions = facts.conditionCount(around: use)
      if best == nil || conditions < best!.conditions { best = (use, member, conditions) }
    }
    return best
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

extension FileFacts {
  /// How many conditions, loops and `defer`s stand around a write.
  func conditionCount(around use: UseFact) -> Int {
    tree.ancestors(of: use.root).count { id in
      switch tree.kind(id) {
      case .ifExpr, .guardStmt, .switchExpr, .deferStmt, .forStmt, .whileStmt, .catchClause: true
      default: false
      }
    }
  }

  /// `if cache[key] == nil { cache[key] = … }`
  func fillsWhatIsNil(_ use: UseFact, in function: Row<FunctionFact>) -> Bool {
    tree.ancestors(of: use.root).contains { id in
      guard tree.kind(id) == .ifExpr, let conditions = tree.child(id, .conditions) else {
        return false
      }
      let asksForNil = tree.children(conditions).contains { condition in
        tree.kind(condition) == .sequence
          && tree.children(condition).contains { tree.kind($0) == .nilLiteral }
      }
      return asksForNil
        && self[function].uses.contains {
          self[$0].name == use.name && tree.contains(conditions, self[$0].root)
        }
    }
  }
}
