import StateLintSyntax

extension ProjectIndex {
  /// The functions a call by bare name or on `self` may mean: those of the type around it, then the
  /// module's global ones.
  package func callees(
    of call: CallFact, in owner: Row<TypeFact>, _ file: Int32
  ) -> [Reference<FunctionFact>] {
    let facts = facts(file)
    var current = owner
    while current.exists {
      if let entity = entity(of: current, in: file) {
        let found = functions(call.name, of: entity)
        if !found.isEmpty { return found }
      } else {
        // An extension of an SDK type: its own members and those of its sisters.
        let name = facts[current].name
        let found = functions.references(named: call.name).filter { candidate in
          let fact = fact(candidate)
          return fact.owner.exists && self.facts(candidate.file)[fact.owner].name == name
            && isNear(candidate.file, file)
        }
        if !found.isEmpty { return found }
      }
      current = facts[current].parent
    }
    guard call.form == .bare else { return [] }
    return functions.references(named: call.name).filter {
      let fact = fact($0)
      return !fact.owner.exists && !fact.enclosing.exists && isNear($0.file, file)
        && ($0.file == file || !fact.modifiers.isFileLocal)
    }
  }

  private func isNear(_ other: Int32, _ file: Int32) -> Bool {
    placement(other).module == placement(file).module
  }

  /// The project's member functions with a name that a file can see and that take a closure.
  func membersTakingClosures(named name: Name, from file: Int32) -> [Reference<FunctionFact>] {
    functions.references(named: name).filter { candidate in
      let facts = facts(candidate.file)
      let fact = facts[candidate.row]
      guard fact.owner.exists, candidate.file == file || !fact.modifiers.isFileLocal else {
        return false
      }
      return facts[fact.parameters].contains { parameter in
        facts[parameter.attributes].contains { $0.kind == .builder }
          || functionType(of: parameter.type, in: candidate.file) != nil
      }
    }
  }

  // MARK: Initialisers

  /// The initialisers a type declares, in extensions too.
  package func initializers(of entity: Row<TypeEntity>) -> [Reference<FunctionFact>] {
    self[entity].parts.flatMap { part in
      let facts = facts(part.file)
      return facts[part.row].functions.filter { facts[$0].kind == .initializer }
        .map { Reference(part.file, $0) }
    }
  }

  /// Whether the compiler makes a memberwise initialiser: a struct without an `init` of its own.
  package func hasMemberwiseInitializer(_ entity: Row<TypeEntity>) -> Bool {
    guard self[entity].kind == .struct, !self[entity].traits.hasUnknownMacro else { return false }
    let part = self[entity].declaration
    let facts = facts(part.file)
    return !facts[part.row].functions.contains { facts[$0].kind == .initializer }
  }

  /// The stored properties that the memberwise initialiser takes, in order.
  package func memberwiseParameters(of entity: Row<TypeEntity>) -> [Row<PropertyFact>] {
    let part = self[entity].declaration
    let facts = facts(part.file)
    return facts[part.row].properties.filter { row in
      let fact = facts[row]
      return fact.isStored && !fact.isStatic && !(fact.isLet && fact.hasDefault)
        && !fact.modifiers.contains(.lazy)
    }
  }
}
