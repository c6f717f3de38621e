import StateLintSyntax

/// An `==` or `isEqual` that a type declares itself.
package struct WrittenEquality: Sendable {
  package let function: Reference<FunctionFact>
  /// The name in its declaration.
  package let place: Place
  /// The members of the type that it looks at, in its own code and in that of members it asks.
  package let compared: Set<Name>
  /// The names of its two values.
  package let values: [String]
  /// A `hash(into:)` is written beside it.
  package let hasHash: Bool
}

extension ProjectIndex {
  /// The equalities that a type declares for its own values, as far as it is known what they compare.
  ///
  /// - Parameter file: where to look; all files where it is nil.
  package func writtenEqualities(
    of entity: Row<TypeEntity>, in file: Int32? = nil
  ) -> [WrittenEquality] {
    self[entity].parts.filter { file == nil || $0.file == file }.flatMap {
      part -> [WrittenEquality] in
      let facts = facts(part.file)
      return facts[part.row].functions.compactMap { row in
        let name = facts.functions[Int(row.index)].name
        guard name == Equality.sign || name == Equality.isEqual else { return nil }
        return writtenEquality(Reference(part.file, row), of: entity)
      }
    }
  }

  /// A cheap question before the dear ones: whether a type has a function of that name in a file.
  func declaresEquality(_ entity: Row<TypeEntity>, in file: Int32) -> Bool {
    self[entity].parts.contains { part in
      guard part.file == file else { return false }
      let facts = facts(file)
      return facts.types[Int(part.row.index)].functions.contains { row in
        let name = facts.functions[Int(row.index)].name
        return name == Equality.sign || name == Equality.isEqual
      }
    }
  }

  private func writtenEquality(
    _ function: Reference<FunctionFact>, of entity: Row<TypeEntity>
  ) -> WrittenEquality? {
    let facts = facts(function.file)
    let fact = facts[function.row]
    guard fact.kind == .function, fact.body.exists, isEquality(function, of: entity),
      let compared = compared(by: function, of: entity)
    else { return nil }
    return WrittenEquality(
      function: function, place: Place(function.file, facts.tree.range(fact.nameNode)),
      compared: compared,
      values: facts[fact.parameters].map { facts.tree.nameText($0.node) },
      hasHash: !functions(Equality.hash, of: entity).isEmpty)
  }

  /// `static func == (a: Self, b: Self)`, `override func isEqual(_ object: Any?)`
  private func isEquality(
    _ function: Reference<FunctionFact>, of entity: Row<TypeEntity>
  ) -> Bool {
    let facts = facts(function.file)
    let fact = facts[function.row]
    guard fact.name == Equality.sign || fact.name == Equality.isEqual else { return false }
    let parameters = Array(facts[fact.parameters])
    if fact.name == Equality.isEqual {
      return fact.modifiers.contains(.override) && parameters.count == 1
    }
    guard fact.isStatic, parameters.count == 2 else { return false }
    return parameters.allSatisfy { parameter in
      guard parameter.type.exists else { return false }
      let shape = shape(of: parameter.type, in: function.file, type: fact.owner)
      let isSelf =
        facts.tree.kind(parameter.type) == .typeName
        && facts.tree.name(parameter.type) == .selfType
      return isSelf || shape.entity == entity && shape.container == .none && !shape.isOptional
    }
  }

  /// What a function compares, by name; nil where it hands a whole value to code that nobody knows.
  private func compared(
    by function: Reference<FunctionFact>, of entity: Row<TypeEntity>
  ) -> Set<Name>? {
    var names: Set<Name> = []
    var seen: Set<Reference<FunctionFact>> = [function]
    var next = [function]
    while let current = next.popLast() {
      guard asksOnlyMembers(current, of: entity) else { return nil }
      let facts = facts(current.file)
      for node in facts.nodes(in: facts[current.row].body) {
        guard let name = facts.memberName(at: node), names.insert(name).inserted else { continue }
        var further = functions(name == Equality.hashValue ? Equality.hash : name, of: entity)
        if name == Equality.hashValue, further.isEmpty { return nil }
        if let property = property(name, of: entity), fact(property).isComputed {
          guard let getter = accessor(.getter, of: property) else { return nil }
          further.append(getter)
        }
        next += further.filter { seen.insert($0).inserted && fact($0).body.exists }
      }
    }
    return names
  }

  /// Whether code takes from its parameters only members that the type declares, and hands them
  /// whole to nothing but its own functions.
  private func asksOnlyMembers(
    _ function: Reference<FunctionFact>, of entity: Row<TypeEntity>
  ) -> Bool {
    let facts = facts(function.file)
    let fact = facts[function.row]
    return fact.uses.allSatisfy { row in
      let use = facts[row]
      guard use.local.exists, facts[use.local].origin == .parameter else {
        return use.form != .wholeSelf && facts.tree.text(use.root) != "super"
      }
      let type = facts[use.local].type
      guard type.exists else { return false }
      // A hasher, an `Any?` that is cast first.
      let shape = shape(of: type, in: function.file, type: fact.owner)
      let isOwn =
        shape.entity == entity || facts.tree.text(type) == "Self"
      guard isOwn else { return true }
      guard let first = facts.members(of: use).first else {
        return fact.calls.contains { call in
          facts.tree.contains(facts[call].node, use.root)
            && facts.tree.parent(of: use.node).map { facts.tree.parent(of: $0) == facts[call].node }
              ?? false
            && !functions(facts[call].name, of: entity).isEmpty
        }
      }
      let name = facts.tree.name(first)
      return name == Equality.hashValue || property(name, of: entity) != nil
        || !functions(name, of: entity).isEmpty
    }
  }
}

/// The names of what Swift and Foundation ask whether two values are equal.
enum Equality {
  static let sign = Name("==")
  static let isEqual = Name("isEqual")
  static let hash = Name("hash")
  static let hashValue = Name("hashValue")
}

extension FileFacts {
  /// The name that a node mentions, as a bare name or a member.
  fileprivate func memberName(at node: NodeID) -> Name? {
    switch tree.kind(node) {
    case .nameExpr, .memberAccess: tree.name(node)
    default: nil
    }
  }
}
