import StateLintSyntax

/// A collection that a host goes over: a property of its own, or a member of a model it has.
package struct HostCollection: Sendable {
  package let host: HostFacts
  package let property: Property
  /// The members that lead from the property to the collection: `items` in `cart.items`.
  package let path: [Name]
  /// As written, without `self` and `$`: `cart.items`.
  package let text: String
  /// What it is asked for: its `count`, its `indices`.
  package let question: Name?

  private var project: ProjectIndex { host.project }

  private static let questions: Set<Name> = [
    .indices, .count, .enumerated, .startIndex, .endIndex,
  ]

  /// What gives the same elements, or some of them, perhaps in another order.
  static let parts: Set<Name> = [
    Name("reversed"), Name("prefix"), Name("suffix"), Name("sorted"), Name("dropFirst"),
    Name("dropLast"),
  ]

  /// With further members behind it.
  func appending(_ members: [NodeID], _ facts: FileFacts) -> HostCollection {
    guard question == nil else { return self }
    let further = members.prefix {
      let name = facts.tree.name($0)
      return !HostCollection.questions.contains(name) && !HostCollection.parts.contains(name)
    }
    return HostCollection(
      host: host, property: property, path: path + further.map { facts.tree.name($0) },
      text: ([text] + further.map { facts.tree.nameText($0) }).joined(separator: "."),
      question: members.dropFirst(further.count).first.map { facts.tree.name($0) })
  }

  /// What the database has: rows come and go there.
  package var isFetched: Bool {
    path.isEmpty && (property.wrapper == .query || property.wrapper == .fetchRequest)
  }

  /// What a change does to the places of the elements.
  package enum Change: Sendable {
    /// Elements go: every place behind them belongs to somebody else, the last one to nobody.
    case removal
    /// Elements come in between.
    case insertion
    /// Elements trade places.
    case reordering
    /// The last ones go, or all: no place changes hands, but some are nobody's.
    case shortening
    /// Elements come at the end.
    case appending
    /// Another collection comes.
    case replacement

    /// A place then belongs to another element.
    package var movesElements: Bool {
      switch self {
      case .removal, .insertion, .reordering: true
      case .shortening, .appending, .replacement: false
      }
    }

    /// There are places at the end that are nobody's then.
    package var shortens: Bool { self == .removal || self == .shortening }

    package var changesCount: Bool { self != .reordering }
  }

  /// The changes of it that the project makes, as far as its code can be seen.
  package var changes: [Change] { changingUses.map(\.change) }

  /// The changes with the uses that make them.
  var changingUses: [(change: Change, use: Reference<UseFact>)] {
    changingUsesOfMember
      ?? host.host.functions.flatMap { function -> [(Change, Reference<UseFact>)] in
        let facts = project.facts(function.file)
        guard facts[function.row].kind != .initializer else { return [] }
        return facts[function.row].uses.compactMap { row in
          change(facts[row], facts).map { ($0, Reference(function.file, row)) }
        }
      }
  }

  /// The uses that write it or a part of it.
  var elementWrites: [Reference<UseFact>] {
    if let (model, member) = modelMember { return project.writes(of: member, in: model) }
    return host.host.mentions(of: property).filter(\.use.isWrite).map(\.reference)
  }

  /// The change that a use of the property in the host makes, if it ends in the collection itself:
  /// `names.remove(at: 0)`.
  func change(_ use: UseFact, _ facts: FileFacts) -> Change? {
    property.isMeant(by: use) ? change(use, behind: path, facts) : nil
  }

  /// The same for a member of a class, which any code of the project can change.
  private var changingUsesOfMember: [(change: Change, use: Reference<UseFact>)]? {
    guard let (model, member) = modelMember, let name = path.first else { return nil }
    return project.writes(of: member, in: model).compactMap { reference in
      let facts = project.facts(reference.file)
      let use = facts[reference.row]
      let isOwn = use.name == name && (use.form == .bare || use.form == .onSelf)
      return change(use, behind: isOwn ? Array(path.dropFirst()) : path, facts)
        .map { ($0, reference) }
    }
  }

  /// The observed class and its property that the collection is a part of.
  private var modelMember: (Row<TypeEntity>, Reference<PropertyFact>)? {
    guard property.shape.container == .none, let model = property.shape.unwrapped.entity,
      project.modelKind(of: model).isObserved, let name = path.first,
      let member = project.property(name, of: model)
    else { return nil }
    return (model, member)
  }

  /// The value it begins with, in the file where that stands; nil where none is written.
  private var firstValue: (FileFacts, NodeID)? {
    guard path.count <= 1 else { return nil }
    let reference = path.isEmpty ? property.reference : modelMember?.1
    guard let reference else { return nil }
    let node = project.fact(reference).initializer
    return node.exists ? (project.facts(reference.file), node) : nil
  }

  /// `Array(repeating: 0, count: 8)`: it begins with equal elements.
  var beginsWithEqualElements: Bool {
    guard let (facts, node) = firstValue, facts.tree.kind(node) == .chain,
      let call = facts.tree.lastChild(node), facts.tree.kind(call) == .call,
      let argument = facts.tree.child(call, .argument),
      let label = facts.tree.child(argument, .argumentLabel)
    else { return false }
    return facts.tree.name(label) == HostCollection.repeating
  }

  /// What it is.
  var shape: TypeShape {
    if path.isEmpty { return property.shape.unwrapped }
    guard path.count == 1, let (_, member) = modelMember else { return .unknown }
    return project.shape(of: member).unwrapped
  }

  /// Whether something is added to it where nobody asks whether it is there already.
  var isAddedToBlindly: Bool {
    changingUses.contains { change, use in
      guard change == .appending || change == .insertion else { return false }
      let facts = project.facts(use.file)
      let function = facts[facts[use.row].scope].function
      return !facts.seesToOnce(in: function) && !facts.addsCounter(facts[use.row], in: function)
        && !facts.addsOwnCount(facts[use.row])
    }
  }

  private static let repeating = Name("repeating")
  private func change(_ use: UseFact, behind path: [Name], _ facts: FileFacts) -> Change? {
    let members = facts.members(of: use).map { facts.tree.name($0) }
    guard members.starts(with: path) else { return nil }
    if use.access == .assign {
      return members.count == path.count ? reassignment(use, behind: path, facts) : nil
    }
    if use.access == .modify, members.count == path.count {
      // `model.names = names` changes a part of the model, and all of the names.
      if facts.isPlainAssignment(use), !facts.endsInSubscript(use) {
        return reassignment(use, behind: path, facts)
      }
      // `names += more`, and not `names[0] = name`.
      return facts.tree.lastChild(use.node).map { facts.tree.kind($0) } == .subscriptCall
        ? nil : .appending
    }
    guard use.access == .mutatingCall, members.count == path.count + 1 else { return nil }
    let member = members[path.count]
    if member == HostCollection.removeAll, !facts.isGivenSomething(use) { return .shortening }
    return HostCollection.changesByMember[member]
  }

  /// `names = names.filter { … }`
  private func reassignment(
    _ use: UseFact, behind path: [Name], _ facts: FileFacts
  ) -> Change? {
    guard let value = facts.tree.lastChild(use.write) else { return nil }
    let sources = facts.uses(in: value, of: use.scope).filter {
      $0.name == use.name && $0.local.exists == use.local.exists
    }
    let changes = sources.compactMap { source -> Change? in
      let members = facts.members(of: source).map { facts.tree.name($0) }
      guard members.count == path.count + 1, members.starts(with: path) else { return nil }
      return HostCollection.changesByResult[members[path.count]]
    }
    return changes.first ?? (sources.isEmpty ? .replacement : nil)
  }

  private static let removeAll = Name("removeAll")

  /// Source: Apple's pages of `Array` and `RangeReplaceableCollection`.
  private static let changesByMember: [Name: Change] = [
    Name("remove"): .removal, removeAll: .removal, Name("removeFirst"): .removal,
    Name("removeSubrange"): .removal, Name("popFirst"): .removal, Name("insert"): .insertion,
    Name("move"): .reordering, Name("sort"): .reordering, Name("shuffle"): .reordering,
    Name("reverse"): .reordering, Name("swapAt"): .reordering, .append: .appending,
    Name("removeLast"): .shortening, Name("popLast"): .shortening,
  ]

  /// Whether a member gives a part of a collection, or its elements in another order.
  static func rearranges(_ member: Name) -> Bool {
    changesByResult[member] != nil || parts.contains(member)
  }

  private static let changesByResult: [Name: Change] = [
    Name("filter"): .removal, Name("dropFirst"): .removal, Name("sorted"): .reordering,
    Name("shuffled"): .reordering, Name("reversed"): .reordering,
  ]
}

