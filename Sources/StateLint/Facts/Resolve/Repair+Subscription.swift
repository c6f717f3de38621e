import StateLintSyntax

extension FileFacts {
  /// Uses the value that a closure is sent in the place of a property that is read in it: names the
  /// parameter that the closure leaves out, and puts the name where the read stands.
  ///
  /// - Parameters:
  ///   - closure: the closure that gets each value.
  ///   - property: the name of the property.
  ///   - use: the read.
  ///   - end: the property's name in the chain of the read.
  func usingSentValue(
    of closure: Row<ScopeFact>, named property: String, for use: UseFact, upTo end: NodeID,
    in function: Reference<FunctionFact>
  ) -> Repair? {
    let file = function.file
    guard let list = tree.child(self[closure].node, .closureParameters),
      let parameter = tree.firstChild(list), tree.lastChild(list) == parameter,
      let written = tree.firstChild(parameter), tree.lastChild(parameter) == written,
      tree.kind(written) == .name, isReadAsItIs(use, upTo: end)
    else { return nil }
    let isNamed = tree.nameText(written) != "_"
    let name = isNamed ? tree.nameText(written) : property.asNewValue
    guard isNamed || !isMentioned(Name(name), in: function.row) else { return nil }
    let read = tree.range(use.node).lowerBound..<tree.range(end).upperBound
    var edits = [Repair.Edit(place: Place(file, read), text: name)]
    if !isNamed {
      edits.insert(.init(place: Place(file, tree.range(written)), text: name), at: 0)
    }
    return Repair(title: "Use the value that is sent", edits: edits, isSafe: false)
  }

  /// `self.p` or `p`, not `self?.p`, which is an Optional.
  private func isReadAsItIs(_ use: UseFact, upTo end: NodeID) -> Bool {
    tree.kind(use.node) != .chain
      || tree.children(use.node).allSatisfy {
        $0 > end || tree.kind($0) == .nameExpr || tree.kind($0) == .memberAccess
      }
  }

  /// Whether code of a function uses a name or declares a local of it.
  func isMentioned(_ name: Name, in function: Row<FunctionFact>) -> Bool {
    self[function].uses.contains { self[$0].name == name }
      || self[function].locals.contains { self[$0].name == name }
  }
}

extension String {
  /// `newSpeed` for `speed`.
  fileprivate var asNewValue: String { "new" + prefix(1).uppercased() + dropFirst() }
}
