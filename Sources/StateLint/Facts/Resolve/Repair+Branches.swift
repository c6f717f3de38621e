import StateLintSyntax

extension ViewBranch {
  /// Writes the view once, with the condition in the one argument that differs, or in that of the one
  /// modifier that only one branch has: `.opacity(on ? 1 : 0.5)`. Nil where more differs.
  package func writtenOnce(in project: ProjectIndex) -> Repair? {
    let tree = project.facts(condition.file).tree
    guard !isSwitch, let parts = TwinParts(of: node, in: tree),
      let (view, edits) = tree.edits(parts, condition: parts.conditionText)
    else { return nil }
    let range = tree.range(view)
    var text = ""
    var offset = range.lowerBound
    for (place, replacement) in edits {
      text += tree.text(offset..<place.lowerBound) + replacement
      offset = place.upperBound
    }
    text += tree.text(offset..<range.upperBound)
    let whole = tree.range(node)
    let moved = text.indented(
      by: tree.indentation(at: whole.lowerBound),
      insteadOf: tree.indentation(at: range.lowerBound))
    return Repair(
      title: "Write the view once",
      edits: [.init(place: Place(condition.file, whole), text: moved)], isSafe: false)
  }
}

/// `if condition { view } else { view }`, with nothing else in it.
private struct TwinParts {
  let whenTrue: NodeID
  let whenFalse: NodeID
  let condition: NodeID
  let conditionText: String

  init?(of node: NodeID, in tree: Tree) {
    let children = Array(tree.children(node))
    guard children.count == 3, tree.kind(children[0]) == .conditions,
      let condition = tree.firstChild(children[0]), tree.lastChild(children[0]) == condition,
      tree.isPlainCondition(condition), !tree.hasComment(in: tree.range(node)),
      let block = tree.parent(of: node),
      tree.kind(block) == .codeBlock || tree.kind(block) == .accessorBlock,
      let first = tree.onlyChild(of: children[1]), let second = tree.onlyChild(of: children[2])
    else { return nil }
    (whenTrue, whenFalse) = (first, second)
    self.condition = condition
    conditionText = tree.collapsedText(condition)
  }
}

extension Tree {
  fileprivate func onlyChild(of block: NodeID) -> NodeID? {
    guard kind(block) == .codeBlock, let first = firstChild(block), lastChild(block) == first else {
      return nil
    }
    return first
  }

