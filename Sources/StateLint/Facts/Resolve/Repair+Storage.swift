import StateLintSyntax

/// A read of one value of `UserDefaults.standard` under a written key.
private struct DefaultsRead {
  /// The key in its quotes.
  let key: String
  /// What the read gives where nothing is stored, as written in code.
  let value: String
  /// The read with the default behind its `??`.
  let node: NodeID
}

extension StoredCopy {
  /// Lets `@AppStorage` load and save; nil where the code that does so by hand does more.
  package func storedBySystem(in host: HostFacts) -> Repair? {
    let facts = property.facts
    let fact = property.fact
    guard fact.bindingCount == 1, facts[fact.attributes].count == 1, fact.initializer.exists,
      !property.shape.isOptional, !property.isGivenInInit(of: host.host)
    else { return nil }
    var key = "\"\(self.key)\""
    var edits: [Repair.Edit] = []
    if read != nil {
      guard let read = facts.defaultsRead(fact.initializer) else { return nil }
      key = read.key
      edits.append(
        .init(place: Place(property.file, facts.tree.range(fact.initializer)), text: read.value))
    } else {
      guard facts.tree.isLiteral(fact.initializer),
        facts.tree.kind(fact.initializer) != .nilLiteral, !self.key.contains("\\")
      else { return nil }
    }
    if let stored {
      guard let saving = removal(of: stored, in: host.project) else { return nil }
      edits.append(saving)
    }
    return Repair(
      title: "Keep `\(property.name)` in `@AppStorage`",
      edits: property.replacing(wrapper: "AppStorage(\(key))").edits + edits, isSafe: false)
  }

  /// Takes the code away that saves each change: the `didSet`, the `.onChange(of:)`.
  private func removal(of access: StoreAccess, in project: ProjectIndex) -> Repair.Edit? {
    let file = access.function.file
    let facts = project.facts(file)
    let tree = facts.tree
    guard tree.text(access.call.chain).hasPrefix("UserDefaults.standard.set("),
      let block = tree.parent(of: access.call.chain),
      tree.firstChild(block) == tree.lastChild(block),
      let value = facts.argument(nil, of: access.call),
      facts.uses(in: value, of: access.call.scope).contains(where: { $0.node == value })
    else { return nil }
    if facts[access.function.row].kind == .didSet {
      guard property.fact.accessors == .didSet,
        let accessors = tree.child(property.fact.binding, .accessorBlock),
        !tree.hasComment(in: tree.range(accessors))
      else { return nil }
      let start = tree.range(property.fact.initializer).upperBound
      return .init(place: Place(file, start..<tree.range(accessors).upperBound), text: "")
    }
    let slot = facts[access.call.scope].slot
    guard property.fact.accessors.isEmpty, slot.call.exists,
      tree.lastChild(facts[slot.call].node).map({ tree.kind($0) }) == .trailingClosure,
      let range = tree.modifierRange(facts[slot.call])
    else { return nil }
    return .init(place: Place(file, range), text: "")
  }
}

extension Property {
  /// Whether an initialiser gives it a value.
  fileprivate func isGivenInInit(of host: Host) -> Bool {
    host.initAssignments.contains { $0.property.reference == reference }
  }
}

extension UntrackedSource {
  /// Adds an `@AppStorage` to the view and reads that; nil where the key or the default is not
  /// written where it is read.
  package func followingKey(in host: HostFacts) -> Repair? {
    guard case .defaults = kind, place.file == code.function.file,
      host.host.file == place.file, !host.host.mayHaveMore
    else { return nil }
    let facts = host.project.facts(place.file)
    let tree = facts.tree
    let reads = host.reads(of: text, in: place.file)
    guard let first = reads.first,
      reads.allSatisfy({ $0.key == first.key && $0.value == first.value }),
      let name = first.key.asPropertyName, host.isFree(Name(name)),
      let start = host.host.startOfProperties
    else { return nil }
    let line = "@AppStorage(\(first.key)) private var \(name) = \(first.value)"
    let insertion = Repair.Edit(
      place: Place(place.file, start..<start),
      text: line + tree.lineBreak + tree.indentation(at: start))
    return Repair(
      title: "Follow the key with `@AppStorage`",
      edits: [insertion]
        + reads.map { .init(place: Place(place.file, tree.range($0.node)), text: name) },
      isSafe: false)
  }
}

