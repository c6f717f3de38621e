import StateLintSyntax

extension StalePresentation {
  /// Lets the item open it, and takes the Boolean away: `.sheet(isPresented: $isShown) { if let item
  /// { … } }` becomes `.sheet(item: $item) { item in … }`. Nil where the content begins otherwise, or
  /// the Boolean is more than set to `true` and `false`.
  package var openedByItem: Repair? {
    let facts = presentation.facts
    let tree = facts.tree
    let file = presentation.code.function.file
    let host = presentation.host
    guard items.count == 1, let item = items.first, item.shape.isOptional,
      item.shape.container == .none, let type = item.shape.unwrapped.entity,
      host.project.conforms(type, to: .identifiable),
      StalePresentation.modifiers.contains(presentation.call.name),
      presentation.contents.count == 1, let content = presentation.contents.first,
      let argument = tree.parent(of: presentation.argument),
      let closure = text(ofContent: facts[content].node, item, tree),
      let switches = switches(to: item, in: host), let deletion = presentation.flag.deletion,
      !presentation.flag.isConditional,
      host.project.callSites(of: host.host.entity)
        .allSatisfy({ $0.argument(presentation.flag.fact.name) == nil })
    else { return nil }
    let edits =
      [
        Repair.Edit(place: Place(file, tree.range(argument)), text: "item: $\(item.name)"),
        .init(place: Place(file, tree.range(facts[content].node)), text: closure),
      ] + switches + deletion.edits
    return Repair(title: "Let `\(item.name)` open it", edits: edits, isSafe: false)
  }

  private static let modifiers: Set<Name> = [
    Name("sheet"), Name("fullScreenCover"), Name("popover"),
  ]

  /// `{ item in … }` in the place of `{ if let item { … } }`.
  private func text(ofContent closure: NodeID, _ item: Property, _ tree: Tree) -> String? {
    guard tree.child(closure, .closureParameters) == nil, tree.child(closure, .captureList) == nil,
      let body = tree.child(closure, .codeBlock), let choice = tree.firstChild(body),
      tree.lastChild(body) == choice, tree.kind(choice) == .ifExpr
    else { return nil }
    let parts = Array(tree.children(choice))
    guard parts.count == 2, let binding = tree.firstChild(parts[0]),
      tree.lastChild(parts[0]) == binding, tree.kind(binding) == .optionalBinding,
      tree[binding].detail == .let, let pattern = tree.firstChild(binding),
      tree.kind(pattern) == .identifierPattern, let first = tree.firstChild(parts[1]),
      let last = tree.lastChild(parts[1])
    else { return nil }
    let name = tree.nameText(pattern)
    let source = tree.child(binding, .initializer).flatMap { tree.firstChild($0) } ?? pattern
    let whole = tree.range(closure)
    let inside = tree.range(first).lowerBound..<tree.range(last).upperBound
    guard [item.name, "self." + item.name].contains(tree.collapsedText(source)),
      !tree.hasComment(in: whole.lowerBound..<inside.lowerBound),
      !tree.hasComment(in: inside.upperBound..<whole.upperBound)
    else { return nil }
    if tree.isOnOneLine(whole) { return "{ \(name) in \(tree.text(inside)) }" }
    let outer = tree.indentation(at: whole.lowerBound)
    let inner = tree.indentation(at: tree.range(choice).lowerBound)
    return "{ \(name) in" + tree.lineBreak + inner + tree.text(inside, indentedBy: inner)
      + tree.lineBreak + outer + "}"
  }

  /// The code that sets the Boolean, without it: setting the item opens, `nil` closes.
  private func switches(to item: Property, in host: HostFacts) -> [Repair.Edit]? {
    var edits: [Repair.Edit] = []
    for mention in host.host.mentions(of: presentation.flag) {
      let facts = host.project.facts(mention.function.file)
      let tree = facts.tree
      let use = mention.use
      if use.root == presentation.argument || tree.contains(presentation.argument, use.root) {
        continue
      }
      guard facts[mention.function.row].kind != .initializer, use.access == .assign,
        use.form == .bare || use.form == .onSelf,
        facts.members(of: use).isEmpty, let value = tree.lastChild(use.write),
        tree.kind(value) == .booleanLiteral, let block = tree.parent(of: use.write),
        tree.kind(block) == .codeBlock || tree.kind(block) == .accessorBlock
      else { return nil }
      let file = mention.function.file
      let range = tree.range(use.write)
      if tree.text(value) == "false" {
        edits.append(.init(place: Place(file, range), text: "\(item.name) = nil"))
      } else {
        guard tree.firstChild(block) != tree.lastChild(block) else { return nil }
        edits.append(.init(place: Place(file, tree.rangeOfStatement(range)), text: ""))
      }
    }
    return edits
  }
}