extension FileFacts {
  /// `model.names = names`, not `model.names += names`.
  fileprivate func isPlainAssignment(_ use: UseFact) -> Bool {
    guard use.write.exists, tree.kind(use.write) == .assignment else { return false }
    let parts = Array(tree.children(use.write))
    return parts.count == 3 && tree.text(parts[1]) == "="
  }

  fileprivate func endsInSubscript(_ use: UseFact) -> Bool {
    tree.lastChild(use.node).map { tree.kind($0) } == .subscriptCall
  }

  /// Whether the call that ends a use has arguments or a closure: `removeAll { … }`.
  fileprivate func isGivenSomething(_ use: UseFact) -> Bool {
    guard let call = Array(tree.children(use.node)).last(where: { tree.kind($0) == .call }) else {
      return false
    }
    return tree.children(call).contains { child in
      tree.child(child, .argumentLabel).map { tree.name($0) } != Name("keepingCapacity")
    }
  }
}

extension FileFacts {
  /// Whether code asks if a value is there already, or takes it away first.
  fileprivate func seesToOnce(in function: Row<FunctionFact>) -> Bool {
    self[function].uses.contains { row in
      members(of: self[row]).contains { Membership.names.contains(tree.name($0)) }
    }
      || self[function].calls.contains { row in
        tree.children(self[row].chain).contains {
          tree.kind($0) == .memberAccess && tree.name($0) == Membership.inserted
        }
      }
  }

