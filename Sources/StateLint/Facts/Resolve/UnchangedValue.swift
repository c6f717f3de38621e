import StateLintSyntax

extension Host {
  /// Whether surely nothing changes the value of a `@State` or `@Binding`, and nobody asks for the
  /// wrapper.
  package func isNeverChanged(_ property: Property) -> Bool {
    let fact = property.fact
    guard property.isFileLocal || project.placement(property.file).isModuleWhole,
      fact.accessors.isEmpty, !fact.isStatic, !property.hasUnknownAttribute,
      !traits.hasUnknownAncestor, property.isNeverWritten(in: self), !isRequirement(fact.name),
      !isPerhapsChangedByCall(property)
    else { return false }
    return !isPerhapsChangedFromOutside(property)
  }

  /// Whether a value comes from an initialiser or from a caller.
  package func isGivenFromOutside(_ property: Property) -> Bool {
    let isAssigned = initializers.contains { initializer in
      let facts = project.facts(initializer.file)
      return facts[initializer.row].uses.contains { row in
        property.isMeant(by: facts[row])
          && (facts[row].access == .assign || facts[row].form == .storage)
      }
    }
    if isAssigned || property.isFileLocal { return isAssigned }
    return project.mayBeConstructedElsewhere(entity)
      || project.callSites(of: entity).contains { $0.argument(property.fact.name) != nil }
  }

  /// Whether some code of this host mentions a property, its initialisers left out.
  package func isMentioned(_ property: Property) -> Bool {
    mentionedNames.contains(property.fact.name)
  }

  /// Whether code that may have waited reads a property: there a binding gives the newest value, and
  /// a plain property the one from the moment when the code began.
  package func isReadLater(_ property: Property) -> Bool {
    mentions(of: property).contains { mention in
      let facts = project.facts(mention.function.file)
      return facts[mention.function.row].isAsync || facts.mayWait(mention.use.scope)
    }
  }

  /// A method may change the value it is called on: one that is marked so, or one of a type that
  /// nobody knows.
  private func isPerhapsChangedByCall(_ property: Property) -> Bool {
    guard isMentioned(property) || !initializers.isEmpty else { return false }
    return functions.contains { function in
      let facts = project.facts(function.file)
      return facts[function.row].calls.contains { row in
        let call = facts[row]
        guard call.root.exists, call.form == .member, !call.previous.exists, call.depth > 0,
          property.isMeant(by: facts[call.root])
        else { return false }
        return mayMutate(call, property, in: function)
      }
    }
  }

  private func mayMutate(
    _ call: CallFact, _ property: Property, in function: Reference<FunctionFact>
  ) -> Bool {
    let isDeclaredSo = project.functions.references(named: call.name).contains {
      project.fact($0).modifiers.contains(.mutating)
    }
    if isDeclaredSo { return true }
    let shape = property.shape
    if shape.container != .none { return false }
    if case .sdk = shape.meaning { return false }
    let receiver =
      call.depth == 1
      ? shape
      : project.shape(
        ofChain: call.chain, upTo: call.callee, at: project.standpoint(function))
    switch receiver.meaning {
    case .sdk: return false
    case .project(let entity): return project[entity].traits.hasUnknownMacro
    case .generic, .ambiguous, .unknown: return receiver.container == .none
    }
  }
}

extension Property {
  /// The first value, where it is a literal: the same each time it is evaluated.
  package var literalDefault: NodeID? {
    if fact.initializer.exists {
      return facts.tree.isLiteral(fact.initializer) ? fact.initializer : nil
    }
    guard let attribute = wrapperAttribute,
      let argument = facts.tree.child(attribute.node, .argument),
      let value = facts.tree.lastChild(argument), facts.tree.isLiteral(value)
    else { return nil }
    return value
  }
}

extension FileFacts {
  /// Whether a scope stands in a closure that can wait, or that runs long after it was made.
  fileprivate func mayWait(_ scope: Row<ScopeFact>) -> Bool {
    var scope = scope
    while scope.exists {
      let slot = self[scope].slot
      if slot.call.exists, WaitingCode.names.contains(self[slot.call].name) { return true }
      scope = self[scope].parent
    }
    return false
  }
}

/// Whose closures wait or run long after they were made. Source: the documentation of each.
private enum WaitingCode {
  static let names: Set<Name> = [
    .task, Name("Task"), Name("addTask"), Name("async"), Name("asyncAfter"), Name("dataTask"),
    Name("detached"), Name("refreshable"), Name("scheduledTimer"), Name("sink"),
  ]
}

extension Tree {
  /// Numbers with their sign, texts without code in them, truth values, `nil`, and collections of
  /// those.
  func isLiteral(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: true
    case .stringLiteral: firstChild(node) == nil
    case .arrayLiteral, .dictionaryLiteral, .dictionaryElement, .prefixExpr:
      children(node).allSatisfy { kind($0) == .operatorRef || isLiteral($0) }
    default: false
    }
  }
}
