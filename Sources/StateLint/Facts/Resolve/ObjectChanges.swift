import StateLintSyntax

extension Host {
  /// Whether this host may change the object of a property after `init`: it writes a member, makes a
  /// binding to one, calls a method, or hands the object on.
  func mayChangeObject(of property: Property) -> Bool {
    functions.contains { function in
      let facts = project.facts(function.file)
      guard facts[function.row].kind != .initializer else { return false }
      let called = Set(
        facts[function.row].calls.lazy.map { facts[$0] }.filter { $0.depth == 1 }.map(\.root))
      return facts[function.row].uses.contains { row in
        let use = facts[row]
        return property.isMeant(by: use)
          && (use.isWrite || use.form == .projection || called.contains(row)
            || facts.members(of: use).isEmpty)
      }
    }
  }
}

extension ProjectIndex {
  /// Whether a class has code that may change its instances: methods, setters, observers, those of
  /// a superclass too.
  func mayChangeByItself(_ entity: Row<TypeEntity>, depth: Int = 0) -> Bool {
    guard depth < 16 else { return true }
    return self[entity].parts.contains { part in
      let facts = facts(part.file)
      return facts[part.row].functions.contains { row in
        switch facts[row].kind {
        case .function, .setter, .didSet, .willSet: !facts[row].isStatic
        case .initializer: !facts[row].calls.isEmpty
        default: false
        }
      }
    }
      || ancestors(of: entity).contains {
        self[$0].kind == .class && mayChangeByItself($0, depth: depth + 1)
      }
  }
}