  /// A condition that can stand before the `?` of a ternary as it is.
  fileprivate func isPlainCondition(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .nameExpr, .prefixExpr, .tupleExpr, .booleanLiteral: true
    case .chain: isOnOneLine(range(node))
    case .sequence:
      isOnOneLine(range(node))
        && children(node).allSatisfy { kind($0) != .ternary && kind($0) != .effectExpr }
    default: false
    }
  }

  /// The view to keep, and what goes in where in it, in order.
  fileprivate func edits(
    _ parts: TwinParts, condition: String
  ) -> (view: NodeID, edits: [(Range<Int>, String)])? {
    let first = links(of: parts.whenTrue)
    let second = links(of: parts.whenFalse)
    if first.count == second.count {
      return argumentEdit(first, second, parts).map { (parts.whenTrue, $0) }
    }
    let isFirstLonger = first.count > second.count
    let (longer, shorter) = isFirstLonger ? (first, second) : (second, first)
    guard longer.count == shorter.count + 2,
      let place = longer.indices.first(where: { place in
        place >= shorter.count || text(longer[place]) != text(shorter[place])
      }), place + 1 < longer.count, kind(longer[place]) == .memberAccess,
      kind(longer[place + 1]) == .call,
      zip(longer[(place + 2)...], shorter[place...])
        .allSatisfy({ text($0) == text($1) }),
      let edits = neutralEdits(
        longer[place], longer[place + 1], parts, isWhenTrue: isFirstLonger)
    else { return nil }
    return (isFirstLonger ? parts.whenTrue : parts.whenFalse, edits)
  }

  private func links(of view: NodeID) -> [NodeID] {
    kind(view) == .chain ? Array(children(view)) : [view]
  }

  // MARK: One argument

  private func argumentEdit(
    _ first: [NodeID], _ second: [NodeID], _ parts: TwinParts
  ) -> [(Range<Int>, String)]? {
    let differing = zip(first, second).enumerated()
      .filter { text($1.0) != text($1.1) }
    guard differing.count == 1, let (place, (one, other)) = differing.first, place > 0,
      kind(one) == .call, kind(other) == .call
    else { return nil }
    let arguments = Array(zip(children(one), children(other)))
    guard arguments.count == Array(children(one)).count,
      arguments.count == Array(children(other)).count
    else { return nil }
    let changed = arguments.filter { text($0) != text($1) }
    guard changed.count == 1, let (mine, yours) = changed.first, kind(mine) == .argument,
      kind(yours) == .argument, label(of: mine) == label(of: yours),
      let value = lastChild(mine), let otherValue = lastChild(yours),
      let text = choice(value, otherValue, parts, of: first[place - 1])
    else { return nil }
    return [(range(value), text)]
  }

  private func label(of argument: NodeID) -> Name? {
    child(argument, .argumentLabel).map { name($0) }
  }

  /// `on ? 1 : 0.5` where both values surely are of one type.
  private func choice(
    _ value: NodeID, _ other: NodeID, _ parts: TwinParts, of modifier: NodeID
  ) -> String? {
    let texts = (text(value), text(other))
    switch (kind(value), kind(other)) {
    case (.booleanLiteral, .booleanLiteral):
      return texts.0 == "true" ? parts.conditionText : negated(parts)
    case (.integerLiteral, .integerLiteral), (.floatLiteral, .floatLiteral),
      (.integerLiteral, .floatLiteral), (.floatLiteral, .integerLiteral),
      (.stringLiteral, .stringLiteral):
      break
    case (.implicitMember, .implicitMember):
      guard !TwinModifiers.takesAnyStyle(nameText(modifier)) else { return nil }
    case (.chain, .chain):
      guard isMemberOfOneType(value, other) else { return nil }
    default: return nil
    }
    return "\(parts.conditionText) ? \(texts.0) : \(texts.1)"
  }

  /// `Color.red` and `Color.blue`
  private func isMemberOfOneType(_ one: NodeID, _ other: NodeID) -> Bool {
    let links = (Array(children(one)), Array(children(other)))
    return links.0.count == 2 && links.1.count == 2 && kind(links.0[0]) == .nameExpr
      && isUpperCase(links.0[0]) && kind(links.0[1]) == .memberAccess
      && kind(links.1[1]) == .memberAccess
      && text(links.0[0]) == text(links.1[0])
  }

  private func negated(_ parts: TwinParts) -> String {
    switch kind(parts.condition) {
    case .nameExpr, .chain, .tupleExpr: "!" + parts.conditionText
    default: "!(" + parts.conditionText + ")"
    }
  }

  // MARK: One modifier

  /// What makes a modifier do nothing where the branch that lacks it is meant.
  private func neutralEdits(
    _ modifier: NodeID, _ call: NodeID, _ parts: TwinParts, isWhenTrue: Bool
  ) -> [(Range<Int>, String)]? {
    let arguments = Array(children(call))
    guard let neutral = TwinModifiers.neutral[nameText(modifier)], !arguments.isEmpty,
      arguments.allSatisfy({ kind($0) == .argument && isOnOneLine(range($0)) })
    else { return nil }
    let labels = arguments.map { child($0, .argumentLabel).map { nameText($0) } }
    let chosen: [NodeID]
    switch nameText(modifier) {
    case "frame":
      guard labels.allSatisfy({ ["width", "height", "alignment"].contains($0) }) else { return nil }
      chosen = zip(labels, arguments).filter { $0.0 != "alignment" }.map(\.1)
    case "padding":
      // `.padding(.top)` means the system's own length, which has no name.
      guard let last = arguments.last.flatMap({ lastChild($0) }), arguments.count <= 2,
        kind(last) == .integerLiteral || kind(last) == .floatLiteral
      else { return nil }
      chosen = arguments.suffix(1)
    default:
      guard arguments.count == 1, labels == [nil] else { return nil }
      chosen = arguments
    }
    let values = chosen.compactMap { lastChild($0) }
    guard !values.isEmpty, values.allSatisfy({ isOperand($0) }) else { return nil }
    return values.map { value in
      let text = text(value)
      if text == "true" && neutral == "false" {
        return (range(value), isWhenTrue ? parts.conditionText : negated(parts))
      }
      return (
        range(value),
        parts.conditionText
          + (isWhenTrue ? " ? \(text) : \(neutral)" : " ? \(neutral) : \(text)")
      )
    }
  }

  /// What can stand in a ternary without brackets.
  private func isOperand(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .closure, .ternary, .effectExpr, .inoutExpr, .assignment: false
    default: true
    }
  }
}

/// What modifiers do with their arguments. Source: Apple's page of each.
private enum TwinModifiers {
  /// The argument with which a modifier leaves a view as it is.
  static let neutral = ["disabled": "false", "frame": "nil", "opacity": "1", "padding": "0"]

  /// Whether a parameter is generic, so that two short names may be of two types.
  static func takesAnyStyle(_ modifier: String) -> Bool {
    modifier.hasSuffix("Style") || generic.contains(modifier)
  }

  private static let generic: Set<String> = [
    "background", "border", "clipShape", "contentShape", "fill", "mask", "overlay", "stroke",
    "strokeBorder", "tint", "transition",
  ]
}
