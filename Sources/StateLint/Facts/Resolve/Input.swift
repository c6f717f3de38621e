import StateLintSyntax

extension Host {
  /// What a caller gives to a property, by the labels of its arguments; empty for what no caller
  /// gives: it has a value of its own, is kept elsewhere, or `init` makes it.
  package func labels(of property: Property) -> [Name] {
    let fact = property.fact
    guard fact.isStored, !fact.isStatic, !(fact.isLet && fact.hasDefault) else { return [] }
    if initializers.isEmpty { return [fact.name] }
    return initAssignments.filter { $0.property.reference == property.reference }
      .flatMap { assignment in assignment.parameters.map { assignment.label(of: $0) } }
  }

  /// Whether callers give this host the property's value, and it surely is a value: a plain stored
  /// property without a default.
  package func isValueInput(_ property: Property) -> Bool {
    property.wrapper == nil && !property.hasAttributes && !property.fact.hasDefault
      && property.shape.form == .nominal && property.modelKind == .value
      && !labels(of: property).isEmpty
  }

  /// Whether the current value of a binding is read as a value.
  package func isValueBinding(_ property: Property) -> Bool {
    property.wrapper == .binding && property.modelKind == .value
  }

  /// Whether a property is the same for as long as the view is there.
  func isConstant(_ property: Property) -> Bool {
    property.fact.isLet && property.fact.hasDefault && !property.hasAttributes
      && property.modelKind == .value
  }

  /// Some modifier answers to each new value of a property, or makes a new view for it:
  /// `.onChange(of:)`, `.task(id:)`, `.onReceive`, `.id`.
  package func follows(_ property: Property) -> Bool {
    functions.contains { function in
      let facts = project.facts(function.file)
      return facts[function.row].calls.contains { row in
        let call = facts[row]
        return Host.followers.contains(call.name)
          && facts.uses(in: call.node, of: call.scope).contains {
            $0.scope == call.scope && property.isMeant(by: $0)
          }
      }
    }
  }

  private static let followers: Set<Name> = [
    .onChange, .task, .id, .modifier, Name("onReceive"),
  ]
}

extension HostFacts {
  /// The inputs that an expression is made of; nil where it is made of anything else that can
  /// differ from time to time, or that nobody knows.
  func inputs(
    in node: NodeID, _ scope: Row<ScopeFact>, of file: Int32, depth: Int = 0
  ) -> [Property]? {
    let facts = project.facts(file)
    guard depth < 4, !facts.nodes(in: node).contains(where: { facts.mayDiffer($0) }) else {
      return nil
    }
    var found: [Property] = []
    for use in facts.uses(in: node, of: scope) {
      if use.local.exists, facts.tree.contains(node, facts[use.local].node) { continue }
      guard let inputs = inputs(of: use, in: file, depth) else { return nil }
      found += inputs
    }
    return found
  }

  private func inputs(of use: UseFact, in file: Int32, _ depth: Int) -> [Property]? {
    let facts = project.facts(file)
    if use.local.exists {
      let local = facts[use.local]
      guard local.origin == .variable || local.origin == .optionalBinding, local.source.exists,
        !local.isVariable
      else { return nil }
      return inputs(in: local.source, local.scope, of: file, depth: depth + 1)
    }
    switch use.form {
    case .type: return facts.isPlainValue(use) ? [] : nil
    case .wholeSelf, .storage, .projection: return nil
    case .bare, .onSelf: break
    }
    guard use.access == .read else { return nil }
    if let property = host.property(use.name) {
      if host.isValueInput(property) || host.isValueBinding(property) { return [property] }
      return host.isConstant(property) ? [] : nil
    }
    return use.form == .bare && project.functions.references(named: use.name).isEmpty
      && project.globals.references(named: use.name).isEmpty ? [] : nil
  }
}

extension FileFacts {
  /// Whether a part of an expression gives another value at another time: it waits, it can fail, it
  /// deals or asks the clock.
  fileprivate func mayDiffer(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .effectExpr, .assignment: true
    case .memberAccess, .implicitMember: FreshValues.isOfTheMoment(tree.name(node))
    default: false
    }
  }

  /// `String(…)`, `Int.init(…)`, `Style.large`; not `Store.shared.title(for: …)`.
  fileprivate func isPlainValue(_ use: UseFact) -> Bool {
    guard tree.kind(use.node) == .chain else { return true }
    let links = Array(tree.children(use.node).filter { $0 > use.root })
    guard let first = links.first else { return true }
    if tree.kind(first) == .call {
      return tree.child(first, .argument) != nil || FreshValues.type(use.name) == nil
    }
    guard tree.kind(first) == .memberAccess else { return false }
    return links.count == 1 || tree.name(first) == .`init`
  }
}
