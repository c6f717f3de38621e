import StateLintSyntax

extension RowLoop {
  /// Why it matters which row is which.
  package enum RowState: Sendable {
    /// A row edits its element by place: `$names[index].text`.
    case binding(String)
    /// A row keeps something: the name of the view.
    case view(String)
    /// Rows are swiped, moved or deleted: the name of the modifier.
    case gesture(String)
    /// A row removes its element by place: the call as written.
    case removal(String)
  }

  /// What the rows keep that belongs to an element and is known by the row's identity.
  package var rowState: RowState? {
    boundByPlace ?? removedByPlace ?? statefulView ?? editingModifier
  }

  private var uses: [UseFact] {
    guard let row else { return [] }
    return facts.uses(in: row, of: call.scope)
  }

  private var calls: [CallFact] {
    guard let row else { return [] }
    return facts[code.function.row].calls.lazy.map { facts[$0] }
      .filter { facts.tree.contains(row, $0.node) }
  }

  /// `$names[index]`
  private var boundByPlace: RowState? {
    guard let collection else { return nil }
    let use = uses.first { use in
      use.form == .projection && collection.property.isMeant(by: use)
        && facts.tree.children(use.node).contains { facts.tree.kind($0) == .subscriptCall }
    }
    return use.map { .binding(facts.tree.collapsedText($0.node)) }
  }

  /// `names.remove(at: index)`
  private var removedByPlace: RowState? {
    guard let collection else { return nil }
    let use = uses.first { collection.change($0, facts) == .removal }
    return use.map { .removal(facts.tree.collapsedText($0.node)) }
  }

  private var statefulView: RowState? {
    for call in calls where facts.tree.constructedName(call) != nil {
      let name = facts.tree.nameText(call.callee)
      let shape = host.project.finder.constructed(by: call, in: code.function.file)
      if let entity = shape.entity {
        if host.project.host(entity)?.keepsState ?? false { return .view(name) }
      } else if case .sdk(let type) = shape.meaning,
        ContentTypeTable.type(named: type)?.traits.contains(.stateful) ?? false
      {
        return .view(name)
      }
    }
    return nil
  }

  private var editingModifier: RowState? {
    let behind = facts.tree.children(call.chain).first {
      $0 > call.node && facts.tree.kind($0) == .memberAccess
        && RowLoop.editingModifiers.contains(facts.tree.name($0))
    }
    if let behind { return .gesture(facts.tree.nameText(behind)) }
    let inside = calls.first { $0.form == .member && $0.name == RowLoop.swipeActions }
    return inside.map { .gesture(facts.tree.nameText($0.callee)) }
  }

  private static let swipeActions = Name("swipeActions")
  private static let editingModifiers: Set<Name> = [Name("onDelete"), Name("onMove")]
}

extension Host {
  /// Whether it keeps something of its own: `@State`, `@StateObject`, `@FocusState` and their kin.
  package var keepsState: Bool {
    properties.contains { property in
      !property.fact.isStatic && property.wrapper?.facts.role == .owner
    }
  }
}
