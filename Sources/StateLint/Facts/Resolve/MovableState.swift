import StateLintSyntax

/// A `@State` that serves one view below its host, and nothing else there.
package struct MovableState: Sendable {
  package let property: Property
  /// The view that could declare it.
  package let child: String
}

/// A place in a host's code that makes a view of the project.
private struct ChildSite: Hashable {
  let function: Reference<FunctionFact>
  let call: Row<CallFact>
  let child: Row<TypeEntity>
}

extension HostFacts {
  /// The states of this host that could be declared in the one child that uses them.
  package var movableStates: [MovableState] {
    guard host.role == .view || host.role == .viewModifier, !host.mayHaveMore,
      !host.traits.hasUnknownAncestor
    else { return [] }
    let states = host.properties.filter { mayMove($0) }
    guard !states.isEmpty else { return [] }
    let drawn = Dictionary(updateCode.map { ($0.function, $0.regions) }) { first, _ in first }
    return states.compactMap { movableState($0, drawn) }
  }

  private func mayMove(_ property: Property) -> Bool {
    property.wrapper == .state && !property.fact.isStatic && property.isSurelyValue
      && property.fact.accessors.isEmpty && !property.hasUnknownAttribute && host.isSole(property)
      && !property.isNeverWritten(in: host) && isRead(property)
      && (property.isFileLocal || project.placement(property.file).isModuleWhole)
  }

  private func movableState(
    _ property: Property, _ drawn: [Reference<FunctionFact>: Regions]
  ) -> MovableState? {
    guard let sites = sites(of: property, drawn), let first = sites.first,
      sites.dropFirst().allSatisfy({ $0.child == first.child && areAlternatives($0, first) }),
      isMadeHereOnly(first.child, sites), sites.allSatisfy({ staysBesideOthers($0) }),
      !host.isGivenFromOutside(property), !host.isPerhapsChangedFromOutside(property)
    else { return nil }
    return MovableState(property: property, child: project.name(of: first.child))
  }

  // MARK: Who uses it

  /// The children in whose chains all code that mentions a state stands, helpers followed; nil where
  /// something else mentions it.
  private func sites(
    of property: Property, _ drawn: [Reference<FunctionFact>: Regions]
  ) -> [ChildSite]? {
    var found: [ChildSite] = []
    var helpers: Set<Reference<FunctionFact>> = []
    var next: [(UseFact) -> Bool] = [{ property.isMeant(by: $0) }]
    while let isMention = next.popLast() {
      for function in host.functions {
        let facts = project.facts(function.file)
        for row in facts[function.row].uses where isMention(facts[row]) {
          let use = facts[row]
          let isState = property.isMeant(by: use)
          guard use.form != .storage, isDrawn(use, function, drawn) || isAlone(use, isState, facts)
          else { return nil }
          if let site = child(around: use.root, in: function) {
            if !found.contains(site) { found.append(site) }
            continue
          }
          if helpers.contains(function) { continue }
          let fact = facts[function.row]
          guard fact.kind == .function || fact.kind == .getter, !host.isRequirement(fact),
            helpers.count < Host.followLimit
          else { return nil }
          helpers.insert(function)
          next.append { use in
            use.name == fact.name && !use.local.exists
              && (use.form == .bare || use.form == .onSelf)
          }
        }
      }
    }
    return found
  }

  private func isDrawn(
    _ use: UseFact, _ function: Reference<FunctionFact>,
    _ drawn: [Reference<FunctionFact>: Regions]
  ) -> Bool {
    drawn[function].map { $0[use.scope] == .body } ?? false
  }

  /// Whether an action does nothing but write the state, or call what does.
  private func isAlone(_ use: UseFact, _ isState: Bool, _ facts: FileFacts) -> Bool {
    let scope = facts[use.scope]
    let block =
      scope.kind == .function
      ? facts[scope.function].body : facts.tree.child(scope.node, .codeBlock) ?? .none
    guard block.exists, Array(facts.tree.children(block)).count == 1 else { return false }
    return !isState
      || facts[scope.function].uses.contains { row in
        facts[row].name == use.name && facts[row].scope == use.scope && facts[row].isWrite
      }
  }

