import StateLintSyntax

extension Host {
  /// Whether an assignment in `init` copies an input into `@State`, where later inputs never reach
  /// it, and nothing says that this is meant.
  package func copiesInput(_ assignment: InitAssignment) -> Bool {
    let property = assignment.property
    guard property.wrapper == .state, !property.hasUnknownAttribute, !assignment.passesStorage,
      assignment.isStorage || !property.fact.hasDefault && !property.isImplicitlyNil,
      !assignment.parameters.isEmpty, holdsValue(assignment), !isMeantAsFirstValue(assignment),
      !isFromObservedModel(assignment)
    else { return false }
    if property.isNeverWritten(in: self) { return true }
    return !isPlainFlag(assignment) && !isDraft(assignment) && !isHandedBack(property)
      && !followsInput(assignment)
  }

  /// Read from a model that this view observes and so hears of.
  private func isFromObservedModel(_ assignment: InitAssignment) -> Bool {
    guard assignment.directParameter == nil else { return false }
    return assignments(beside: assignment).contains { other in
      guard other.property.wrapper?.facts.observesObject ?? false else { return false }
      return other.parameters.contains { kept in
        assignment.parameters.contains { $0.node == kept.node }
      }
    }
  }

  /// A value for sure; a type nobody knows only where the same parameter is also kept plainly.
  private func holdsValue(_ assignment: InitAssignment) -> Bool {
    if assignment.property.isSurelyValue { return true }
    guard assignment.property.modelKind == .unknown, assignment.property.shape.form == .nominal
    else { return false }
    return assignments(beside: assignment).contains { other in
      other.property.wrapper == nil && !other.property.hasAttributes
        && other.facts.tree.kind(other.content) == .nameExpr
        && other.parameters.first?.node == assignment.parameters.first?.node
    }
  }

  /// `initialText`, `defaultTab`, `draft`: the name says that only the first value counts.
  private func isMeantAsFirstValue(_ assignment: InitAssignment) -> Bool {
    if WordList.drafts.begins(assignment.property.name) { return true }
    return assignment.parameters.contains { local in
      if WordList.firstValues.begins(assignment.name(of: local)) { return true }
      guard let parameter = assignment.parameter(of: local),
        let node = assignment.facts.tree.parent(of: parameter.node),
        let label = assignment.facts.tree.child(node, .name)
      else { return false }
      return WordList.firstValues.begins(assignment.facts.tree.nameText(label))
    }
  }

  /// A Boolean given as it is: `isExpanded` and its kin are set once on purpose.
  private func isPlainFlag(_ assignment: InitAssignment) -> Bool {
    guard case .sdk(let name) = assignment.property.shape.meaning, name == Name.bool,
      assignment.property.shape.container == .none
    else { return false }
    return assignment.directParameter != nil
  }

  /// A closure that came in is called with the copy.
  private func isHandedBack(_ property: Property) -> Bool {
    functions.contains { function in
      let facts = project.facts(function.file)
      return facts[function.row].calls.contains { row in
        let call = facts[row]
        guard call.form == .bare || call.form == .onSelf,
          let callee = self.property(call.name), callee.shape.form == .function
        else { return false }
        return facts.uses(in: call.node, of: call.scope).contains { property.isMeant(by: $0) }
      }
    }
  }

  /// A copy that is edited and handed back by an action: a form with its own draft.
  private func isDraft(_ assignment: InitAssignment) -> Bool {
    let property = assignment.property
    guard property.isProjected(in: self) else { return false }
    if assignment.readsBinding { return true }
    let timings = ClosureTimings(project: project)
    return mentions(of: property).contains { mention in
      guard mention.use.access == .read, mention.use.form != .projection else { return false }
      return isInAction(mention, timings)
    }
  }

  /// Whether a mention stands in an action, other than one that answers each change of the same value.
  private func isInAction(_ mention: Mention, _ timings: ClosureTimings) -> Bool {
    let facts = project.facts(mention.function.file)
    let kind = facts[mention.function.row].kind
    guard kind == .function || kind == .getter else { return false }
    let isBody = bodyFunctions.contains(mention.function)
    let regions = Regions(of: mention.function, root: isBody ? .body : .action, timings)
    return regions[mention.use.scope] != .body
      && !facts.answersChange(of: mention.use.name, mention.use.scope)
  }

