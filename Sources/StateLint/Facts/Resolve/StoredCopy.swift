import StateLintSyntax

/// A `@State` that copies a value of `UserDefaults` by hand.
package struct StoredCopy: Sendable {
  package let property: Property
  /// The key as written, without its quotes.
  package let key: String
  /// It is read at the start; else it is only stored.
  package let isRead: Bool
  /// Where it is read, where it is stored.
  package let places: [(Place, String)]
  let read: StoreAccess?
  let stored: StoreAccess?
}

/// A call that reads or stores one value of `UserDefaults`.
struct StoreAccess: Sendable {
  let key: String
  let isWrite: Bool
  let call: CallFact
  let function: Reference<FunctionFact>
}

/// The methods of `UserDefaults` for one value that `@AppStorage` can hold.
/// Source: the documentation of `UserDefaults`.
private enum DefaultsMethods {
  static let reads: Set<Name> = [
    Name("bool"), Name("double"), Name("float"), Name("integer"), Name("object"), Name("string"),
    Name("url"), Name("value"),
  ]
  static let writes: Set<Name> = [Name("set"), Name("setValue")]
}

extension HostFacts {
  /// The copies of stored values in this host.
  package var storedCopies: [StoredCopy] {
    let candidates = host.properties.filter { $0.wrapper == .state && !$0.fact.isStatic }
    guard !candidates.isEmpty, !host.mayHaveMore else { return [] }
    let accesses = host.functions.flatMap { storeAccesses(in: $0) }
    guard !accesses.isEmpty else { return [] }
    return candidates.compactMap { copy(of: $0, accesses) }
  }

  private func copy(of property: Property, _ accesses: [StoreAccess]) -> StoredCopy? {
    guard project.canBeAppStorage(property) else { return nil }
    let read = accesses.first { !$0.isWrite && fills(property, $0) }
    let stored = accesses.first { $0.isWrite && follows(property, $0) }
    guard let first = read ?? stored else { return nil }
    // A draft: stored by an action of its own.
    let isDraft =
      stored == nil && accesses.contains { $0.isWrite && $0.key == first.key }
    guard !isDraft, stored.map({ $0.key == first.key }) ?? true else { return nil }
    var places: [(Place, String)] = []
    if let read { places.append((place(of: read), "read here, once")) }
    if let stored { places.append((place(of: stored), "stored here")) }
    return StoredCopy(
      property: property, key: first.key, isRead: read != nil, places: places, read: read,
      stored: stored)
  }

  private func place(of access: StoreAccess) -> Place {
    Place(access.function.file, project.facts(access.function.file).callRange(access.call))
  }

  private func storeAccesses(in function: Reference<FunctionFact>) -> [StoreAccess] {
    let facts = project.facts(function.file)
    return facts[function.row].calls.compactMap { row in
      let call = facts[row]
      let isWrite = DefaultsMethods.writes.contains(call.name)
      guard call.form == .member, isWrite || DefaultsMethods.reads.contains(call.name),
        let node = facts.argument(Name.forKey, of: call),
        facts.tree.kind(node) == .stringLiteral, facts.tree.firstChild(node) == nil
      else { return nil }
      let shape = project.shape(
        ofChain: call.chain, upTo: call.callee, at: project.standpoint(function))
      guard case .sdk(let name) = shape.meaning, name == Name("UserDefaults") else { return nil }
      let key = String(facts.tree.text(node).drop { $0 == "\"" }.prefix { $0 != "\"" })
      return StoreAccess(key: key, isWrite: isWrite, call: call, function: function)
    }
  }

  // MARK: Reading at the start

