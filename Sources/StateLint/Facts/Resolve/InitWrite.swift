import StateLintSyntax

/// A write through a binding or into a model of somebody else while a view is made.
package struct InitWrite: Sendable {
  package let place: Place
  /// What is written, as the user spells it.
  package let target: String
  /// It stands in a `Task`, which waits until the update is over.
  package let isDelayed: Bool
  /// The class of the model announces its changes; false for bindings.
  package let isAnnounced: Bool
  /// A condition around it says whether it happens.
  package let isConditional: Bool
}

extension HostFacts {
  /// The writes in initialisers of this host that reach what its parent or others keep; none where
  /// only code outside of views makes it.
  package var initWrites: [InitWrite] {
    guard !host.initializers.isEmpty, !host.isMadeOnce, host.role != .dynamicProperty,
      host.role != .gesture
    else { return [] }
    return host.initializers.flatMap { initializer -> [InitWrite] in
      let facts = project.facts(initializer.file)
      let writes = facts.ownUses(of: initializer.row, where: \.isWrite)
      guard !writes.isEmpty else { return [] }
      let regions = Regions(of: initializer, root: .body, timings)
      return writes.compactMap { use in
        let isDelayed = facts.isInTask(use.scope) && regions[use.scope] == .action
        let isConditional = facts.dependsOnCondition(use.node)
        guard isDelayed || regions[use.scope] == .body,
          let target = foreignTarget(of: use, in: initializer), !isDelayed || target == .binding
        else { return nil }
        return InitWrite(
          place: Place(initializer.file, facts.writtenRange(of: use)),
          target: facts.writtenText(of: use), isDelayed: isDelayed,
          isAnnounced: target == .announced, isConditional: isConditional)
      }
    }
  }

  private enum Target {
    case binding, announced, tracked
  }

  /// What a write in `init` reaches; nil for what belongs to the view or is made on the spot.
  private func foreignTarget(
    of use: UseFact, in initializer: Reference<FunctionFact>
  ) -> Target? {
    let facts = project.facts(initializer.file)
    if use.local.exists {
      guard facts[use.local].origin == .parameter else { return nil }
      if isThroughBinding(use, facts) { return .binding }
      let shape = project.shape(of: use.local, in: initializer.file)
      return target(of: use, in: shape.unwrapped, facts)
    }
    guard use.form != .type, use.form != .wholeSelf, let property = host.property(use.name) else {
      return nil
    }
    if property.wrapper == .binding {
      return host.write(use, in: initializer) == nil ? nil : .binding
    }
    guard use.form == .bare || use.form == .onSelf, use.access != .assign,
      isGiven(property, in: initializer)
    else { return nil }
    return target(of: use, in: property.shape.unwrapped, facts)
  }

  private func target(of use: UseFact, in shape: TypeShape, _ facts: FileFacts) -> Target? {
    guard project.trackedMember(use, of: shape, facts) != nil, let entity = shape.entity else {
      return nil
    }
    return project.modelKind(of: entity) == .observable ? .tracked : .announced
  }

  /// Whether each assignment to a property in an `init` takes a parameter as it is.
  private func isGiven(_ property: Property, in initializer: Reference<FunctionFact>) -> Bool {
    let found = host.initAssignments.filter {
      $0.initializer == initializer && $0.property.reference == property.reference
    }
    return !found.isEmpty && found.allSatisfy { $0.directParameter != nil }
  }
}

extension FileFacts {
  /// Whether a closure around a scope is that of a `Task`.
  fileprivate func isInTask(_ scope: Row<ScopeFact>) -> Bool {
    var scope = scope
    while scope.exists {
      let slot = self[scope].slot
      if slot.call.exists, self[slot.call].name == Name.taskType {
        return true
      }
      scope = self[scope].parent
    }
    return false
  }
}
