import StateLintSyntax

/// Names the declarations that places of one file stand in.
package struct DeclarationNames {
  private let facts: FileFacts
  private let types: Stretches
  private let functions: Stretches
  private let properties: Stretches

  /// Made once for all places of a file.
  package init(_ facts: FileFacts) {
    self.facts = facts
    let tree = facts.tree
    types = Stretches(facts.types.map { tree.range($0.node) })
    // Statements at the top level of a file stand in nothing.
    functions = Stretches(
      facts.functions.map { $0.kind == .topLevel ? 0..<0 : tree.range($0.node) })
    properties = Stretches(facts.properties.map { tree.range($0.declaration) })
  }

  /// The declaration an offset stands in, with the types around it: `Page.body`, `Page.init`.
  package func name(at offset: Int) -> String {
    var parts = types.all(around: offset).map {
      facts.tree.collapsedText(facts.types[$0].nameNode)
    }
    if let function = functions.last(around: offset) {
      parts.append(label(of: facts.functions[function]))
    } else if let property = properties.last(around: offset) {
      parts.append(facts.tree.nameText(facts.properties[property].nameNode))
    }
    return parts.joined(separator: ".")
  }

  private func label(of function: FunctionFact) -> String {
    switch function.kind {
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .subscript: "subscript"
    default: facts.tree.nameText(function.nameNode)
    }
  }
}

/// Stretches of a file, some inside others.
private struct Stretches {
  /// By their start, the outer before the inner.
  private let sorted: [(range: Range<Int>, row: Int)]
  /// For each stretch the farthest end of it and all before it.
  private let ends: [Int]

  init(_ ranges: [Range<Int>]) {
    sorted = ranges.enumerated().map { ($1, $0) }.sorted {
      ($0.range.lowerBound, $0.row) < ($1.range.lowerBound, $1.row)
    }
    var end = 0
    ends = sorted.map { stretch in
      end = max(end, stretch.range.upperBound)
      return end
    }
  }

  /// The innermost stretch around an offset.
  func last(around offset: Int) -> Int? { walk(around: offset) { _ in false } }

  /// The stretches around an offset, the outermost first.
  func all(around offset: Int) -> [Int] {
    var found: [Int] = []
    _ = walk(around: offset) { row in
      found.append(row)
      return true
    }
    return found.reversed()
  }

  /// Goes outwards over the stretches around an offset while `goesOn` says so; the last one met.
  private func walk(around offset: Int, while goesOn: (Int) -> Bool) -> Int? {
    var place = sorted.firstPlace { $0.range.lowerBound <= offset }
    // Where all that begin before have ended, nothing is left.
    while place > 0, ends[place - 1] > offset {
      place -= 1
      let (range, row) = sorted[place]
      if range.contains(offset), !goesOn(row) { return row }
    }
    return nil
  }
}
