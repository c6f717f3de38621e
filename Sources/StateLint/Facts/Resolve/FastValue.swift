import StateLintSyntax

/// A value of the environment that changes many times a second.
package struct FastValue: Sendable {
  package let place: Place
  /// The state behind it.
  package let state: Property
  /// `scrollOffset` in `\.scrollOffset`.
  package let key: String
  /// Where the state is written.
  package let write: Place
}

extension HostFacts {
  /// The values that this host sets into the environment and changes while a finger moves.
  package var fastValues: [FastValue] {
    // The same for each value, and most hosts have none.
    lazy var moving = movingCode
    lazy var ticking = tickingCode.filter {
      $0.pause.map { $0 <= FastValues.longestPause } ?? false
    }
    return drawnCalls {
      $0.name == .environmentModifier && $0.form == .member
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let arguments = CallArguments(facts[row], facts).rows
      guard arguments.count == 2, facts.tree.kind(arguments[0].value) == .keyPath,
        let key = facts.tree.lastChild(arguments[0].value),
        facts.isAsFineAsItsState(arguments[1].value)
      else { return nil }
      let value = arguments[1].value
      for use in facts.uses(in: value, of: facts[row].scope) {
        guard let state = state(behind: use) else { continue }
        let isFine = state.nameOfValue.map { FastValues.isFine($0) } ?? false
        guard let write = write(of: state, in: (isFine ? moving : []) + ticking) else { continue }
        return FastValue(
          place: Place(code.function.file, facts.tree.range(value)), state: state,
          key: facts.tree.nameText(key), write: write)
      }
      return nil
    }
  }

  private func state(behind use: UseFact) -> Property? {
    guard use.form == .bare || use.form == .onSelf, !use.local.exists,
      let property = host.property(use.name), property.wrapper == .state,
      !property.hasUnknownAttribute, let type = property.nameOfValue,
      FastValues.isFine(type) || FastValues.isCounted(type)
    else { return nil }
    return property
  }

  /// Where some code writes a state without looking at its old value first.
  private func write(of state: Property, in codes: [TickingCode]) -> Place? {
    for code in codes {
      let facts = project.facts(code.function.file)
      let uses = facts[code.function.row].uses.lazy.map { facts[$0] }
        .filter { state.isMeant(by: $0) && facts.tree.contains(code.node, $0.root) }
      // What looks at the old value first may leave it as it is.
      guard !uses.contains(where: { facts.isAsked($0) }) else { continue }
      for use in uses where use.isWrite {
        guard let write = host.write(use, in: code.function), !facts.rounds(use) else { continue }
        return write.place
      }
    }
    return nil
  }

  /// The code that answers to each move of a finger or of the content.
  private var movingCode: [TickingCode] {
    host.functions.flatMap { function -> [TickingCode] in
      let facts = project.facts(function.file)
      return facts[function.row].calls.flatMap { row -> [TickingCode] in
        let call = facts[row]
        guard call.form == .member,
          FastValues.movements.contains(call.name)
            || FastValues.geometries.contains(call.name) && facts.asksForPosition(call)
        else { return [] }
        return pieces(handedTo: row, in: function).flatMap { reach(from: $0) }.map {
          TickingCode(
            function: $0.function, node: project.facts($0.function.file)[$0.scope].node, pause: nil)
        }
      }
    }
  }
}

extension Property {
  /// The name of its SDK type, also where `CGSize.zero` tells it.
  fileprivate var nameOfValue: Name? {
    guard shape.container == .none else { return nil }
    if case .sdk(let name) = shape.meaning { return name }
    let tree = facts.tree
    guard !fact.type.exists, fact.initializer.exists, tree.kind(fact.initializer) == .chain,
      let base = tree.firstChild(fact.initializer), tree.kind(base) == .nameExpr,
      tree.lastChild(fact.initializer).map({ tree.name($0) }) == Name("zero")
    else { return nil }
    return tree.name(base)
  }
}

extension FileFacts {
  /// A path or arithmetic: no comparison, no rounding, nothing that makes a coarser value.
  fileprivate func isAsFineAsItsState(_ value: NodeID) -> Bool {
    nodes(in: value).allSatisfy { node in
      switch tree.kind(node) {
      case .nameExpr, .chain, .sequence, .integerLiteral, .floatLiteral, .tupleExpr, .argument,
        .prefixExpr:
        true
      case .memberAccess: isOnSelf(node) || FastValues.parts.contains(tree.name(node))
      case .operatorRef: ["+", "-", "*", "/"].contains(tree.text(node))
      default: false
      }
    }
  }

  /// `offset` in `self.offset`
  private func isOnSelf(_ member: NodeID) -> Bool {
    tree.parent(of: member).flatMap { tree.name(before: member, in: $0) }
      .map { tree.name($0) == .`self` } ?? false
  }

  /// Whether a call measures where something is, and not only how big it is.
  fileprivate func asksForPosition(_ call: CallFact) -> Bool {
    nodes(in: call.node).contains { node in
      tree.kind(node) == .memberAccess && FastValues.positions.contains(tree.name(node))
    }
  }

  /// Whether a condition asks for a value before it is written.
  fileprivate func isAsked(_ use: UseFact) -> Bool {
    use.access == .read && tree.ancestors(of: use.root).contains { tree.kind($0) == .conditions }
  }

  fileprivate func rounds(_ use: UseFact) -> Bool {
    nodes(in: use.write).contains { node in
      (tree.kind(node) == .memberAccess || tree.kind(node) == .nameExpr)
        && FastValues.roundings.contains(tree.name(node))
    }
  }
}

/// What changes on each frame. Source: Apple's pages of the modifiers.
private enum FastValues {
  static func isFine(_ type: Name) -> Bool { fineTypes.contains(type) }
  static func isCounted(_ type: Name) -> Bool { type == Name("Int") || fineTypes.contains(type) }

  /// Types of what follows a finger.
  private static let fineTypes: Set<Name> = [
    Name("Angle"), Name("CGFloat"), Name("CGPoint"), Name("CGRect"), Name("CGSize"),
    Name("CGVector"), Name("Double"), Name("Float"),
  ]
  /// Modifiers that answer to each move.
  static let movements: Set<Name> = [Name("onChanged"), Name("onContinuousHover")]
  /// Modifiers that answer to each change of what their first closure measures.
  static let geometries: Set<Name> = [Name("onGeometryChange"), Name("onScrollGeometryChange")]
  /// What of a geometry changes while the content scrolls.
  static let positions: Set<Name> = [
    Name("contentOffset"), Name("frame"), Name("visibleRect"),
  ]
  /// Members of points, sizes and frames.
  static let parts: Set<Name> = [
    Name("height"), Name("midX"), Name("midY"), Name("minX"), Name("minY"), Name("origin"),
    Name("size"), Name("width"), Name("x"), Name("y"),
  ]
  static let roundings: Set<Name> = [Name("Int"), Name("round"), Name("rounded")]
  /// The longest pause, in seconds, with which something still counts as fast.
  static let longestPause = 0.25
}
