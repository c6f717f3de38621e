import StateLintSyntax

/// What SwiftUI hands down, by the types that projects extend with values of their own.
enum EnvironmentContainers {
  /// Source: the documentation of the macro `Entry`.
  static let rows = ["ContainerValues", "EnvironmentValues", "FocusedValues", "Transaction"]
  /// Modifiers and keys of SwiftUI that take a closure by design.
  static let keyRows = ["dismissSearch", "openURL", "refresh", "rename", "resetFocus"]

  static func contain(_ name: Name) -> Bool { names.contains(name) }
  static func isFrameworkKey(_ name: Name) -> Bool { keys.contains(name) }

  private static let names = Set(rows.map { Name($0) })
  private static let keys = Set(keyRows.map { Name($0) })
}

/// A default of the environment that is another value for each read.
package struct UnstableDefault: Sendable {
  /// The expression that makes it.
  package let place: Place
  package let text: String
  /// `tracker`, or the type of the key.
  package let name: String
  /// What is made: the type of an object; nil for a value such as a date.
  package let type: String?
  package let isEntry: Bool
  /// The entry, or the `defaultValue` of the key.
  let property: PropertyFact
  /// The expression that makes it.
  let node: NodeID
}

extension FileFacts {
  /// The properties that extensions in this file add to the environment and its kin.
  var environmentProperties: [PropertyFact] {
    types.lazy.filter { $0.kind == .extension && EnvironmentContainers.contain($0.name) }
      .flatMap { type in type.properties.map { self[$0] } }
  }

  func isEntry(_ property: PropertyFact) -> Bool {
    self[property.attributes].contains {
      if case .macro(let macro) = $0.kind { return macro == .entry }
      return false
    }
  }
}

extension ProjectIndex {
  /// The defaults of a file that surely are another value for each read.
  package func unstableDefaults(in file: Int32) -> [UnstableDefault] {
    let facts = facts(file)
    let entries = facts.environmentProperties.filter { facts.isEntry($0) }
    let found = entries.compactMap { property in
      unstable(
        [property.initializer], of: property, Standpoint(file, type: property.owner),
        name: facts.tree.nameText(property.nameNode), isEntry: true)
    }
    return found + facts.types.indices.flatMap { keyDefaults(Row($0), in: file) }
  }

  /// `static var defaultValue: T { … }` of an `EnvironmentKey`.
  private func keyDefaults(_ type: Row<TypeFact>, in file: Int32) -> [UnstableDefault] {
    let facts = facts(file)
    let key = Name.environmentKeyType
    guard !declares(key), let entity = entity(of: type, in: file), conforms(entity, to: key) else {
      return []
    }
    return facts[type].properties.compactMap { row in
      let property = facts[row]
      guard property.name == Name.defaultValue, property.isStatic, property.isComputed,
        let getter = accessor(.getter, of: Reference(file, row))
      else { return nil }
      return unstable(
        facts.tree.results(of: facts[getter.row].body), of: property, standpoint(getter),
        name: facts.tree.nameText(facts[type].nameNode), isEntry: false)
    }
  }

  private func unstable(
    _ values: [NodeID], of property: PropertyFact, _ place: Standpoint, name: String,
    isEntry: Bool
  ) -> UnstableDefault? {
    let tree = facts(place.file).tree
    for value in values {
      guard let made = maker(in: value, declared: property.type, at: place) else { continue }
      return UnstableDefault(
        place: Place(place.file, tree.range(made.node)), text: tree.collapsedText(made.node),
        name: name, type: made.type, isEntry: isEntry, property: property, node: made.node)
    }
    return nil
  }

  private typealias Maker = (node: NodeID, type: String?)

  /// The part of an expression that makes another value each time.
  private func maker(
    in node: NodeID, declared: NodeID, at place: Standpoint, depth: Int = 0
  ) -> Maker? {
    let facts = facts(place.file)
    let tree = facts.tree
    guard node.exists, depth < 8 else { return nil }
    func first(_ nodes: some Sequence<NodeID>) -> Maker? {
      for node in nodes {
        if let found = maker(in: node, declared: .none, at: place, depth: depth + 1) {
          return found
        }
      }
      return nil
    }
    switch tree.kind(node) {
    case .arrayLiteral: return first(tree.children(node))
    case .closure: return first(capturedSources(of: node, at: place))
    case .nameExpr: return first(source(of: node, at: place).map { [$0] } ?? [])
    case .chain:
      if let base = tree.firstChild(node), tree.kind(base) == .closure,
        let call = tree.lastChild(node), tree.kind(call) == .call,
        let body = tree.child(base, .codeBlock)
      {
        return first(tree.results(of: body))
      }
    default: break
    }
    if let type = objectMade(by: node, declared: declared, at: place) { return (node, type) }
    let name = declared.exists ? tree.lastTypeName(declared) : nil
    return freshness(of: node, at: place, declared: name) == nil ? nil : (node, nil)
  }

  /// The class of which an expression makes an instance, unless views take it from elsewhere.
  private func objectMade(
    by node: NodeID, declared: NodeID, at place: Standpoint
  ) -> String? {
    let shape =
      declared.exists ? shape(of: declared, in: place.file, type: place.type) : nil
    if let made = construction(node, declared: shape, at: place) {
      guard made.kind.isObject, let entity = made.shape.entity, !isTakenAsObject(entity) else {
        return nil
      }
      let part = self[entity].declaration
      return facts(part.file).tree.nameText(fact(part).nameNode)
    }
    let tree = facts(place.file).tree
    guard tree.kind(node) == .chain, let base = tree.firstChild(node),
      tree.kind(base) == .nameExpr, tree.isUpperCase(base)
    else { return nil }
    let links = Array(tree.children(node).dropFirst())
    guard links.count == 1, tree.kind(links[0]) == .call,
      case .sdk(let name) = meaning(of: tree.name(base), in: place.file, type: place.type).meaning
    else { return nil }
    guard let type = SDKTypeTable.type(named: name), type.kind == .class else { return nil }
    switch type.nature {
    case .handle, .immutableClass, .baseClass, .value: return nil
    default: return tree.nameText(base)
    }
  }

  /// Views have it with `@EnvironmentObject`; the key is a leftover.
  private func isTakenAsObject(_ entity: Row<TypeEntity>) -> Bool {
    (observers[entity] ?? []).contains {
      wrapperAttribute(of: $0)?.wrapper == .environmentObject
    }
  }

  /// What a local was made from.
  private func source(of node: NodeID, at place: Standpoint) -> NodeID? {
    let facts = facts(place.file)
    guard place.function.exists, let use = facts.use(rootedAt: node, in: place.function),
      use.local.exists, facts[use.local].origin == .variable, facts[use.local].source.exists
    else { return nil }
    return facts[use.local].source
  }

  /// What the locals were made from that a closure takes along.
  private func capturedSources(of closure: NodeID, at place: Standpoint) -> [NodeID] {
    let facts = facts(place.file)
    guard place.function.exists else { return [] }
    return facts[place.function].uses.lazy.map { facts[$0] }
      .filter { facts.tree.contains(closure, $0.root) && $0.local.exists }
      .map { facts[$0.local] }
      .filter {
        $0.origin == .variable && $0.source.exists && !facts.tree.contains(closure, $0.node)
      }
      .map(\.source)
  }
}
