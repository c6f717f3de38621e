import StateLintSyntax

extension HostFacts {
  /// The requests for the focus in a tap on a view that a tap gives the focus anyway.
  package var tapFocusRequests: [FocusRequest] {
    guard hasFocus else { return [] }
    return drawnCalls {
      $0.form == .member && $0.name == Focusing.focusable
    } make: { row, code in
      let facts = project.facts(code.function.file)
      guard facts.takesFocusFromClick(facts[row]) else { return nil }
      let links = facts[code.function.row].calls.filter { facts[$0].chain == facts[row].chain }
      let given = links.compactMap { givenFocus(by: facts[$0], facts) }
      return taps(among: links, in: code).flatMap { pieces(handedTo: $0, in: code) }
        .flatMap { focusRequests(atOnceIn: $0) }
        .first { request in
          given.contains { $0.name == request.property.fact.name && $0.value == request.value }
        }
    }
  }

  /// What `.focused($focused, equals: name)` sets when its view gets the focus.
  private func givenFocus(
    by call: CallFact, _ facts: FileFacts
  ) -> (name: Name, value: String)? {
    guard call.name == Focusing.focused, let binding = facts.argument(nil, of: call),
      let use = facts.uses(in: binding, of: call.scope).first, use.mayMeanMember,
      host.property(use.name)?.isFocus ?? false
    else { return nil }
    let value = facts.argument(Focusing.equals, of: call)
    return (use.name, value.map { facts.tree.collapsedText($0) } ?? "true")
  }

  /// The calls among the links of a chain, or in what they are given, whose closure answers to a
  /// single tap.
  private func taps(among links: [Row<CallFact>], in code: UpdateCode) -> [Row<CallFact>] {
    let facts = project.facts(code.function.file)
    return links.flatMap { row -> [Row<CallFact>] in
      let call = facts[row]
      if call.name == Focusing.onTapGesture { return facts.isSingleTap(call) ? [row] : [] }
      guard Focusing.gestures.contains(call.name), let value = facts.argument(nil, of: call)
      else { return [] }
      let gesture = facts[code.function.row].calls.filter { facts[$0].chain == value }
      guard let first = gesture.first, facts[first].name == Focusing.tapGesture,
        facts.isSingleTap(facts[first])
      else { return [] }
      return gesture.filter { facts[$0].name == Focusing.onEnded }
    }
  }
}

extension FileFacts {
  /// `.focusable()`, `.focusable(true)`: without `interactions:` a click gives the focus.
  fileprivate func takesFocusFromClick(_ call: CallFact) -> Bool {
    tree.children(call.node).allSatisfy { tree.kind($0) == .argument && tree.text($0) == "true" }
  }

  fileprivate func isSingleTap(_ call: CallFact) -> Bool {
    argument(.count, of: call).map { tree.text($0) == "1" } ?? true
  }
}

/// The modifiers that connect a view with the focus, and those that listen for a tap.
private enum Focusing {
  static let focusable = Name("focusable")
  static let focused = Name("focused")
  static let equals = Name("equals")
  static let onTapGesture = Name("onTapGesture")
  static let tapGesture = Name("TapGesture")
  static let onEnded = Name("onEnded")
  static let gestures: Set<Name> = [
    Name("gesture"), Name("highPriorityGesture"), Name("simultaneousGesture"),
  ]
}