  /// A modifier that is given the input writes the copy: `.onChange(of:)`, `.task(id:)`, and any
  /// other that may do the same.
  private func followsInput(_ assignment: InitAssignment) -> Bool {
    let names = Set(assignment.parameters.map(\.name))
    func answers(_ scope: Row<ScopeFact>, _ facts: FileFacts) -> Bool {
      names.contains { facts.mayAnswerChange(of: $0, scope) }
    }
    let writes = mentions(of: assignment.property).filter(\.use.isWrite)
    if writes.contains(where: { answers($0.use.scope, project.facts($0.function.file)) }) {
      return true
    }
    let writers = Set(writes.map { project.fact($0.function).name })
    return functions.contains { function in
      let facts = project.facts(function.file)
      return facts[function.row].calls.contains { row in
        writers.contains(facts[row].name) && answers(facts[row].scope, facts)
      }
    }
  }
}

extension InitAssignment {
  /// Reads a `Binding` parameter's current value.
  fileprivate var readsBinding: Bool {
    parameters.contains { local in
      guard let parameter = parameter(of: local), parameter.type.exists else { return false }
      return facts.tree.kind(parameter.type) == .typeName
        && facts.tree.name(parameter.type) == .binding
    }
  }
}

extension FileFacts {
  /// Whether a scope stands in a closure of `.onChange(of: name)` or `.task(id: name)`.
  func answersChange(of name: Name, _ scope: Row<ScopeFact>) -> Bool {
    isInClosure(scope) { call in
      (call.name == .onChange || call.name == .task) && isGiven(name, call)
    }
  }

  /// Whether a scope stands in a closure of a modifier that is also given a value of that name:
  /// `.onReceive(Just(name))`, `.modifier(Follow(name))`, a modifier of the project.
  func mayAnswerChange(of name: Name, _ scope: Row<ScopeFact>) -> Bool {
    isInClosure(scope) { call in
      (call.form == .member || isModifier(call)) && isGiven(name, call)
    }
  }

  private func isInClosure(_ scope: Row<ScopeFact>, of isMeant: (CallFact) -> Bool) -> Bool {
    var scope = scope
    while scope.exists {
      let fact = self[scope]
      if fact.slot.call.exists, isMeant(self[fact.slot.call]) { return true }
      scope = fact.parent
    }
    return false
  }

  /// Whether a scope stands in a closure of some `.onChange(of:)` or `.task(id:)`.
  func answersAnyChange(_ scope: Row<ScopeFact>) -> Bool {
    var scope = scope
    while scope.exists {
      let slot = self[scope].slot
      if slot.call.exists {
        let call = self[slot.call]
        let label = tree.child(call.node, .argument).flatMap { tree.child($0, .argumentLabel) }
        if call.name == .onChange || call.name == .task && label.map({ tree.name($0) }) == .id {
          return true
        }
      }
      scope = self[scope].parent
    }
    return false
  }

  /// Whether an argument that is no closure mentions a name.
  private func isGiven(_ name: Name, _ call: CallFact) -> Bool {
    uses(in: call.node, of: call.scope).contains { $0.name == name && $0.scope == call.scope }
  }

  /// `Follow(…)` in `.modifier(Follow(…))`
  private func isModifier(_ call: CallFact) -> Bool {
    guard let argument = tree.parent(of: call.chain), tree.kind(argument) == .argument,
      let outer = tree.parent(of: argument)
    else { return false }
    return self[self[call.scope].function].calls.contains { row in
      self[row].node == outer && self[row].name == .modifier
    }
  }
}

extension HostFacts {
  /// Whether a later input would be seen, if it came through: the copy is drawn, and some caller may
  /// give another value to a view that stays.
  package func losesValues(_ assignment: InitAssignment) -> Bool {
    guard isShown(assignment.property) else { return false }
    return assignment.parameters.contains { local in
      let type = project.shape(
        of: local.type, in: assignment.initializer.file, type: assignment.owner)
      let callers = host.callers(
        passing: assignment.label(of: local), areObjects: project.modelKind(of: type).isObject)
      return !callers.areAllFresh && !callers.areAllHarmless
    }
  }

  /// Whether what this host draws depends on the property's own value.
  private func isShown(_ property: Property) -> Bool {
    updateCode.isEmpty || isDrawn(property)
  }
}

extension Property {
  /// Whether nothing in its host writes it or makes a binding to it.
  package func isNeverWritten(in host: Host) -> Bool {
    !host.mayHaveMore && !host.changedNames.contains(fact.name)
  }

  /// Whether its host makes a binding to it.
  package func isProjected(in host: Host) -> Bool {
    host.hasMention(of: self) { $0.form == .projection }
  }

  /// `initialText`, `defaultTab`: the name says that only the first value counts.
  package var isNamedInitial: Bool { WordList.firstValues.begins(name) }

  /// `draftTitle`, `editedName`: the name says that it goes its own way.
  var isNamedDraft: Bool { WordList.drafts.begins(name) }
}
