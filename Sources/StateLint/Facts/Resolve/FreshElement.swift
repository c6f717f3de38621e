import StateLintSyntax

/// A place that makes an identified value anew on each pass.
package struct FreshElement: Sendable {
  package let type: IdentifiableType
  package let place: Place
  /// The host is seldom drawn, so that the same elements stay for long.
  package let isRare: Bool
  package let path: [(Place, String)]
}

extension HostFacts {
  /// Elements of collections that code makes anew while it is drawn, ids included.
  package var freshElements: [FreshElement] {
    drawnCalls {
      $0.mayConstruct && ($0.name == .`init` || project.declares($0.name))
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      guard let name = facts.tree.constructedName(call), project.declares(name),
        let holder = holder(of: call, facts),
        let entity = project.shape(
          ofChain: call.chain, at: project.standpoint(code.function)
        ).entity, let type = IdentifiableType(project: project, entity: entity),
        type.getsOwnID(call, in: facts), !isToldApartOtherwise(holder, in: code)
      else { return nil }
      return FreshElement(
        type: type, place: Place(code.function.file, facts.callRange(call)),
        isRare: isSeldomDrawn, path: steps(to: code))
    }
  }

  /// What a construction is an element of: an array literal, the closure of `map` and its kin, an
  /// array that it is appended to.
  private func holder(of call: CallFact, _ facts: FileFacts) -> NodeID? {
    let tree = facts.tree
    guard let parent = tree.parent(of: call.chain) else { return nil }
    if tree.kind(parent) == .arrayLiteral { return parent }
    if tree.kind(parent) == .argument, let outer = outerCall(around: call, facts),
      outer.name == .append
    {
      return outer.root.exists ? facts[outer.root].root : nil
    }
    let slot = facts[call.scope].slot
    guard slot.call.exists, FreshElement.makers.contains(facts[slot.call].name),
      tree.kind(parent) == .codeBlock || tree.kind(parent) == .returnStmt
    else { return nil }
    // Only a number or one element of it is wanted: `rows.map { … }.count`
    let isWhole = tree.children(facts[slot.call].chain).allSatisfy { link in
      guard link > facts[slot.call].node, tree.kind(link) == .memberAccess else { return true }
      switch SDKTypes.collectionMember(tree.name(link)) {
      case .count, .truth, .element: return false
      default: return true
      }
    }
    return isWhole ? facts[slot.call].chain : nil
  }

  /// The innermost call that a construction is an argument of.
  private func outerCall(around call: CallFact, _ facts: FileFacts) -> CallFact? {
    facts[facts[call.scope].function].calls.lazy.map { facts[$0] }
      .filter { $0.node != call.node && facts.tree.contains($0.node, call.chain) }
      .max { $0.node < $1.node }
  }

  /// Whether the rows have another id than that of the value: a `ForEach` with `id:` shows them, or
  /// a chart, which has no rows.
  private func isToldApartOtherwise(_ holder: NodeID, in code: UpdateCode) -> Bool {
    let home = project.facts(code.function.file)
    let names = namesOfCollection(holder, in: code)
    return updateCode.contains { other in
      let facts = project.facts(other.function.file)
      return facts[other.function.row].calls.contains { row in
        let call = facts[row]
        guard call.callee.exists, SDKTypes.handsOutElements(call.name),
          call.isUpperCase,
          call.name == .chart || facts.argument(.id, of: call) != nil,
          let data = facts.argument(nil, of: call)
        else { return false }
        if facts === home, facts.tree.contains(data, holder) { return true }
        return facts.uses(in: data, of: call.scope).contains { names.contains($0.name) }
      }
    }
  }

  /// The names by which other code reaches a collection: the local or the property it stands in.
  private func namesOfCollection(_ holder: NodeID, in code: UpdateCode) -> Set<Name> {
    let facts = project.facts(code.function.file)
    let function = facts[code.function.row]
    var names: Set<Name> = [function.name]
    for row in function.locals {
      let local = facts[row]
      if local.source.exists, facts.tree.contains(local.source, holder) { names.insert(local.name) }
    }
    return names
  }
}

extension FreshElement {
  /// Methods that make a collection of what their closure returns.
  static let makerRows = ["compactMap", "flatMap", "map"]
  fileprivate static let makers = Set(makerRows.map { Name($0) })
}
