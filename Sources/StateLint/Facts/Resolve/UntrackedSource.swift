import StateLintSyntax

/// A value that a host draws from a place that announces no changes.
package struct UntrackedSource: Sendable {
  package enum Kind: Sendable {
    /// `UserDefaults`, with the key where it is a plain text, and whether code of the project
    /// writes it.
    case defaults(key: String?, isWritten: Bool)
    /// `NSUbiquitousKeyValueStore`
    case cloudStore
    /// A global, a static or a member of a shared object, and where it is written; the class of that
    /// object.
    case written(Place, sharedClass: String?)
  }
  package let kind: Kind
  package let place: Place
  package let text: String
  package let code: UpdateCode

  /// Where it is written; nil where nobody is seen to write it, or where a key is.
  package var change: Place? {
    switch kind {
    case .written(let place, _): place
    case .defaults, .cloudStore: nil
    }
  }

  /// Whether no code of the project stores a value under the key.
  package var isWrittenByNobody: Bool {
    if case .defaults(_, isWritten: false) = kind { return true }
    return false
  }

  /// Whether the value is read from where code of the project surely stores it.
  package var isStored: Bool {
    if case .defaults(_, isWritten: true) = kind { return true }
    return false
  }
}

extension HostFacts {
  /// What this host draws and no observation follows.
  package var untrackedSources: [UntrackedSource] {
    guard !listensToPublishers else { return [] }
    let asking = filesAskingStores
    var seen: Set<String> = []
    // Most uses are of what the host itself keeps, or hands on.
    return drawnUses { use in
      guard use.access == .read, use.form != .projection, use.form != .wholeSelf else {
        return false
      }
      return (mayBePlain(use) || !asking.isEmpty)
        && (use.local.exists || host.property(use.name)?.wrapper == nil)
    } make: { use, code in
      let file = code.function.file
      let stored = asking.contains(file) ? storedValue(use, code) : nil
      guard let found = stored ?? (mayBePlain(use) ? writtenElsewhere(use, code) : nil),
        !project.facts(file).isDebugCode(use.node),
        // One source read at several places is one cause.
        seen.insert(found.text).inserted
      else { return nil }
      return found
    }
  }

  /// Whether a use may be of a global or of a member of a type, as far as it tells by itself.
  private func mayBePlain(_ use: UseFact) -> Bool {
    if use.local.exists { return false }
    return use.form == .type
      ? use.name == .selfType || project.declares(use.name)
      : use.form == .bare && project.globals.contains(use.name)
  }

  /// The files whose code may ask a store, as far as this host is drawn by them.
  private var filesAskingStores: [Int32] {
    var files: [Int32] = []
    var last: Int32?
    for code in updateCode where code.function.file != last && !files.contains(code.function.file) {
      last = code.function.file
      if project.mayAskStore(in: code.function.file) { files.append(code.function.file) }
    }
    return files
  }

  /// `.onReceive(…)` somewhere in this host: it may be told by other means.
  private var listensToPublishers: Bool {
    // Most files name it nowhere.
    let files = project[entity].parts.map { project.facts($0.file) }
    guard files.contains(where: { $0.foreignMembers.contains(.onReceive) }) else { return false }
    return host.functions.contains { function in
      let facts = project.facts(function.file)
      return facts[function.row].calls.contains { facts[$0].name == .onReceive }
    }
  }

  // MARK: Stores

  private func storedValue(_ use: UseFact, _ code: UpdateCode) -> UntrackedSource? {
    let facts = project.facts(code.function.file)
    let tree = facts.tree
    // Most chains name nothing that a store could be asked for.
    guard tree.kind(use.node) == .chain,
      tree.children(use.node).contains(where: {
        tree.kind($0) == .memberAccess
          && project.mayGiveStored(tree.name($0))
      })
    else { return nil }
    let place = project.standpoint(code.function)
    let links = Array(facts.tree.children(use.node))
    for (position, link) in links.enumerated() where facts.tree.kind(link) == .memberAccess {
      let name = facts.tree.name(link)
      guard project.mayGiveStored(name),
        case .sdk(let store) = project.shape(ofChain: use.node, upTo: link, at: place).meaning,
        store == StoredValues.defaults || store == StoredValues.cloud
      else { continue }
      let call = position + 1 < links.count ? links[position + 1] : .none
      guard let end = end(ofReading: link, call, from: store, facts) else { continue }
      let key = facts.key(in: call)
      if let key, StoredValues.isSystemKey(key) || host.watches(key: key) { return nil }
      if isStoredWithState(call, facts) { return nil }
      let range = facts.tree.range(use.node).lowerBound..<facts.tree.range(end).upperBound
      let isWritten = isWritten(link, call, facts)
      return UntrackedSource(
        kind: store == StoredValues.defaults
          ? .defaults(key: key, isWritten: isWritten) : .cloudStore,
        place: Place(code.function.file, range), text: facts.tree.collapsedText(range), code: code)
    }
    return nil
  }

