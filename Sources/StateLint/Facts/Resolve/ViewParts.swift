import StateLintSyntax

/// The functions and computed properties that a view is cut into.
package struct ViewParts: Sendable {
  /// As documentation spells them.
  package let names: [String]
  /// The lines of all of them and of `body`.
  package let lines: Int
}

extension HostFacts {
  /// The parts of this host beside `body`, single lines left out.
  package var parts: ViewParts {
    var names: [String] = []
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
        names.append(name(of: code.function))
        lines += own
      }
    }
    return ViewParts(names: names, lines: lines)
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
}

extension FileFacts {
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
