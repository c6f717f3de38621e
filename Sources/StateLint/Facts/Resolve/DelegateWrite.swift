import StateLintSyntax

/// A call in `update…` that makes the platform view call its delegate at once, and the delegate
/// writes state.
package struct DelegateWrite: Sendable {
  /// The call in the update.
  package let place: Place
  /// `setRegion`
  package let call: String
  package let target: String
  package let write: Place
}

extension HostFacts {
  /// The calls of this representable's updates whose delegate writes state before they return.
  package var delegateWrites: [DelegateWrite] {
    representables.flatMap { representable -> [DelegateWrite] in
      let function = representable.update
      let facts = project.facts(function.file)
      let regions = Regions(of: function, root: .body, timings)
      return facts.ownCalls(of: function.row).compactMap { call in
        guard regions[call.scope] == .body, call.form == .member, call.depth == 1,
          call.root.exists, facts[call.root].local.exists,
          facts[facts[call.root].local].origin == .parameter,
          let methods = DelegateCalls.methods(calledBy: call.name), !isAnimated(call, facts),
          !facts.dependsOnAnything(call.node),
          let write = write(byDelegateMethods: methods)
        else { return nil }
        return DelegateWrite(
          place: Place(function.file, facts.callRange(call)),
          call: facts.tree.nameText(call.callee), target: write.target, write: write.place)
      }
    }
  }

  /// With an animation the delegate hears of the end, which comes later.
  private func isAnimated(_ call: CallFact, _ facts: FileFacts) -> Bool {
    guard let value = facts.argument(Name("animated"), of: call) else { return false }
    return facts.tree.text(value) != "false"
  }

  /// The first write that one of some methods of a type nested in this host surely makes.
  private func write(
    byDelegateMethods methods: [DelegateCalls.Method]
  ) -> (target: String, place: Place)? {
    for method in methods {
      for function in project.functions.references(named: method.name) {
        let facts = project.facts(function.file)
        let fact = facts[function.row]
        guard facts[fact.parameters].map(\.label).last == method.label,
          let owner = project.entity(of: fact.owner, in: function.file),
          project[owner].parent == entity
        else { continue }
        let regions = Regions(of: function, root: .body, timings)
        for use in facts.ownUses(of: function.row)
        where regions[use.scope] == .body && isStateWrite(use, in: owner, facts)
          && !facts.isCompared(use, around: use.root, in: function.row)
        {
          return (
            facts.writtenText(of: use), Place(function.file, facts.writtenRange(of: use))
          )
        }
      }
    }
    return nil
  }

  /// `region.wrappedValue = …` on a binding of the coordinator, `parent.region = …` on the copy of
  /// this host that it keeps.
  private func isStateWrite(
    _ use: UseFact, in coordinator: Row<TypeEntity>, _ facts: FileFacts
  ) -> Bool {
    guard use.isWrite, !use.local.exists, use.form == .bare || use.form == .onSelf,
      let reference = project.property(use.name, of: coordinator)
    else { return false }
    let property = Property(project: project, reference: reference, host: coordinator)
    if property.wrapper == .binding { return true }
    guard let member = facts.members(of: use).first.map({ facts.tree.name($0) }) else {
      return false
    }
    if property.shape.meaning == .sdk(.binding) { return member == .wrappedValue }
    return property.shape.entity == entity && host.property(member)?.wrapper == .binding
  }
}

extension FileFacts {
  /// Whether some condition decides whether a place is reached.
  fileprivate func dependsOnAnything(_ node: NodeID) -> Bool {
    tree.ancestors(of: node).contains { outer in
      switch tree.kind(outer) {
      case .ifExpr, .switchExpr, .ternary: return true
      case .codeBlock:
        return tree.children(outer).contains { statement in
          statement < node && !tree.contains(statement, node)
            && (tree.kind(statement) == .guardStmt
              || tree.kind(statement) == .ifExpr
                && nodes(in: statement).contains { tree.kind($0) == .returnStmt })
        }
      default: return false
      }
    }
  }
}

/// Setters of platform views that call a method of the delegate before they return.
/// Source: the pages of MKMapViewDelegate and UIScrollViewDelegate.
enum DelegateCalls {
  struct Method {
    let name: Name
    /// The last label.
    let label: Name
  }

  static func methods(calledBy setter: Name) -> [Method]? { table[setter] }

  static let rows: [(setter: String, method: String, label: String)] = [
    ("setCamera", "mapView", "regionDidChangeAnimated"),
    ("setCenter", "mapView", "regionDidChangeAnimated"),
    ("setContentOffset", "scrollViewDidScroll", "_"),
    ("setRegion", "mapView", "regionDidChangeAnimated"),
    ("setVisibleMapRect", "mapView", "regionDidChangeAnimated"),
  ]
  private static let table = Dictionary(grouping: rows) { Name($0.setter) }
    .mapValues { rows in rows.map { Method(name: Name($0.method), label: Name($0.label)) } }
}
