import StateLintSyntax

extension ProjectIndex {
  /// The writes of a global, static or member that happen when views are drawn already.
  func changesAfterLaunch(of value: Reference<PropertyFact>) -> [Reference<UseFact>] {
    let fact = fact(value)
    let found: [Reference<UseFact>]
    if let owner = entity(of: fact.owner, in: value.file), !fact.isStatic {
      found = changes(of: value, in: owner)
    } else {
      found = writes.references(named: fact.name).filter { writes($0, to: value) }
    }
    return found.filter { isInApp($0) && !isAtLaunch($0) }
  }

  /// Whether a write surely changes a global or a static.
  private func writes(_ write: Reference<UseFact>, to value: Reference<PropertyFact>) -> Bool {
    let facts = facts(write.file)
    let use = facts[write.row]
    let function = Reference(write.file, facts[use.scope].function)
    guard !use.local.exists else { return false }
    let owner = entity(of: fact(value).owner, in: value.file)
    switch use.form {
    case .bare:
      let around = entity(of: facts[function.row].owner, in: write.file)
      if let owner { return around == owner && use.name == fact(value).name }
      return !isMember(use.name, around: function) && global(use.name, from: write.file) == value
    case .type:
      guard let owner, let (type, members) = self.owner(of: use, in: function),
        let first = members.first
      else { return false }
      return type == owner && facts.tree.name(first) == fact(value).name
    default: return false
    }
  }

  private func isInApp(_ write: Reference<UseFact>) -> Bool {
    let facts = facts(write.file)
    let use = facts[write.row]
    let start = facts.tree.range(use.root).lowerBound
    return placement(write.file).role == .app && !facts.isDebugCode(use.node)
      && !facts.previews.contains { $0.contains(start) }
  }

  /// In an initialiser, or where the app has just been launched.
  private func isAtLaunch(_ write: Reference<UseFact>) -> Bool {
    let facts = facts(write.file)
    let function = facts[facts[facts[write.row].scope].function]
    switch function.kind {
    case .initializer, .topLevel, .defaultValue: return true
    case .function: return LaunchCode.rows.contains(facts.signature(of: function))
    default: return false
    }
  }
}
