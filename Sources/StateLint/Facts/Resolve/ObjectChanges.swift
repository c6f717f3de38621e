import StateLintSyntax

extension Host {
  /// Whether this host may change the object of a property after `init`: it writes a member, makes a
  /// binding to one, calls a method, or hands the object on.
  func mayChangeObject(of property: Property) -> Bool {
    mentions(of: property).contains { mention in
      let facts = project.facts(mention.function.file)
      let function = facts[mention.function.row]
      guard function.kind != .initializer else { return false }
      let use = mention.use
      return use.isWrite || use.form == .projection || facts.members(of: use).isEmpty
        || function.calls.contains { facts[$0].depth == 1 && facts[$0].root == mention.row }
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
