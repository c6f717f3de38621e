import StateLintSyntax

/// A `ForEach` or `List` over data, in code that is drawn.
package struct RowLoop: Sendable {
  package let host: HostFacts
  package let code: UpdateCode
  package let call: CallFact
  package let data: RowData
  /// The argument `id:`; nil where the elements tell who they are, or the range is constant.
  package let key: NodeID?

  package var facts: FileFacts { host.project.facts(code.function.file) }
  private var tree: Tree { facts.tree }
  package var dataText: String { tree.collapsedText(data.node) }
  package var keyText: String? { key.map { tree.collapsedText($0) } }
  package var loopName: String { tree.nameText(call.callee) }

  /// The loop as far as its arguments: `ForEach(names.indices, id: \.self)`.
  package var place: Place {
    let start = tree.range(call.callee).lowerBound
    let last = Array(tree.children(call.node)).last { tree.kind($0) == .argument }
    let end = last.map { tree.range($0).upperBound } ?? tree.range(call.callee).upperBound
    return Place(code.function.file, start..<end)
  }

  /// `\.self`
  package var isKeyedByItself: Bool { keyText?.hasSuffix(".self") ?? false }

  /// The place is the id: `\.self` over places, `\.offset` or `\.0` over pairs.
  package var isKeyedByPlace: Bool {
    switch data.shape {
    case .places: isKeyedByItself
    case .pairs: keyText == "\\.offset" || keyText == "\\.0"
    case .elements, .range: false
    }
  }

  /// The collection it goes over, as a property of the host; nil where it is anything else.
  package var collection: HostCollection? { data.collections.first }

  /// Whether an `.id(…)` hangs on it or on a view around it, so that it can be made anew.
  package var isKeyedFromOutside: Bool {
    var call = self.call
    while true {
      if facts.hasIdentity(behind: call) { return true }
      let slot = facts[call.scope].slot
      guard slot.call.exists else { return false }
      call = facts[slot.call]
    }
  }

  /// Whether it makes marks or choices rather than rows that keep something.
  package var drawsNoRows: Bool { facts.isAmongMarks(call.scope) }
}

extension RowLoop {
  /// How surely the number of rows changes while the loop stays.
  package enum CountChange: Sendable {
    /// The code changes the collection itself.
    case certain
    /// The parent may give another number, or state says how many.
    case possible
  }

  /// Whether a range without `id:` can become another one; nil for constant ranges and elements.
  package var countChange: CountChange? {
    switch data.shape {
    case .elements, .pairs: return nil
    case .places, .range: break
    }
    if isKeyedFromOutside { return nil }
    let counted = data.collections.filter { $0.question != nil }
    if counted.contains(where: { $0.isFetched || $0.changes.contains(where: \.changesCount) }) {
      return .certain
    }
    if !counted.isEmpty, counted.allSatisfy({ $0.property.wrapper == .state }) { return nil }
    let variability = host.host.variability(
      of: data.node, in: call.scope, of: code.function.file)
    return variability >= .input || isFromOutside ? .possible : nil
  }
}

extension RowLoop {
  /// The number is given by callers that nobody has seen.
  fileprivate var isFromOutside: Bool {
    data.collections.contains { collection in
      let property = collection.property
      return property.wrapper == nil && !property.hasAttributes && !property.fact.hasDefault
        && !property.fact.isStatic
        && host.host.callers(passing: property.fact.name).sites.isEmpty
        && !host.host.callers(passing: property.fact.name).areAllHarmless
    }
  }
}

extension HostFacts {
  /// The loops in code that is drawn.
  package var rowLoops: [RowLoop] {
    drawnCalls {
      $0.name == .forEach || $0.name == .list
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      guard call.form == .bare || call.form == .member && facts.isOfModule(call),
        !project.declares(call.name), let data = facts.argument(nil, of: call),
        !project.buildsMarks(code.function)
      else { return nil }
      return RowLoop(
        host: self, code: code, call: call,
        data: rowData(data, in: call.scope, of: code.function.file),
        key: facts.argument(.id, of: call))
    }
  }
}

extension FileFacts {
  /// Whether a scope stands in a container that draws marks or offers choices.
  func isAmongMarks(_ scope: Row<ScopeFact>) -> Bool {
    var scope = scope
    while scope.exists {
      let slot = self[scope].slot
      if slot.call.exists, FileFacts.containersOfMarks.contains(self[slot.call].name) {
        return true
      }
      scope = self[scope].parent
    }
    return false
  }

  private static let containersOfMarks: Set<Name> = [
    .chart, Name("Picker"), Name("Menu"), Name("Map"), Name("Canvas"), Name("contextMenu"),
  ]

  /// `SwiftUI.ForEach(…)`
  fileprivate func isOfModule(_ call: CallFact) -> Bool {
    nameBefore(call).map { SDKTypes.isModule(tree.name($0)) } ?? false
  }
}

extension ProjectIndex {
  /// Whether a function builds chart or map content, where identity keeps no state.
  func buildsMarks(_ function: Reference<FunctionFact>) -> Bool {
    let facts = facts(function.file)
    let result = facts[function.row].result
    guard result.exists, facts.tree.kind(result) == .someType,
      let name = facts.tree.firstChild(result)
    else { return false }
    return SDKTypes.isContentOfMarks(facts.tree.name(facts.tree.lastNameNode(name)))
  }
}