  /// Whether this host itself stores the value, each time beside a change of state that it draws.
  private func isStoredWithState(_ call: NodeID, _ facts: FileFacts) -> Bool {
    guard call.exists, facts.tree.kind(call) == .call,
      let key = facts.tree.keyArgument(of: call).map({ facts.tree.text($0) })
    else { return false }
    var isStored = false
    for function in host.functions {
      let home = project.facts(function.file)
      for row in home[function.row].calls where StoredValues.writes(home[row].name) {
        guard home.tree.keyArgument(of: home[row].node).map({ home.tree.text($0) }) == key else {
          continue
        }
        guard asksForUpdate(from: home[row].scope, of: function) else { return false }
        isStored = true
      }
    }
    return isStored
  }

  /// Where a read of one value ends: `bool(forKey: "lamp")`, or a property that the project adds.
  private func end(
    ofReading member: NodeID, _ call: NodeID, from store: Name, _ facts: FileFacts
  ) -> NodeID? {
    let tree = facts.tree
    if call.exists, tree.kind(call) == .call {
      return StoredValues.reads(tree.name(member)) && tree.keyArgument(of: call) != nil ? call : nil
    }
    return project.adds(tree.name(member), to: store) ? member : nil
  }

  /// Whether some code sets the same key, or the property that the project adds.
  private func isWritten(_ member: NodeID, _ call: NodeID, _ facts: FileFacts) -> Bool {
    guard call.exists, facts.tree.kind(call) == .call else {
      return !project.writes.references(named: facts.tree.name(member)).isEmpty
    }
    return facts.tree.keyArgument(of: call).map {
      project.storedKeys.contains(facts.tree.text($0))
    } ?? false
  }

  // MARK: What the project writes

  private func writtenElsewhere(_ use: UseFact, _ code: UpdateCode) -> UntrackedSource? {
    let file = code.function.file
    guard let (value, end, shared) = plainValue(of: use, in: code.function) else { return nil }
    let change = project.changesAfterLaunch(of: value).first {
      !isDuringUpdate($0) && !redraws(with: $0)
    }
    guard let change else { return nil }
    let facts = project.facts(file)
    let range = facts.tree.range(use.node).lowerBound..<facts.tree.range(end).upperBound
    return UntrackedSource(
      kind: .written(project.place(of: change), sharedClass: shared.map { project.name(of: $0) }),
      place: Place(file, range),
      text: facts.tree.collapsedText(range), code: code)
  }

  /// A cheap question before the dear ones: whether some code of the project writes what has the name
  /// of a member in a chain.
  private func endsInWritten(_ use: UseFact, _ facts: FileFacts) -> Bool {
    facts.firstMember(of: use) { project.writes.contains(facts.tree.name($0)) } != nil
  }

  /// The global, static or member of a shared object that a read ends in, with its last name and the
  /// class of the object.
  private func plainValue(
    of use: UseFact, in function: Reference<FunctionFact>
  ) -> (value: Reference<PropertyFact>, end: NodeID, shared: Row<TypeEntity>?)? {
    let facts = project.facts(function.file)
    if use.form == .bare {
      guard !use.local.exists, project.globals.contains(use.name),
        let global = project.global(use.name, from: function.file),
        !project.isMember(use.name, around: function), project.isPlainStorage(global)
      else { return nil }
      return (global, use.root, nil)
    }
    guard use.form == .type, endsInWritten(use, facts),
      let (owner, members) = project.owner(of: use, in: function),
      let first = members.first,
      let found = project.property(facts.tree.name(first), of: owner), project.fact(found).isStatic
    else { return nil }
    if project.isPlainStorage(found) { return (found, first, nil) }
    guard members.count > 1 else { return nil }
    let shape = project.shape(of: found)
    guard shape.container == .none, !shape.isOptional, let shared = shape.entity,
      project.modelKind(of: shared) == .plainClass,
      let member = project.property(facts.tree.name(members[1]), of: shared),
      !project.fact(member).isStatic, project.isPlainStorage(member)
    else { return nil }
    return (member, members[1], shared)
  }
}

