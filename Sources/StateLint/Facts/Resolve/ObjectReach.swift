import StateLintSyntax

extension HostFacts {
  /// Whether a write to a member changes the very object that a property of this host keeps, and
  /// nothing else asks for an update beside it. A write to another instance of the class proves
  /// nothing.
  func reachesUnseen(_ write: Reference<UseFact>, objectOf property: Property) -> Bool {
    let facts = project.facts(write.file)
    let use = facts[write.row]
    let function = Reference(write.file, facts[use.scope].function)
    let owner = project.entity(of: facts[function.row].owner, in: write.file)
    if owner == entity, concerns(use, property, in: write.file) {
      return !asksForUpdate(from: use.scope, of: function)
    }
    if owner == property.shape.entity, !use.local.exists {
      return usesUnseen(of: property) { $0.isCalled || $0.isHandedOn }
    }
    if use.local.exists {
      guard facts[use.local].origin == .parameter else { return false }
    } else if owner == entity {
      // Another object of this host: one of those in the collection, if it is put there.
      return isPut(use.name, into: property) && !asksForUpdate(from: use.scope, of: function)
    }
    return usesUnseen(of: property) { $0.isHandedOn }
  }

  /// `cases["red"] = violin`, `cases.append(violin)`
  private func isPut(_ name: Name, into property: Property) -> Bool {
    host.mentions(of: property).contains { mention in
      let use = mention.use
      guard use.isWrite, use.write.exists else { return false }
      let facts = project.facts(mention.function.file)
      return facts.uses(in: use.write, of: use.scope).contains {
        $0.name == name && $0.form != .type && !$0.local.exists && facts.members(of: $0).isEmpty
      }
    }
  }

  /// What a host does with an object it keeps.
  private struct ObjectUse {
    /// A method of it is called.
    let isCalled: Bool
    /// It is an argument: somebody else may change it.
    let isHandedOn: Bool
  }

  /// Whether some use of the object is as wanted and stands beside no write to drawn state.
  private func usesUnseen(of property: Property, _ isWanted: (ObjectUse) -> Bool) -> Bool {
    host.functions.contains { function in
      let facts = project.facts(function.file)
      let called = Set(facts[function.row].calls.map { facts[$0].root })
      return facts[function.row].uses.contains { row in
        let use = facts[row]
        guard concerns(use, property, in: function.file) else { return false }
        let members = facts.members(of: use)
        let hasMembers = !members.isEmpty
        let isArgument = facts.tree.parent(of: use.node).map { facts.tree.kind($0) } == .argument
        return isWanted(
          ObjectUse(
            isCalled: hasMembers
              && (called.contains(row) || isMethod(facts.tree.name(members[0]), of: property)),
            isHandedOn: !hasMembers && isArgument))
          && !asksForUpdate(from: use.scope, of: function)
      }
    }
  }

  /// `action: stage.toggle` hands a method on, to be called later.
  private func isMethod(_ member: Name, of property: Property) -> Bool {
    property.shape.entity.map { !project.functions(member, of: $0).isEmpty } ?? false
  }

  private func concerns(_ use: UseFact, _ property: Property, in file: Int32) -> Bool {
    property.isMeant(by: use) || use.local.exists && isAlias(use.local, of: property, in: file)
  }

  /// Whether code of a scope, or around it, also writes state that is drawn: the update that
  /// follows draws the object anew too.
  func asksForUpdate(
    from scope: Row<ScopeFact>, of function: Reference<FunctionFact>
  ) -> Bool {
    let facts = project.facts(function.file)
    var around: Set<Row<ScopeFact>> = []
    var scope = scope
    while scope.exists {
      around.insert(scope)
      scope = facts[scope].parent
    }
    return facts[function.row].uses.contains { row in
      let use = facts[row]
      guard around.contains(use.scope), let write = host.write(use, in: function) else {
        return false
      }
      return isDrawn(write.property)
    }
  }
}