  /// Whether what a use adds is counted up by the same code: `numbers.append(next); next += 1`.
  fileprivate func addsCounter(_ use: UseFact, in function: Row<FunctionFact>) -> Bool {
    let added = self[function].calls.first { self[$0].chain == use.node }
      .flatMap { tree.child(self[$0].node, .argument) }
      .flatMap { tree.lastChild($0) }
    guard let added, tree.kind(added) == .nameExpr else { return false }
    let name = tree.name(added)
    let isCounted = self[function].uses.contains {
      self[$0].name == name && self[$0].access == .modify
    }
    // It never comes back to a number that it had.
    return isCounted
      && uses.allSatisfy { $0.name != name || !$0.isWrite || $0.access == .modify && risesBy($0) }
  }

  /// `names.append("Name \(names.count)")`: each length comes once, as long as the list only grows
  /// and shrinks at its end.
  fileprivate func addsOwnCount(_ use: UseFact) -> Bool {
    uses(in: use.write, of: use.scope).contains { added in
      added.name == use.name && added.local == use.local && added.root != use.root
        && members(of: added).last.map { tree.name($0) } == Membership.count
    }
  }

  /// `next += 1`
  private func risesBy(_ use: UseFact) -> Bool {
    let parts = Array(tree.children(use.write))
    return parts.count == 3 && tree.text(parts[1]) == "+="
  }
}

/// What tells whether a collection has a value, or sees to it that it has none.
private enum Membership {
  static let count = Name("count")
  static let names: Set<Name> = [Name("contains"), Name("firstIndex"), Name("removeAll")]
  /// `if seen.insert(word).inserted`
  static let inserted = Name("inserted")
}