extension Host {
  /// Whether it has an `@AppStorage` with a key, and so is drawn again with each of its changes.
  fileprivate func watches(key: String) -> Bool {
    properties.contains { property in
      guard property.wrapper == .appStorage, let attribute = property.wrapperAttribute else {
        return false
      }
      return property.facts.tree.text(attribute.node).contains("\"\(key)\"")
    }
  }
}

extension ProjectIndex {
  /// Whether a member of this name may give what a store keeps.
  fileprivate func mayGiveStored(_ name: Name) -> Bool {
    StoredValues.reads(name) || storeMembers.contains(name)
  }

  /// Whether code of a file names such a member at all: a cheap question before many dear ones.
  fileprivate func mayAskStore(in file: Int32) -> Bool {
    let members = facts(file).foreignMembers
    return StoredValues.readers.contains { members.contains($0) }
      || storeMembers.contains { members.contains($0) }
  }

  /// Whether some extension adds a property of instances to a type of the SDK.
  fileprivate func adds(_ name: Name, to type: Name) -> Bool {
    addedMembers.references(named: name).contains {
      facts($0.file)[fact($0).owner].name == type && !fact($0).isStatic
    }
  }

  /// Whether a bare name means a member of the types around a place.
  func isMember(_ name: Name, around function: Reference<FunctionFact>) -> Bool {
    var type = fact(function).owner
    while type.exists {
      if let entity = entity(of: type, in: function.file), property(name, of: entity) != nil {
        return true
      }
      type = facts(function.file)[type].parent
    }
    return false
  }

  /// A `var` that stores a value and that nothing watches.
  func isPlainStorage(_ property: Reference<PropertyFact>) -> Bool {
    let fact = fact(property)
    guard fact.isStored, !fact.isLet,
      facts(property.file)[fact.attributes].allSatisfy({ $0.kind == .builtin }),
      fact.modifiers.isDisjoint(with: [.lazy, .weak])
    else { return false }
    let shape = shape(of: property)
    return shape.container != .none || modelKind(of: shape) == .value
  }

  /// The type that a chain begins with, `Stables.North` in `Stables.North.horses`, and the members
  /// behind it.
  func owner(
    of use: UseFact, in function: Reference<FunctionFact>
  ) -> (type: Row<TypeEntity>, members: [NodeID])? {
    let facts = facts(function.file)
    guard use.name == .selfType || declares(use.name) else { return nil }
    let around = facts[function.row].owner
    let found =
      use.name == .selfType
      ? entity(of: around, in: function.file)
      : meaning(of: use.name, in: function.file, type: around).entity
    guard var owner = found else { return nil }
    var members = facts.members(of: use)[...]
    while let first = members.first, facts.tree.isUpperCase(first) {
      guard let nested = finder.nestedType(facts.tree.name(first), in: owner) else { return nil }
      owner = nested
      members = members.dropFirst()
    }
    return (owner, Array(members))
  }
}

extension FileFacts {
  /// Code that only debug builds have.
  func isDebugCode(_ node: NodeID) -> Bool {
    tree.ancestors(of: node).contains {
      tree.kind($0) == .ifConfigClause
        && tree.text($0).prefix { !$0.isNewline }.contains("DEBUG")
    }
  }

  /// The key that a call names by a plain literal.
  fileprivate func key(in call: NodeID) -> String? {
    guard call.exists, tree.kind(call) == .call, let value = tree.keyArgument(of: call),
      tree.kind(value) == .stringLiteral, tree.firstChild(value) == nil
    else { return nil }
    return String(tree.text(value).drop { $0 == "\"" }.prefix { $0 != "\"" })
  }
}
