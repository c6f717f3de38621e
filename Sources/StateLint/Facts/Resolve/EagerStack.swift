import StateLintSyntax

/// A stack in a scroll view that makes all rows of a loop at once.
package struct EagerStack: Sendable {
  package let place: Place
  /// `VStack`
  package let name: String
  /// What the rows are made from, as written.
  package let data: String
}

extension HostFacts {
  /// The stacks of this host that run along a scroll view and hold rows of any number.
  package var eagerStacks: [EagerStack] {
    var seen: Set<Place> = []
    let found: [[EagerStack]] = drawnCalls {
      $0.name == .forEach && $0.isUpperCase
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let loop = host.enclosure(facts[row], in: code.function, isLoop: true)
      guard loop.name == .forEach, host.goesOverAnyLength(loop),
        let data = facts.argument(nil, of: loop.call), !facts.endsInAllCases(data)
      else { return nil }
      return host.settings(of: loop.call.callee, in: code.function, timings).compactMap {
        $0.eagerStack(makingRowsOf: facts.tree.collapsedText(data))
      }
    }
    return found.joined().filter { seen.insert($0.place).inserted }
  }
}

extension Setting {
  /// The stack around a loop, where it is all that a scroll view holds.
  fileprivate func eagerStack(makingRowsOf data: String) -> EagerStack? {
    var rest = calls[...]
    while let call = rest.first, call.isLoop || RowContainers.transparent.contains(call.name) {
      rest.removeFirst()
    }
    guard let stack = rest.popFirst(), RowContainers.stacks.contains(stack.name) else {
      return nil
    }
    while let call = rest.first, !call.isLoop, RowContainers.transparent.contains(call.name) {
      rest.removeFirst()
    }
    guard let outer = rest.first, outer.name == RowContainers.scrollView else { return nil }
    let facts = host.project.facts(stack.function.file)
    let axis =
      stack.name == Name("VStack") ? RowContainers.vertical : RowContainers.horizontal
    guard scrolls(outer, along: axis) else { return nil }
    return EagerStack(
      place: Place(stack.function.file, facts.tree.nameRange(stack.call.callee)),
      name: facts.tree.nameText(stack.call.callee), data: data)
  }

  /// Whether a scroll view surely moves along an axis: without a word about it, up and down.
  private func scrolls(_ view: Enclosure, along axis: Name) -> Bool {
    let facts = host.project.facts(view.function.file)
    guard let axes = facts.argument(nil, of: view.call) else {
      return axis == RowContainers.vertical
    }
    return facts.nodes(in: axes).contains { node in
      let kind = facts.tree.kind(node)
      return (kind == .implicitMember || kind == .memberAccess) && facts.tree.name(node) == axis
    }
  }
}

extension FileFacts {
  /// `Tab.allCases`: an enum has a handful of cases.
  fileprivate func endsInAllCases(_ data: NodeID) -> Bool {
    tree.kind(data) == .chain
      && tree.lastChild(data).map { tree.name($0) == Name("allCases") } ?? false
  }
}
