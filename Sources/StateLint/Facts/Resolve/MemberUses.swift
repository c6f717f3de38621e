import StateLintSyntax

/// What the own code of a host says of its properties.
final class MemberUses: Sendable {
  /// The names that its code writes or makes bindings to once it exists.
  let changedNames: Set<Name>
  /// The names that its code mentions, that of its initialisers left out.
  let mentionedNames: Set<Name>
  /// Whether it gives itself to somebody: `Coordinator(self)`, `coordinator.parent = self`.
  let handsOutItself: Bool
  let mentions: Mentions

  init(of host: Host) {
    var notes = Notes(host: host)
    for function in host.functions { notes.add(function) }
    changedNames = notes.changedNames
    mentionedNames = notes.mentionedNames
    handsOutItself = notes.handsOutItself
    mentions = Mentions(notes.found, names: host.nameCount)
  }

  private struct Notes {
    let host: Host
    var changedNames: Set<Name> = []
    var mentionedNames: Set<Name> = []
    var handsOutItself = false
    var found: [(name: Int, mention: Mention)] = []

    mutating func add(_ function: Reference<FunctionFact>) {
      let facts = host.project.facts(function.file)
      let isInit = facts[function.row].kind == .initializer
      for row in facts[function.row].uses {
        let use = facts[row]
        if use.form == .wholeSelf, !use.local.exists {
          handsOutItself = handsOutItself || facts.isHandedOn(use)
        }
        guard use.mayMeanMember, let number = host.number(of: use.name) else { continue }
        found.append((number, Mention(use: use, row: row, function: function)))
        if !isInit { mentionedNames.insert(use.name) }
        if use.form == .projection || (use.form == .storage || use.isWrite) && !isInit {
          changedNames.insert(use.name)
        }
      }
    }
  }
}
