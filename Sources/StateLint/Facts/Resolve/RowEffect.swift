import StateLintSyntax

/// A modifier in the rows of something that scrolls that costs for each row.
package struct RowEffect: Sendable {
  package let place: Place
  package let name: String
  /// It draws nothing, and watches something for each row.
  package let isWatching: Bool
}

extension HostFacts {
  /// The effects that this host draws once for each row.
  package var rowEffects: [RowEffect] {
    var settings: [Setting]?
    return drawnCalls {
      $0.form == .member && RowContainers.effects.contains($0.name)
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      guard facts.isLastingEffect(call), !facts.standsOnShape(call),
        project.isModifierOfView(call, in: code.function.file)
      else { return nil }
      let own = host.settings(of: call.callee, in: code.function, timings)
      guard !own.isEmpty else { return nil }
      if !own.contains(where: \.isInScrollingRow) {
        let around = settings ?? host.settings(timings)
        settings = around
        guard around.contains(where: \.isInScrollingRow) else { return nil }
      }
      return RowEffect(
        place: Place(code.function.file, facts.tree.nameRange(call.callee)),
        name: facts.tree.nameText(call.callee),
        isWatching: RowContainers.watching.contains(call.name))
    }
  }
}

extension FileFacts {
  /// `Capsule().fill(.white).shadow(radius: 2)`: the outline of a shape is known, and what is drawn
  /// behind a row is no picture of the row.
  fileprivate func standsOnShape(_ call: CallFact) -> Bool {
    guard let base = tree.firstChild(call.chain), tree.kind(base) == .nameExpr else { return false }
    return ContentTypeTable.type(named: tree.name(base))?.role == .shape
  }

  /// Not the shadow of a style, `.blue.shadow(.drop(radius: 2))`, nor what is mostly off.
  fileprivate func isLastingEffect(_ call: CallFact) -> Bool {
    if call.name == RowContainers.shadow, argument(nil, of: call) != nil { return false }
    return !nodes(in: call.node).contains { tree.kind($0) == .ternary }
  }
}
