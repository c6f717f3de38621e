import StateLintSyntax

/// An object that a view, or one inside it, looks for in the environment.
package struct Expectation: Sendable {
  package let type: Row<TypeEntity>
  package let reader: Reference<PropertyFact>
  /// The views from the outer one to the one that reads, the outer one left out.
  package var views: [Row<TypeEntity>] = []
}

extension ProjectIndex {
  /// The objects that a host looks for in the environment, and those of the views it makes, so many
  /// steps deep; what it supplies itself is left out.
  ///
  /// - Parameter atOnce: only what is surely looked for as soon as the view appears.
  func expectations(
    of entity: Row<TypeEntity>, depth: Int, atOnce: Bool
  ) -> [Expectation] {
    guard environment.mayExpect(entity), let host = host(entity) else { return [] }
    let timings = ClosureTimings(project: self)
    let code = atOnce ? host.surelyDrawn(timings) : host.updateCode(timings)
    let uses = atOnce ? host.uses(in: code) : []
    var found = host.properties.compactMap { property -> Expectation? in
      guard let type = expectedObject(of: property.reference),
        atOnce ? draws(property, uses) : property.isMentioned(in: host)
      else { return nil }
      return Expectation(type: type, reader: property.reference)
    }
    guard depth > 0 else { return found }
    for code in code {
      let home = self.facts(code.function.file)
      for call in home.ownCalls(of: code.function.row) where code.regions[call.scope] == .body {
        guard home.tree.constructedName(call) != nil,
          let child = finder.constructed(by: call, in: code.function.file).entity,
          child != entity, environment.mayExpect(child), self[child].traits.hostRole != nil,
          !atOnce
            || home.appearsAtOnce(call.node, in: call.scope)
              && code.path.allSatisfy({ appearsAtOnce($0) })
        else { continue }
        let inner = expectations(of: child, depth: depth - 1, atOnce: atOnce)
        guard !inner.isEmpty else { continue }
        let supplied = host.surroundings(of: call.node, in: code.function)
        guard !supplied.isUnknown else { continue }
        found += inner.filter { !supplied.types.contains($0.type) }.map {
          Expectation(type: $0.type, reader: $0.reader, views: [child] + $0.views)
        }
      }
    }
    return found
  }

  fileprivate func appearsAtOnce(_ step: CallStep) -> Bool {
    let facts = facts(step.caller.file)
    let scope = facts.use(rootedAt: step.node, in: step.caller.row)?.scope
    return scope.map { facts.appearsAtOnce(step.node, in: $0) } ?? false
  }
}

extension Host {
  /// What `body` itself comes to, each helper by its way from there.
  fileprivate func surelyDrawn(_ timings: ClosureTimings) -> [UpdateCode] {
    code(from: functions.filter { isRequirement(project.fact($0)) }, timings)
  }
}

extension ProjectIndex {
  /// Whether code that surely runs with the first update reads a property.
  fileprivate func draws(
    _ property: Property, _ uses: [(use: UseFact, code: UpdateCode)]
  ) -> Bool {
    uses.contains { use, code in
      property.isMeant(by: use)
        && facts(code.function.file).appearsAtOnce(use.root, in: use.scope)
        && code.path.allSatisfy { appearsAtOnce($0) }
    }
  }
}

extension Property {
  /// Whether some code of its host names it.
  func isMentioned(in host: Host) -> Bool {
    !host.mentions(of: self).isEmpty
  }
}

extension FileFacts {
  /// Whether what a node stands for is there as soon as the view around it is: in no branch, no row,
  /// and nothing that waits for a tap.
  fileprivate func appearsAtOnce(_ node: NodeID, in scope: Row<ScopeFact>) -> Bool {
    guard !dependsOnCondition(node), !isPresented(scope) else { return false }
    var scope = scope
    while scope.exists {
      let slot = self[scope].slot
      if slot.call.exists {
        let name = self[slot.call].name
        if SDKTypes.handsOutElements(name), slot.parameterCount > 0 { return false }
        if Waiting.contain(name) { return false }
      }
      scope = self[scope].parent
    }
    return !tree.ancestors(of: node).contains { outer in
      var callee: NodeID?
      return tree.kind(outer) == .chain
        && tree.children(outer).contains { link in
          if tree.kind(link) != .call { callee = link }
          return tree.kind(link) == .call && tree.contains(link, node) && link != node
            && callee.map { Waiting.contain(tree.name($0)) } ?? false
        }
    }
  }

  func dependsOnCondition(_ node: NodeID) -> Bool {
    tree.ancestors(of: node).contains { outer in
      switch tree.kind(outer) {
      // What a condition reads is read in any case.
      case .ifExpr, .switchExpr, .ternary:
        tree.firstChild(outer).map { !tree.contains($0, node) } ?? true
      case .ifConfig: true
      default: false
      }
    }
  }
}

/// What makes its content when somebody asks for it. Source: Apple's page of each.
enum Waiting {
  static func contain(_ name: Name) -> Bool { names.contains(name) }

  static let rows = [
    "AsyncImage", "DisclosureGroup", "Menu", "NavigationLink", "Tab", "TabView", "alert",
    "confirmationDialog", "contextMenu", "fullScreenCover", "inspector", "navigationDestination",
    "popover", "sheet", "swipeActions", "tabItem",
  ]
  private static let names = Set(rows.map { Name($0) })
}
