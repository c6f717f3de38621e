import StateLintFacts
import StateLintSyntax

extension Inspection {
  /// What the source `bytes` declares, as JSON: every type with its members, then the globals.
  /// `offset` is that of the first byte of the name, from 0. A host also says what its code reads
  /// and writes of its own members, and in which region.
  public static func facts(of bytes: [UInt8]) -> String {
    let facts = FileFacts.gather(path: "", tree: Tree.parse(bytes))
    let project = ProjectIndex(files: [facts], placements: Placements([FilePlacement()]))
    let writer = FactsWriter(facts: facts, project: project)
    return writer.json.text() + "\n"
  }
}

/// Writes the facts of one file as JSON.
private struct FactsWriter {
  let facts: FileFacts
  let project: ProjectIndex
  private var tree: Tree { facts.tree }

  init(facts: FileFacts, project: ProjectIndex) {
    self.facts = facts
    self.project = project
  }

  var json: JSON {
    [
      "types": .array(
        facts.types.indices.filter { !facts.types[$0].isLocal }.map { type(Row($0)) }),
      "globals": [
        "properties": .array(facts.globals.map { property($0) }),
        "functions": .array(
          facts.globalFunctions.filter { isDeclared($0) }.map { function($0) }),
      ],
    ]
  }

  private func type(_ row: Row<TypeFact>) -> JSON {
    let fact = facts[row]
    var members: [JSON.Member] = [
      .init(key: "kind", value: .string("\(fact.kind)")),
      .init(key: "name", value: .string(tree.collapsedText(fact.nameNode))),
      .init(key: "offset", value: .int(tree.range(fact.nameNode).lowerBound)),
      .init(key: "attributes", value: attributes(fact.attributes)),
      .init(key: "modifiers", value: modifiers(of: fact.node)),
      .init(
        key: "inherits",
        value: .strings(inherited(fact.node).map { tree.collapsedText($0) })),
      .init(key: "properties", value: .array(fact.properties.map { property($0) })),
      .init(
        key: "functions",
        value: .array(fact.functions.filter { isDeclared($0) }.map { function($0) })),
    ]
    if let entity = project.entity(of: row, in: 0), fact.kind != .extension,
      let host = project.host(entity)
    {
      members.append(.init(key: "host", value: self.host(host)))
    }
    return .object(members)
  }

  private func inherited(_ node: NodeID) -> [NodeID] {
    tree.child(node, .inheritanceClause).map { Array(tree.children($0)) } ?? []
  }

  private func attributes(_ rows: Rows<AttributeFact>) -> JSON {
    .strings(
      facts[rows].map { attribute in
        tree.firstChild(attribute.node).map { tree.collapsedText($0) } ?? ""
      })
  }

  private func modifiers(of node: NodeID) -> JSON {
    .strings(
      tree.children(node).filter { tree.kind($0) == .modifier }.map {
        tree.text($0).filter { !$0.isWhitespace }
      })
  }

  private func property(_ row: Row<PropertyFact>) -> JSON {
    let fact = facts[row]
    return .object([
      .init(key: "name", value: .string(tree.text(fact.nameNode))),
      .init(key: "offset", value: .int(tree.range(fact.nameNode).lowerBound)),
      .init(key: "kind", value: .string(fact.isLet ? "let" : "var")),
      .init(key: "attributes", value: attributes(fact.attributes)),
      .init(key: "modifiers", value: modifiers(of: fact.declaration)),
      .init(key: "type", value: writtenType(of: fact)),
      .init(key: "hasInitializer", value: .bool(fact.hasDefault)),
      .init(key: "accessors", value: .strings(accessors(of: fact))),
    ])
  }

  /// Only what the binding itself says: `a` has no type of its own in `var a, b: Int`.
  private func writtenType(of fact: PropertyFact) -> JSON {
    guard let annotation = tree.child(fact.binding, .typeAnnotation),
      let type = tree.firstChild(annotation)
    else { return .null }
    return .string(tree.collapsedText(type))
  }

  private func accessors(of fact: PropertyFact) -> [String] {
    guard let block = tree.child(fact.binding, .accessorBlock) else { return [] }
    if tree[block].flags.contains(.bareGetter) { return ["get"] }
    return accessorNames(in: block)
  }

  private func accessorNames(in node: NodeID) -> [String] {
    tree.children(node).flatMap { child -> [String] in
      switch tree.kind(child) {
      case .accessor: ["\(tree[child].detail)"]
      case .ifConfig, .ifConfigClause: accessorNames(in: child)
      default: []
      }
    }
  }

  private func isDeclared(_ row: Row<FunctionFact>) -> Bool { kind(of: facts[row]) != nil }

  private func kind(of fact: FunctionFact) -> String? {
    switch fact.kind {
    case .function: "func"
    case .initializer: "init"
    case .subscript: "subscript"
    case .deinitializer: "deinit"
    default: nil
    }
  }

  private func function(_ row: Row<FunctionFact>) -> JSON {
    let fact = facts[row]
    let isNamed = fact.kind == .function
    return .object([
      .init(key: "name", value: .string(isNamed ? tree.text(fact.nameNode) : kind(of: fact) ?? "")),
      .init(
        key: "offset",
        value: .int(isNamed ? tree.range(fact.nameNode).lowerBound : keywordOffset(of: fact.node))),
      .init(key: "attributes", value: attributes(fact.attributes)),
      .init(key: "modifiers", value: modifiers(of: fact.node)),
      .init(
        key: "labels",
        value: .strings(facts[fact.parameters].map { label(of: $0) })),
      .init(key: "kind", value: .string(kind(of: fact) ?? "")),
    ])
  }

  /// Where `init`, `deinit` or `subscript` stands, behind attributes and modifiers.
  private func keywordOffset(of node: NodeID) -> Int {
    var end = tree.range(node).lowerBound
    for child in tree.children(node) {
      guard tree.kind(child) == .attribute || tree.kind(child) == .modifier else { break }
      end = tree.range(child).upperBound
    }
    return tree.firstCode(from: end)
  }

  private func label(of parameter: ParameterFact) -> String {
    guard let node = tree.parent(of: parameter.node), let first = tree.child(node, .name) else {
      return "_"
    }
    return tree.text(first)
  }

  // MARK: Hosts

  private func host(_ host: Host) -> JSON {
    let timings = ClosureTimings(project: project)
    let bodies = Set(host.bodyFunctions)
    return .array(
      host.functions.map { function in
        let root: Region = bodies.contains(function) ? .body : .unknown
        let regions = Regions(of: function, root: root, timings)
        return [
          "function": .string(name(of: function)), "region": .string("\(root)"),
          "uses": .array(uses(in: function, of: host, regions)),
        ]
      })
  }

  private func name(of function: Reference<FunctionFact>) -> String {
    let fact = facts[function.row]
    return kind(of: fact) == nil || fact.kind == .function
      ? tree.nameText(fact.nameNode) : kind(of: fact) ?? ""
  }

  private func uses(
    in function: Reference<FunctionFact>, of host: Host, _ regions: Regions
  ) -> [JSON] {
    facts[function.row].uses.compactMap { row in
      let use = facts[row]
      guard !use.local.exists, use.form != .type, host.property(use.name) != nil else { return nil }
      return [
        "name": .string(tree.nameText(use.root)), "offset": .int(tree.range(use.root).lowerBound),
        "access": .string(use.form == .projection ? "project" : "\(use.access)"),
        "region": .string("\(regions[use.scope])"),
      ]
    }
  }
}
