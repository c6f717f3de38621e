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

  /// The code of a row: the closure behind the arguments, or the function named as `content:`.
  private var row: (code: FileFacts, function: Row<FunctionFact>, node: NodeID)? {
    if let content = facts.argument(.content, of: call), facts.tree.kind(content) == .nameExpr {
      let found = host.project.functions(facts.tree.name(content), of: host.entity)
      guard found.count == 1 else { return nil }
      let home = host.project.facts(found[0].file)
      return (home, found[0].row, home[found[0].row].body)
    }
    let scope = facts[code.function.row].scopes.first { row in
      let slot = facts[row].slot
      return slot.call.exists && facts[slot.call].node == call.node
        && (slot.trailing == 1 || slot.label == .content)
    }
    return scope.map { (facts, code.function.row, facts[$0].node) }
  }

  private var uses: [UseFact] {
    guard let row, row.node.exists else { return [] }
    return row.code[row.function].uses.lazy.map { row.code[$0] }
      .filter { row.code.tree.contains(row.node, $0.root) }
  }

  private var calls: [CallFact] {
    guard let row, row.node.exists else { return [] }
    return row.code[row.function].calls.lazy.map { row.code[$0] }
      .filter { row.code.tree.contains(row.node, $0.node) }
  }

  /// The control in which the row edits its element: `TextField("Step", text: $step)`; nil where a
  /// binding to it is only handed on.
  var editingControl: String? {
    guard let home = row?.code else { return nil }
    for use in uses where isBindingToElement(use, home) {
      let control = calls.first { call in
        home.tree.contains(call.node, use.root) && home.tree.constructedName(call) != nil
          && ContentTypeTable.type(named: call.name)?.role == .view
          && !SDKTypes.handsOutElements(call.name)
          && home.tree.parent(of: use.node).flatMap { home.tree.parent(of: $0) } == call.node
      }
      if let control { return home.tree.nameText(control.callee) }
    }
    return nil
  }

  private func isBindingToElement(_ use: UseFact, _ home: FileFacts) -> Bool {
    guard use.form == .projection else { return false }
    if !use.local.exists {
      return collection.map { $0.property.isMeant(by: use) } ?? false
    }
    guard home[use.local].origin == .closureParameter else { return false }
    // `$0` is the element and no binding to it.
    return home.tree.text(use.root).utf8.dropFirst().first.map { $0 >= UInt8(ascii: "A") } ?? false
  }

  /// `$names[index]`
  private var boundByPlace: RowState? {
    guard let collection, let tree = row?.code.tree else { return nil }
    let use = uses.first { use in
      use.form == .projection && collection.property.isMeant(by: use)
        && tree.children(use.node).contains { tree.kind($0) == .subscriptCall }
    }
    return use.map { .binding(tree.collapsedText($0.node)) }
  }

  /// `names.remove(at: index)`
  private var removedByPlace: RowState? {
    guard let collection, let home = row?.code else { return nil }
    let use = uses.first { collection.change($0, home) == .removal }
    return use.map { .removal(home.tree.collapsedText($0.node)) }
  }

  private var statefulView: RowState? {
    guard let tree = row?.code.tree else { return nil }
    for call in calls where tree.constructedName(call) != nil {
      let name = tree.nameText(call.callee)
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
    return inside.map { _ in .gesture("swipeActions") }
  }

  private static let swipeActions = Name("swipeActions")
  private static let editingModifiers: Set<Name> = [Name("onDelete"), Name("onMove")]
}

/// Rows that are told apart by their place, where elements do not keep theirs.
package struct RowMixUp: Sendable {
  /// What happens to the places, the worst; nil where the parent decides.
  package let change: HostCollection.Change?
  /// What the rows keep that ends up with another element.
  package let state: RowLoop.RowState?
}

extension RowLoop {
  /// What a loop that is keyed by place mixes up; nil where places stay with their elements.
  package var mixUp: RowMixUp? {
    guard let collection else { return nil }
    let changes = collection.changes
    let state = rowState
    if case .binding = state, let change = changes.first(where: \.shortens) {
      return RowMixUp(change: change, state: state)
    }
    let moving = changes.filter(\.movesElements)
    if let change = moving.first(where: { $0 == .removal }) ?? moving.first {
      return RowMixUp(change: change, state: state)
    }
    guard state != nil else { return nil }
    if changes.contains(.replacement) { return RowMixUp(change: .replacement, state: state) }
    let isInput =
      host.host.variability(of: data.node, in: call.scope, of: code.function.file) == .input
    return isInput ? RowMixUp(change: nil, state: state) : nil
  }
}

extension Host {
  /// Whether it keeps something of its own: `@State`, `@StateObject`, `@FocusState` and their kin.
  package var keepsState: Bool {
    properties.contains { property in
      !property.fact.isStatic && property.wrapper?.facts.role == .owner
    }
  }
}
