import StateLintSyntax

/// A modifier of the project that puts the view it modifies into branches: `.if(on) { $0.bold() }`.
package struct ConditionalModifier: Sendable {
  package let function: Reference<FunctionFact>
  package let name: String
  /// Its name in its declaration.
  package let nameplate: Place
  /// The label of the parameter that decides.
  let label: Name
  /// Whether that parameter is an Optional: the condition is that a value is there.
  package let isOptional: Bool
}

/// A use of such a modifier whose condition changes while the view is on screen.
package struct ConditionalModifierUse: Sendable {
  package let modifier: ConditionalModifier
  package let condition: Place
  package let conditionText: String
  /// The first modifier that its closure puts on the view.
  package let applied: String?
}

extension ProjectIndex {
  /// The modifiers declared in a file that branch around the view they modify.
  package func conditionalModifiers(in file: Int32) -> [ConditionalModifier] {
    conditionalModifiers.values.joined().filter { $0.function.file == file }
      .sorted { $0.function.row < $1.function.row }
  }

  /// The modifiers of the whole project that branch around the view they modify, by name.
  func findConditionalModifiers() -> [Name: [ConditionalModifier]] {
    var found: [Name: [ConditionalModifier]] = [:]
    for (file, facts) in files.enumerated() {
      for place in facts.types.indices
      where facts.types[place].kind == .extension && extendsViews(Row(place), in: Int32(file)) {
        for row in facts.types[place].functions {
          let function = Reference(Int32(file), row)
          guard let modifier = conditionalModifier(function) else { continue }
          found[facts[row].name, default: []].append(modifier)
        }
      }
    }
    return found
  }

  /// The modifier that a function of an extension of `View` is, if it branches around the view.
  private func conditionalModifier(_ function: Reference<FunctionFact>) -> ConditionalModifier? {
    let facts = facts(function.file)
    let fact = facts[function.row]
    guard fact.kind == .function, !fact.isStatic,
      let condition = facts[fact.parameters].first(where: { isCondition($0, function.file) }),
      facts[fact.parameters].contains(where: { takesSelf($0, function.file) }),
      facts.branchesAroundSelf(function.row)
    else { return nil }
    return ConditionalModifier(
      function: function, name: facts.tree.nameText(fact.nameNode),
      nameplate: Place(function.file, facts.tree.range(fact.nameNode)), label: condition.label,
      isOptional: facts.tree.kind(condition.type) == .optionalType)
  }

  /// An extension of `View`, or of a protocol that inherits from it.
  private func extendsViews(_ owner: Row<TypeFact>, in file: Int32) -> Bool {
    if facts(file)[owner].name == .view { return true }
    guard let entity = entity(of: owner, in: file) else { return false }
    return self[entity].kind == .protocol && conforms(entity, to: .view)
  }

  /// `Bool`, `@autoclosure () -> Bool`, or something Optional that is no function.
  private func isCondition(_ parameter: ParameterFact, _ file: Int32) -> Bool {
    guard parameter.type.exists else { return false }
    let tree = facts(file).tree
    if let function = functionType(of: parameter.type, in: file) {
      let result = tree.lastChild(function.node)
      return tree.kind(parameter.type) == .attributedType
        && result.map { tree.name($0) } == .bool
    }
    return tree.kind(parameter.type) == .optionalType
      || tree.kind(parameter.type) == .typeName && tree.name(parameter.type) == .bool
  }

  /// A function that is given the view: `(Self) -> some View`.
  private func takesSelf(_ parameter: ParameterFact, _ file: Int32) -> Bool {
    guard let function = functionType(of: parameter.type, in: file) else { return false }
    let tree = facts(function.file).tree
    guard let given = tree.firstChild(function.node) else { return false }
    return tree.children(given).contains { element in
      tree.lastChild(element).map { tree.kind($0) == .typeName && tree.name($0) == .selfType }
        ?? false
    }
  }
}

extension FileFacts {
  /// Whether a function chooses, other than by the version of the system, between ways to show its
  /// own `self`.
  fileprivate func branchesAroundSelf(_ function: Row<FunctionFact>) -> Bool {
    let choices = choices(in: function)
    guard !choices.isEmpty, !choices.contains(where: \.asksForVersion) else { return false }
    return self[function].uses.contains { row in
      self[row].form == .wholeSelf
        && choices.contains { choice in
          choice.blocks.contains { tree.contains($0, self[row].root) }
        }
    }
  }
}

extension HostFacts {
  /// The uses of conditional modifiers in code that is drawn whose condition changes.
  package var conditionalModifierUses: [ConditionalModifierUse] {
    drawnCalls {
      $0.form == .member && project.conditionalModifiers[$0.name] != nil
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      guard
        let modifier = project.conditionalModifier(named: call.name, from: code.function.file),
        let condition = facts.argument(
          modifier.label == .wildcard ? nil : modifier.label, of: call),
        host.variability(of: condition, in: call.scope, of: code.function.file) >= .input
      else { return nil }
      return ConditionalModifierUse(
        modifier: modifier, condition: Place(code.function.file, facts.tree.range(condition)),
        conditionText: facts.tree.collapsedText(condition),
        applied: facts.firstModifier(inClosuresOf: call, in: code.function.row))
    }
  }
}

extension ProjectIndex {
  /// The conditional modifier that a name means in a file, where nothing else there has that name.
  fileprivate func conditionalModifier(named name: Name, from file: Int32) -> ConditionalModifier? {
    guard let modifiers = conditionalModifiers[name] else { return nil }
    let all = functions.references(named: name)
    let module = placement(file).module
    func modifier(_ function: Reference<FunctionFact>) -> ConditionalModifier? {
      modifiers.first { $0.function == function }
    }
    // Several apps may lie side by side, each with an `.if` of its own.
    guard let first = all.first(where: { placement($0.file).module == module }) ?? all.first,
      let found = modifier(first)
    else { return nil }
    let home = placement(first.file).module
    let others = all.filter { $0 != first && placement($0.file).module == home }
    return others.count < 4 && others.allSatisfy { modifier($0) != nil } ? found : nil
  }
}

extension FileFacts {
  /// The name of the first modifier in the closures that a call is given: `bold` in `{ $0.bold() }`.
  fileprivate func firstModifier(
    inClosuresOf call: CallFact, in function: Row<FunctionFact>
  ) -> String? {
    self[function].calls.lazy.map { self[$0] }.first { inner in
      guard inner.form == .member, inner.depth == 1, inner.root.exists,
        self[inner.root].local.exists, inner.node != call.node,
        tree.contains(call.node, inner.node)
      else { return false }
      return self[self[inner.root].local].origin == .closureParameter
    }.map { tree.nameText($0.callee) }
  }
}
