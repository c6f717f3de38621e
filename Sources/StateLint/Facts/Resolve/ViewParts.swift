import StateLintSyntax

/// The functions and computed properties that a view is cut into.
package struct ViewParts: Sendable {
  /// How many there are.
  package let count: Int
  /// Those that stand side by side in one of the functions, so that all run together, as
  /// documentation spells them; the longest such row.
  package let together: [String]
  /// The lines of all of them and of `body`.
  package let lines: Int
}

extension HostFacts {
  /// The parts of this host beside `body`, single lines left out.
  package var parts: ViewParts {
    var names: [Name: String] = [:]
    var lines = 0
    for code in updateCode {
      let facts = project.facts(code.function.file)
      let fact = facts[code.function.row]
      let own = facts.lineCount(of: fact)
      if host.isRequirement(fact) {
        lines += own
      } else if own > ViewParts.fragment, fact.kind == .getter || fact.kind == .function,
        facts.returnsSomeView(fact)
      {
        names[fact.name] = name(of: code.function)
        lines += own
      }
    }
    guard names.count >= ViewParts.row else { return ViewParts(count: 0, together: [], lines: 0) }
    let rows = updateCode.map { parts(names, sideBySideIn: $0.function) }
    return ViewParts(
      count: names.count, together: rows.max { $0.count < $1.count } ?? [], lines: lines)
  }

  /// The parts that a function asks for in any case, and not on one side of an `if` or `switch`.
  private func parts(
    _ names: [Name: String], sideBySideIn function: Reference<FunctionFact>
  ) -> [String] {
    let facts = project.facts(function.file)
    var seen: Set<Name> = []
    return facts.ownUses(of: function.row) {
      !$0.local.exists && ($0.form == .bare || $0.form == .onSelf) && names[$0.name] != nil
    }.compactMap { use in
      // What is presented runs when it is shown, and a row when it is on screen.
      guard !facts.isChosen(use.root, in: function.row), !facts.isPresented(use.scope),
        !facts.isInRow(use.scope, project), seen.insert(use.name).inserted
      else { return nil }
      return names[use.name]
    }
  }

  /// The name of this host in its declaration.
  package var nameplate: Place {
    let part = project[entity].declaration
    let facts = project.facts(part.file)
    return Place(part.file, facts.tree.range(facts[part.row].nameNode))
  }

  /// Whether it has state, or a model, that has it drawn again by itself.
  package var redrawsItself: Bool {
    host.properties.contains { property in
      if property.fact.isStatic { return false }
      switch property.wrapper {
      case nil: return property.modelKind == .observable
      case .environment:
        return property.readsObjectFromEnvironment
          || property.environmentKey.map { ChangingEnvironment.contains($0) } ?? false
      default: return property.changes
      }
    }
  }
}

extension ViewParts {
  /// How many lines a part has that is too small to be a view of its own.
  fileprivate static let fragment = 3

  /// How many parts side by side are many.
  package static let row = 3

  /// How many lines are too long for one view.
  package static let long = 60
}

extension FileFacts {
  /// Whether a node stands on one side of an `if` or `switch`, and so may not run at all.
  fileprivate func isChosen(_ node: NodeID, in function: Row<FunctionFact>) -> Bool {
    tree.ancestors(of: node).contains {
      tree.contains(self[function].node, $0)
        && (tree.kind($0) == .ifExpr || tree.kind($0) == .switchExpr)
    }
  }

  /// `some View`: marks of charts and items of toolbars cannot be views of their own.
  fileprivate func returnsSomeView(_ function: FunctionFact) -> Bool {
    guard function.result.exists, tree.kind(function.result) == .someType,
      let type = tree.firstChild(function.result)
    else { return false }
    return tree.lastTypeName(type) == .view
  }

  /// The lines of a function's statements with their braces.
  fileprivate func lineCount(of function: FunctionFact) -> Int {
    guard function.body.exists else { return 0 }
    return tree.bytes[tree.range(function.body)].lazy.filter { $0 == UInt8(ascii: "\n") }.count + 1
  }
}
