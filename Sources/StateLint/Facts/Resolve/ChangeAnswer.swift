import StateLintSyntax

/// An `.onChange(of:)` of a host that watches one path: `volume`, `player.volume`.
struct ChangeAnswer {
  /// What is watched.
  let source: UseFact
  let file: Int32
  /// It also runs at the beginning: `initial: true`.
  let isInitial: Bool
  /// Its closure, and the functions of the host that run with it.
  let pieces: [CodePiece]
}

extension HostFacts {
  /// The answers of this host to changes of something it knows.
  var changeAnswers: [ChangeAnswer] {
    drawnCalls {
      $0.form == .member && $0.name == .onChange
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      guard let watched = facts.argument(.of, of: call),
        let source = facts[code.function.row].uses.lazy.map({ facts[$0] })
          .first(where: { $0.node == watched }),
        facts.isOwnPath(source), source.access == .read, let root = host.property(source.name),
        root.fact.isStored, root.modelKind != .plainClass
      else { return nil }
      let initial = facts.argument(Name("initial"), of: call)
      return ChangeAnswer(
        source: source, file: code.function.file,
        isInitial: initial.map { facts.tree.text($0) == "true" } ?? false,
        pieces: pieces(handedTo: row, in: code).flatMap { reach(from: $0) })
    }
  }
}

extension FileFacts {
  /// Whether a local is the new value in a closure of `.onChange`: its only parameter, or the last.
  func isNewValue(_ local: LocalFact, in closure: Row<ScopeFact>) -> Bool {
    guard local.origin == .closureParameter, local.scope == closure else { return false }
    if let list = tree.child(self[closure].node, .closureParameters) {
      return tree.lastChild(list).map { tree.contains($0, local.node) } ?? false
    }
    return tree.nameText(local.node) == "\(Int(self[closure].slot.parameterCount) - 1)"
  }
}
