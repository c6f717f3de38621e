import StateLintSyntax

/// The data of a list that is made anew from other data on each pass.
package struct ListTransform: Sendable {
  package let place: Place
  /// The expression as written.
  package let text: String
  /// What it is made from.
  package let source: String
  /// `ForEach`
  package let loop: String
}

extension HostFacts {
  /// The lists of this host whose data is filtered, sorted or mapped while it is drawn.
  package var listTransforms: [ListTransform] {
    var seen: Set<Place> = []
    let found: [[ListTransform]] = drawnCalls {
      $0.isUpperCase && ($0.name == .forEach || $0.name == .list || $0.name == .table)
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      guard !project.declares(call.name), let data = facts.argument(nil, of: call),
        !facts.isAmongMarks(call.scope), !project.buildsMarks(code.function)
      else { return nil }
      let loop = facts.tree.nameText(call.callee)
      return transforms(in: data, call.scope, code.function, of: loop, depth: 0)
    }
    return found.joined().filter { seen.insert($0.place).inserted }
  }

  /// The transforms in an expression, in the local it names, and in the property of this host.
  private func transforms(
    in node: NodeID, _ scope: Row<ScopeFact>, _ function: Reference<FunctionFact>,
    of loop: String, depth: Int
  ) -> [ListTransform] {
    let facts = project.facts(function.file)
    let calls = facts[function.row].calls.map { facts[$0] }.filter { call in
      call.scope == scope && call.form == .member && ListTransforms.names.contains(call.name)
        && facts.tree.contains(node, call.node) && !facts.isPartOfElement(call.node, in: node)
    }
    let own = calls.compactMap { transform($0, function, of: loop) }
    // The last of a chain has all of it.
    let whole = own.max { $0.place.range.upperBound < $1.place.range.upperBound }
    guard whole == nil, depth < 2 else { return whole.map { [$0] } ?? [] }
    return facts.uses(in: node, of: scope).flatMap { use -> [ListTransform] in
      guard use.scope == scope else { return [] }
      if use.local.exists {
        let local = facts[use.local]
        guard local.origin == .variable, local.source.exists, !local.isVariable else { return [] }
        return transforms(in: local.source, local.scope, function, of: loop, depth: depth + 1)
      }
      guard let getter = host.getter(readBy: use) else { return [] }
      let home = project.facts(getter.file)
      let start = Row<ScopeFact>(Int(home[getter.row].scopes.start))
      return home.tree.results(of: home[getter.row].body).flatMap {
        transforms(in: $0, start, getter, of: loop, depth: depth + 1)
      }
    }
  }

  private func transform(
    _ call: CallFact, _ function: Reference<FunctionFact>, of loop: String
  ) -> ListTransform? {
    let facts = project.facts(function.file)
    let tree = facts.tree
    let before = tree.children(call.chain).prefix { $0 < call.callee }
    let members = before.filter { tree.kind($0) == .memberAccess }
    guard !members.contains(where: { ListTransforms.sparing.contains(tree.name($0)) }),
      let base = before.first
    else { return nil }
    let isAnyLength: Bool
    if call.root.exists {
      let use = facts[call.root]
      isAnyLength = host.hasAnyLength(
        use, facts.links(of: use).filter { $0 < call.callee }[...], in: function.file)
    } else {
      isAnyLength = host.hasAnyLength(base, in: call.scope, of: function.file)
    }
    guard isAnyLength else { return nil }
    let range = facts.callRange(call)
    let end = members.first { ListTransforms.names.contains(tree.name($0)) } ?? call.callee
    let last = before.last { $0 < end } ?? base
    return ListTransform(
      place: Place(function.file, range), text: tree.collapsedText(range),
      source: tree.collapsedText(range.lowerBound..<tree.range(last).upperBound), loop: loop)
  }
}

extension FileFacts {
  /// Whether a node of a list's data belongs to one element that is written out: `[Group(a.map(b))]`.
  fileprivate func isPartOfElement(_ node: NodeID, in data: NodeID) -> Bool {
    tree.ancestors(of: node).contains {
      tree.contains(data, $0)
        && (tree.kind($0) == .arrayLiteral || tree.kind($0) == .dictionaryLiteral)
    }
  }
}

/// What makes a new array of all elements, and what spares that.
private enum ListTransforms {
  /// Source: Apple's page of `Sequence`. `reversed()` of an array is a view on it.
  static let names: Set<Name> = [
    Name("compactMap"), Name("filter"), Name("flatMap"), Name("map"), Name("shuffled"),
    Name("sorted"),
  ]
  static let sparing: Set<Name> = [Name("lazy"), Name("prefix"), Name("suffix")]
}
