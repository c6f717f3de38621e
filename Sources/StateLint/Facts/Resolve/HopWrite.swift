import StateLintSyntax

/// A write that code plans for a moment after each update: `DispatchQueue.main.async { … }` in
/// `body`.
package struct HopWrite: Sendable {
  /// The whole hop.
  package let place: Place
  /// What plans it: `DispatchQueue.main.async`, `Task`.
  package let hop: String
  package let target: String
  package let write: Place
  /// The target is a member of an `ObservableObject`, which announces equal values too.
  package let isAnnounced: Bool
  package let isGuarded: Bool
  package let path: [(Place, String)]
}

extension HostFacts {
  /// The hops in code that is drawn whose closures write state.
  package var hopWrites: [HopWrite] {
    drawnCalls {
      $0.name == .taskType || Hops.mayPlan($0.name)
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      guard project.isHop(call, in: code.function.file),
        !facts.isInGesture(call.scope)
      else {
        return nil
      }
      return hopWrite(row, in: code)
    }
  }

  private func hopWrite(_ row: Row<CallFact>, in code: UpdateCode) -> HopWrite? {
    let facts = project.facts(code.function.file)
    let call = facts[row]
    let pieces = pieces(handedTo: row, in: code).flatMap { reach(from: $0) }
    for piece in pieces {
      let home = project.facts(piece.function.file)
      for use in uses(in: piece) where use.isWrite {
        let write = host.write(use, in: piece.function)
        guard write != nil || isThroughBinding(use, home),
          isSurelyRun(use.scope, in: piece, home)
        else { continue }
        let isSame = piece.function == code.function
        return HopWrite(
          place: Place(code.function.file, facts.callRange(call)),
          hop: facts.tree.collapsedText(
            facts.tree.range(call.chain).lowerBound..<facts.tree.range(call.callee).upperBound),
          target: home.writtenText(of: use),
          write: Place(piece.function.file, home.writtenRange(of: use)),
          isAnnounced: write?.member != nil
            && write.map { $0.property.modelKind == .observableObject } ?? false,
          isGuarded: home.isCompared(use, around: use.root, in: piece.function.row)
            || isSame && facts.isCompared(use, around: call.callee, in: code.function.row),
          path: steps(to: code))
      }
    }
    return nil
  }

  /// Whether code in a closure inside a piece runs with it: no button in between.
  private func isSurelyRun(
    _ scope: Row<ScopeFact>, in piece: CodePiece, _ facts: FileFacts
  ) -> Bool {
    var scope = scope
    while scope.exists, scope != piece.scope {
      switch timings.timing(of: scope, in: piece.function.file) {
      case .now, .later, .builder, .compute: break
      case .action, .perhaps, .unknown: return false
      }
      scope = facts[scope].parent
    }
    return scope == piece.scope
  }
}

extension FileFacts {
  /// Whether code runs with each movement of a gesture, and not with each redraw: `.updating`.
  func isInGesture(_ scope: Row<ScopeFact>) -> Bool {
    var scope = scope
    while scope.exists {
      let slot = self[scope].slot
      if slot.call.exists, self[slot.call].name == Name.updating { return true }
      scope = self[scope].parent
    }
    return false
  }
}

extension ProjectIndex {
  /// Whether a call plans code for a moment later: a queue, a run loop, a task.
  func isHop(_ call: CallFact, in file: Int32) -> Bool {
    let facts = facts(file)
    let tree = facts.tree
    let isTask = call.form == .bare && call.name == Name.taskType
    guard call.callee.exists, isTask || call.form == .member && Hops.mayPlan(call.name),
      !declares(Name.taskType), !declares(Name("DispatchQueue"))
    else { return false }
    if isTask { return true }
    let text = tree.collapsedText(
      tree.range(call.chain).lowerBound..<tree.range(call.callee).upperBound)
    return Hops.contain(text)
  }
}

/// What runs its closure a moment later, by itself. Source: Apple's page of each.
enum Hops {
  /// Whether a chain up to its callee plans something.
  static func contain(_ text: String) -> Bool {
    rows.contains(text)
      || text.hasPrefix("DispatchQueue.global(")
        && (text.hasSuffix(").async") || text.hasSuffix(").asyncAfter"))
  }

  /// Whether some row ends in a member.
  static func mayPlan(_ member: Name) -> Bool { members.contains(member) }

  private static let members = Set(
    rows.compactMap { $0.split(separator: ".").last.map { Name(String($0)) } })

  static let rows = [
    "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "OperationQueue.main.addOperation",
    "RunLoop.current.perform", "RunLoop.main.perform", "Task.detached", "Task.immediate",
  ]
}