  /// The innermost view of the project in whose chain a node stands.
  private func child(around node: NodeID, in function: Reference<FunctionFact>) -> ChildSite? {
    let facts = project.facts(function.file)
    var found: ChildSite?
    var size = UInt32.max
    for row in facts[function.row].calls {
      let call = facts[row]
      guard call.mayConstruct, facts.tree.contains(call.chain, node),
        facts.tree[call.chain].size < size,
        let entity = project.finder.constructed(by: call, in: function.file).entity,
        project[entity].traits.hostRole == .view
      else { continue }
      found = ChildSite(function: function, call: row, child: entity)
      size = facts.tree[call.chain].size
    }
    return found
  }

  // MARK: Where it stands

  private func areAlternatives(_ one: ChildSite, _ other: ChildSite) -> Bool {
    let facts = project.facts(one.function.file)
    return one.function.file == other.function.file
      && facts.tree.areAlternatives(facts[one.call].node, facts[other.call].node)
  }

  private func isMadeHereOnly(_ child: Row<TypeEntity>, _ sites: [ChildSite]) -> Bool {
    let all = project.callSites(of: child).filter { !$0.isOutsideApp }
    return all.count == sites.count && !project.mayBeConstructedElsewhere(child)
      && child != entity
      && all.allSatisfy { site in
        sites.contains { $0.function.file == site.reference.file && $0.call == site.reference.row }
      }
  }

  /// Whether a child is there for as long as its host, with other views beside it.
  private func staysBesideOthers(_ site: ChildSite) -> Bool {
    let facts = project.facts(site.function.file)
    guard !facts.hasIdentity(behind: facts[site.call]) else { return false }
    var function = site.function
    var node = facts[site.call].chain
    var hasOthers = false
    for _ in 0...Host.followLimit {
      let home = project.facts(function.file)
      guard let others = home.surroundings(of: node, in: function.row, project) else {
        return false
      }
      hasOthers = hasOthers || others
      if host.isRequirement(project.fact(function)) { return hasOthers }
      guard let caller = soleMention(of: function) else { return false }
      (function, node) = (caller.function, caller.node)
    }
    return false
  }

  /// The one place in this host that asks for a helper.
  private func soleMention(
    of helper: Reference<FunctionFact>
  ) -> (function: Reference<FunctionFact>, node: NodeID)? {
    let name = project.fact(helper).name
    var found: (function: Reference<FunctionFact>, node: NodeID)?
    for function in host.functions {
      let facts = project.facts(function.file)
      for row in facts[function.row].uses
      where facts[row].name == name && !facts[row].local.exists {
        guard found == nil else { return nil }
        found = (function, facts[row].node)
      }
    }
    return found
  }
}

extension FileFacts {
  /// Whether other views stand beside a node, up to the function around it; nil where something
  /// around it makes it come and go, or may do so.
  fileprivate func surroundings(
    of node: NodeID, in function: Row<FunctionFact>, _ project: ProjectIndex
  ) -> Bool? {
    var hasOthers = false
    let body = self[function].body
    for around in tree.ancestors(of: node) where around >= body {
      switch tree.kind(around) {
      case .ifExpr, .switchExpr, .guardStmt, .ternary, .variableDecl, .forStmt: return nil
      case .codeBlock, .accessorBlock:
        hasOthers = hasOthers || tree.children(around).filter { isOtherView($0) }.count > 1
      case .closure:
        guard let scope = self[function].scopes.first(where: { self[$0].node == around }),
          self[scope].slot.call.exists
        else { return nil }
        let call = self[self[scope].slot.call]
        guard call.form == .bare, SteadyContainers.contain(call.name),
          !project.declares(call.name), !hasIdentity(behind: call)
        else { return nil }
      default: break
      }
    }
    return hasOthers
  }

  /// A statement of a builder that shows something.
  private func isOtherView(_ statement: NodeID) -> Bool {
    guard tree.kind(statement) != .variableDecl else { return false }
    guard tree.kind(statement) == .chain, let base = tree.firstChild(statement),
      tree.kind(base) == .nameExpr
    else { return true }
    return !SteadyContainers.blanks.contains(tree.name(base))
  }
}

/// Containers whose content is there for as long as they are. Source: Apple's page of each.
private enum SteadyContainers {
  static func contain(_ name: Name) -> Bool { names.contains(name) }

  static let rows = [
    "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HSplitView", "HStack",
    "NavigationStack", "NavigationView", "ScrollView", "ScrollViewReader", "VSplitView", "VStack",
    "ZStack",
  ]
  private static let names = Set(rows.map { Name($0) })
  /// Views that show nothing.
  static let blanks: Set<Name> = [Name("Divider"), Name("EmptyView"), Name("Spacer")]
}