  /// Whether a property begins with what is read: on its line, in `init`, in `.onAppear`.
  private func fills(_ property: Property, _ access: StoreAccess) -> Bool {
    let facts = project.facts(access.function.file)
    let fact = facts[access.function.row]
    switch fact.kind {
    case .defaultValue:
      return access.function.file == property.file && fact.property == property.reference.row
    case .initializer:
      return host.initAssignments.contains { assignment in
        assignment.initializer == access.function
          && assignment.property.reference == property.reference
          && [assignment.content, assignment.sourceOfLocal ?? assignment.content].contains {
            facts.tree.contains($0, access.call.node)
          }
      }
    case .function, .getter:
      guard
        fact.uses.contains(where: { row in
          let use = facts[row]
          return property.isMeant(by: use) && use.access == .assign
            && facts.members(of: use).isEmpty
            && facts.tree.contains(use.write, access.call.node)
        })
      else { return false }
      return runs(access.call, in: access.function) { call, _ in call.name == Name("onAppear") }
    default: return false
    }
  }

  /// Whether a call stands directly in a closure of some modifier, or in a method that only such a
  /// modifier mentions.
  private func runs(
    _ call: CallFact, in function: Reference<FunctionFact>,
    of isMeant: (CallFact, FileFacts) -> Bool
  ) -> Bool {
    let facts = project.facts(function.file)
    let slot = facts[call.scope].slot
    if slot.call.exists { return isMeant(facts[slot.call], facts) }
    let fact = facts[function.row]
    guard fact.kind == .function, facts[call.scope].kind == .function else { return false }
    var isMentioned = false
    for other in host.functions where other != function {
      let home = project.facts(other.file)
      for row in home[other.row].uses {
        let use = home[row]
        guard use.name == fact.name, !use.local.exists, use.form == .bare || use.form == .onSelf
        else { continue }
        isMentioned = true
        let slot = home[use.scope].slot
        if slot.call.exists, isMeant(home[slot.call], home) { continue }
        let isHanded = home[other.row].calls.contains {
          isMeant(home[$0], home) && home.hands(use.node, to: home[$0])
        }
        if !isHanded { return false }
      }
    }
    return isMentioned
  }

  // MARK: Storing each change

  /// Whether each change of a property is stored: in `didSet`, in `.onChange(of:)`.
  private func follows(_ property: Property, _ access: StoreAccess) -> Bool {
    let facts = project.facts(access.function.file)
    let fact = facts[access.function.row]
    guard let value = facts.argument(nil, of: access.call) else { return false }
    let isOwn = facts.uses(in: value, of: access.call.scope).contains {
      property.isMeant(by: $0) && facts.members(of: $0).isEmpty
        || $0.local.exists
    }
    guard isOwn else { return false }
    if fact.kind == .didSet {
      return access.function.file == property.file && fact.property == property.reference.row
    }
    return runs(access.call, in: access.function) { call, home in
      call.name == .onChange && home.isGiven(property, to: call)
    }
  }
}

extension FileFacts {
  /// `.onChange(of: name)`
  fileprivate func isGiven(_ property: Property, to call: CallFact) -> Bool {
    guard let value = argument(.of, of: call) else { return false }
    return uses(in: value, of: call.scope).contains {
      $0.node == value && property.isMeant(by: $0)
    }
  }

  /// Whether a node is itself an argument of a call.
  fileprivate func hands(_ node: NodeID, to call: CallFact) -> Bool {
    tree.children(call.node).contains { tree.kind($0) == .argument && tree.lastChild($0) == node }
  }
}

extension ProjectIndex {
  /// Whether `@AppStorage` can hold the value of a property.
  fileprivate func canBeAppStorage(_ property: Property) -> Bool {
    let shape = property.shape
    guard shape.container == .none else { return false }
    switch shape.meaning {
    case .sdk(let name): return ProjectIndex.storable.contains(name)
    case .project(let entity):
      guard self[entity].kind == .enum else { return false }
      return conforms(entity, to: Name("String")) || conforms(entity, to: Name("Int"))
    case .unknown: return !property.fact.type.exists
    case .generic, .ambiguous: return false
    }
  }

  /// Source: the initialisers of `AppStorage`. `Date` came with iOS 18 and is left out.
  private static let storable: Set<Name> = [
    Name("Bool"), Name("Double"), Name("Int"), Name("String"), Name("URL"),
  ]
}