extension HostFacts {
  /// The reads in code of instances that are written like this one; none where one of them cannot be
  /// replaced.
  fileprivate func reads(of text: String, in file: Int32) -> [DefaultsRead] {
    var found: [DefaultsRead] = []
    for function in host.functions where function.file == file {
      let facts = project.facts(file)
      let fact = facts[function.row]
      guard fact.kind == .getter || fact.kind == .function, !fact.isStatic else { continue }
      for row in fact.uses {
        let use = facts[row]
        guard facts.tree.kind(use.node) == .chain, use.form == .type,
          facts.tree.collapsedText(use.node).hasPrefix(text)
        else { continue }
        guard let read = facts.defaultsRead(use.node) else { return [] }
        found.append(read)
      }
    }
    return found
  }

  /// Whether a name means nothing in this host and its code yet.
  fileprivate func isFree(_ name: Name) -> Bool {
    !host.properties.contains { $0.fact.name == name }
      && host.functions.allSatisfy { function in
        let facts = project.facts(function.file)
        return facts[function.row].name != name && !facts.isMentioned(name, in: function.row)
      }
  }
}

extension Host {
  /// Where the first property of its declaration begins that is no static one.
  fileprivate var startOfProperties: Int? {
    let part = project[entity].declaration
    let facts = project.facts(part.file)
    let first = facts[part.row].properties.lazy.map { facts[$0] }.first { property in
      !property.isStatic
        && facts.tree.parent(of: property.declaration).map { facts.tree.kind($0) } == .memberBlock
    }
    guard let first else { return nil }
    let start = facts.tree.range(first.declaration).lowerBound
    return facts.tree.isFirstOnLine(start) ? start : nil
  }
}

extension FileFacts {
  /// `UserDefaults.standard.bool(forKey: "sound")`, `UserDefaults.standard.string(forKey: "name") ??
  /// "Ann"`, from its chain or as a whole.
  fileprivate func defaultsRead(_ node: NodeID) -> DefaultsRead? {
    let isWhole = tree.kind(node) == .sequence
    let chain = isWhole ? tree.firstChild(node) ?? node : node
    guard tree.kind(chain) == .chain else { return nil }
    let links = Array(tree.children(chain))
    guard links.count == 4, tree.text(links[0]) == "UserDefaults",
      tree.text(links[1]) == "standard", tree.kind(links[3]) == .call,
      let argument = tree.firstChild(links[3]), tree.lastChild(links[3]) == argument,
      let label = tree.child(argument, .argumentLabel), tree.name(label) == Name.forKey,
      let key = tree.lastChild(argument), tree.kind(key) == .stringLiteral,
      tree.firstChild(key) == nil, !tree.text(key).contains("\\"), tree.text(key).hasPrefix("\"")
    else { return nil }
    let text = tree.text(key)
    switch tree.text(links[2]) {
    case "bool" where !isWhole: return DefaultsRead(key: text, value: "false", node: node)
    case "integer" where !isWhole: return DefaultsRead(key: text, value: "0", node: node)
    case "double" where !isWhole: return DefaultsRead(key: text, value: "0.0", node: node)
    case "string":
      guard let whole = isWhole ? node : tree.parent(of: chain), tree.kind(whole) == .sequence
      else {
        return nil
      }
      let parts = Array(tree.children(whole))
      guard parts.count == 3, parts[0] == chain, tree.text(parts[1]) == "??",
        tree.kind(parts[2]) == .stringLiteral, tree.firstChild(parts[2]) == nil
      else { return nil }
      return DefaultsRead(key: text, value: tree.text(parts[2]), node: whole)
    default: return nil
    }
  }
}

extension String {
  /// `launchCount` for `"launch.count"`; nil where that is no name.
  fileprivate var asPropertyName: String? {
    let words = split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first, let letter = first.first, letter.isLetter else { return nil }
    let isShouted = first.allSatisfy { $0.isUppercase || $0.isNumber }
    let start = isShouted ? first.lowercased() : letter.lowercased() + first.dropFirst()
    let name =
      start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return String.reserved.contains(name) ? nil : name
  }

  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "default", "defer", "do", "else", "enum", "extension",
    "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "protocol",
    "repeat", "return", "self", "static", "struct", "super", "switch", "throw", "throws", "true",
    "try", "var", "where", "while",
  ]
}
