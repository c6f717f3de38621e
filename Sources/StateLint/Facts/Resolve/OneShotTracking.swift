import StateLintSyntax

/// A `withObservationTracking` after whose first report nobody asks again.
package struct OneShotTracking: Sendable {
  /// The name, where it stands.
  package let place: Place
  /// The function it stands in, `watch()`; nil where that is none one can call again.
  package let function: String?
}

extension ProjectIndex {
  /// What a call is, where it surely is that: all that its `onChange` runs is known, and leads neither
  /// back to it nor to somebody who waits.
  package func oneShotTracking(
    _ call: CallFact, in file: Int32, _ timings: ClosureTimings
  ) -> OneShotTracking? {
    let facts = facts(file)
    let function = Reference(file, facts[call.scope].function)
    guard call.name == Observing.tracking, meansObservation(call, facts),
      let report = report(of: call, in: function), !isRepeated(call, in: function, timings)
    else { return nil }
    let ending = Ending(
      project: self, function: function, entity: entity(of: facts[function.row].owner, in: file))
    let isEmpty = calls(in: report).isEmpty && uses(in: report).isEmpty
    guard !isEmpty, ending.isSure(for: report) else { return nil }
    return OneShotTracking(
      place: Place(file, facts.tree.nameRange(call.callee)),
      function: facts[function.row].kind == .function
        ? facts.signature(of: facts[function.row]) : nil)
  }

  /// `withObservationTracking`, `Observation.withObservationTracking`, where the project has no
  /// function of the name.
  private func meansObservation(_ call: CallFact, _ facts: FileFacts) -> Bool {
    guard functions.references(named: call.name).isEmpty else { return false }
    if call.form == .bare { return !(call.root.exists && facts[call.root].local.exists) }
    return call.form == .member
      && facts.nameBefore(call).map { facts.tree.name($0) } == Observing.module
  }

  /// The code of `onChange`: a closure, or a function by its name.
  private func report(
    of call: CallFact, in function: Reference<FunctionFact>
  ) -> CodePiece? {
    let facts = facts(function.file)
    let tree = facts.tree
    let parts = Array(tree.children(call.node))
    guard parts.count == 2, let last = parts.last, let value = tree.lastChild(last),
      tree.child(last, .argumentLabel).map({ tree.name($0) }) == .onChange
    else { return nil }
    if tree.kind(value) == .closure {
      return facts[function.row].scopes.first { facts[$0].node == value }
        .map { CodePiece(function: function, scope: $0) }
    }
    guard let use = facts.uses(in: value, of: call.scope).first, use.node == value,
      use.mayMeanMember, facts.members(of: use).isEmpty,
      let entity = entity(of: facts[function.row].owner, in: function.file)
    else { return nil }
    let found = functions(use.name, of: entity)
    return found.count == 1 ? piece(found[0]) : nil
  }

  /// Whether somebody may come here once more: a loop, an update, a caller who wants the value, the
  /// system that calls what it declares.
  private func isRepeated(
    _ call: CallFact, in function: Reference<FunctionFact>, _ timings: ClosureTimings
  ) -> Bool {
    let facts = facts(function.file)
    let fact = facts[function.row]
    let isInLoop = facts.tree.ancestors(of: call.node).contains {
      facts.tree.kind($0) == .whileStmt || facts.tree.kind($0) == .repeatStmt
    }
    if isInLoop || fact.modifiers.contains(.override) { return true }
    if Regions(of: function, root: .body, timings)[call.scope] == .action { return false }
    guard fact.kind == .function || fact.kind == .initializer, !fact.result.exists else {
      return true
    }
    guard let entity = entity(of: fact.owner, in: function.file), let host = host(entity) else {
      return false
    }
    return host.role == .representable
      || host.updateCode(timings).contains { $0.function == function }
  }
}

/// Follows what `onChange` runs to its end.
private struct Ending {
  let project: ProjectIndex
  /// The function that would have to run again.
  let function: Reference<FunctionFact>
  let entity: Row<TypeEntity>?

  /// Whether all that some code runs is known, and nothing of it asks again.
  func isSure(for piece: CodePiece, depth: Int = 0) -> Bool {
    guard depth < Host.followLimit, piece.function != function || depth == 0 else { return false }
    return project.uses(in: piece).allSatisfy { isHarmless($0, in: piece) }
      && project.calls(in: piece).allSatisfy { call in
        if isHarmless(call, in: piece) { return true }
        let callees = callees(of: call, in: piece)
        return !callees.isEmpty
          && callees.allSatisfy { isSure(for: project.piece($0), depth: depth + 1) }
      }
  }

  private func callees(
    of call: CallFact, in piece: CodePiece
  ) -> [Reference<FunctionFact>] {
    let facts = project.facts(piece.function.file)
    guard call.form == .onSelf || call.form == .bare,
      !(call.root.exists && facts[call.root].local.exists)
    else { return [] }
    return project.callees(
      of: call, in: facts[piece.function.row].owner, piece.function.file)
  }

  /// A change of a value, or a call that ends by itself.
  private func isHarmless(_ call: CallFact, in piece: CodePiece) -> Bool {
    let facts = project.facts(piece.function.file)
    if call.form == .implicitMember { return true }
    if call.root.exists, facts[call.root].access == .mutatingCall { return true }
    return ClosedCalls.names.contains(call.name) && callees(of: call, in: piece).isEmpty
  }

  /// A mention that runs no other code and leaves no mark for somebody to find.
  private func isHarmless(_ use: UseFact, in piece: CodePiece) -> Bool {
    let facts = project.facts(piece.function.file)
    let tree = facts.tree
    if use.isWrite, tree.kind(use.write) == .assignment,
      let value = tree.lastChild(use.write), tree.kind(value) == .booleanLiteral
    {
      return false
    }
    guard use.mayMeanMember, let entity, let property = project.property(use.name, of: entity)
    else { return true }
    let fact = project.fact(property)
    return fact.accessors.isEmpty
      && project.facts(property.file)[fact.attributes].allSatisfy { $0.kind != .unknown }
  }
}

private enum Observing {
  static let tracking = Name("withObservationTracking")
  static let module = Name("Observation")
}

extension FilePlacement {
  /// Whether `Observations`, the sequence of all values, can be used everywhere this code runs; nil
  /// where nobody says.
  package var hasObservations: Bool? { deploymentTarget.reaches(FilePlacement.observationsSince) }

  private static let observationsSince = DeploymentTarget(
    iOS: "26", macOS: "26", tvOS: "26", watchOS: "26", visionOS: "26")
}
