import StateLintSyntax

/// A call that changes an observed model in code that runs while a host is updated or made.
package struct MutatingCall: Sendable {
  package let place: Place
  /// The call, its method as documentation spells it: `deck.next()`, `deck.add(_:)`.
  package let text: String
  /// What it changes: `deck.drawn`.
  package let changed: String
  /// The member that changes, alone.
  package let member: String
  /// The model is `@Observable`, which changes without a word in the log.
  package let isObservable: Bool
  /// The method changes it on some of its ways only.
  package let isConditional: Bool
  /// Whether it stands in the host's `init`.
  package let isInInit: Bool
  /// The way from `body` to the call and from the method to the write.
  package let path: [(Place, String)]
}

extension HostFacts {
  /// Calls that surely change an observed model while this host is drawn, or made by its parent.
  package func mutatingCalls() -> [MutatingCall] {
    var found: [MutatingCall] = []
    for code in updateCode {
      found += mutatingCalls(in: code.function, code.regions, path: code, isInInit: false)
    }
    guard !host.isTopLevel else { return found }
    for initializer in host.initializers {
      let regions = Regions(of: initializer, root: .body, timings)
      found += mutatingCalls(in: initializer, regions, path: nil, isInInit: true)
    }
    return found
  }

  private func mutatingCalls(
    in function: Reference<FunctionFact>, _ regions: Regions, path code: UpdateCode?,
    isInInit: Bool
  ) -> [MutatingCall] {
    let facts = project.facts(function.file)
    return facts[function.row].calls.compactMap { row in
      let call = facts[row]
      guard regions[call.scope] == .body, call.form == .member, call.root.exists,
        !call.previous.exists, let model = model(at: facts[call.root], in: function)
      else { return nil }
      if call.depth == 2, call.name == .send {
        return announcement(
          call, facts, function, code.map { steps(to: $0) } ?? [], isInInit)
      }
      guard call.depth == 1 else { return nil }
      let methods = project.functions(call.name, of: model)
      guard methods.count == 1, !project.fact(methods[0]).isAsync,
        !project.fact(methods[0]).isStatic,
        let mutation = project.mutation(by: methods[0], of: model, timings)
      else { return nil }
      let root = facts.tree.nameText(facts[call.root].root)
      let member = project.facts(mutation.member.file)
      let memberName = member.tree.nameText(member[mutation.member.row].nameNode)
      return MutatingCall(
        place: Place(function.file, facts.callRange(call)),
        text: "\(root).\(signature(of: methods[0]))", changed: "\(root).\(memberName)",
        member: memberName, isObservable: project.modelKind(of: model) == .observable,
        isConditional: mutation.isConditional,
        isInInit: isInInit, path: (code.map { steps(to: $0) } ?? []) + way(of: mutation))
    }
  }

  /// `model.objectWillChange.send()`
  private func announcement(
    _ call: CallFact, _ facts: FileFacts, _ function: Reference<FunctionFact>,
    _ path: [(Place, String)], _ isInInit: Bool
  ) -> MutatingCall? {
    guard let before = facts.nameBefore(call), facts.tree.name(before) == .objectWillChange else {
      return nil
    }
    let root = facts.tree.nameText(facts[call.root].root)
    return MutatingCall(
      place: Place(function.file, facts.callRange(call)), text: "\(root).objectWillChange.send()",
      changed: root, member: root, isObservable: false, isConditional: false, isInInit: isInInit,
      path: path)
  }

  private func way(of mutation: Mutation) -> [(Place, String)] {
    let facts = project.facts(mutation.function.file)
    let target = facts.writtenText(of: mutation.use)
    return mutation.path.map { step($0) } + [
      (
        Place(mutation.function.file, facts.writtenRange(of: mutation.use)),
        "\(name(of: mutation.function)) changes `\(target)`"
      )
    ]
  }

  /// The class of an observed model that a use means: a property of the host, or a parameter or
  /// local that is one.
  private func model(
    at use: UseFact, in function: Reference<FunctionFact>
  ) -> Row<TypeEntity>? {
    let shape: TypeShape
    if use.local.exists {
      let local = project.facts(function.file)[use.local]
      guard isAlias(local, in: function) else { return nil }
      shape = project.shape(of: use.local, in: function.file)
    } else {
      guard use.form == .bare || use.form == .onSelf, let property = host.property(use.name) else {
        return nil
      }
      shape = property.shape
    }
    guard shape.container == .none, let entity = shape.entity,
      project.modelKind(of: entity).isObserved
    else { return nil }
    return entity
  }

  /// Whether a local is somebody else's object and not one made here, which nobody observes yet.
  private func isAlias(_ local: LocalFact, in function: Reference<FunctionFact>) -> Bool {
    switch local.origin {
    case .parameter, .optionalBinding, .capture, .element, .closureParameter: return true
    case .variable:
      let tree = project.facts(function.file).tree
      guard local.source.exists else { return false }
      return tree.kind(local.source) == .nameExpr
    default: return false
    }
  }
}

extension FileFacts {
  /// A function as documentation spells it: `name(for:)`, `add(_:)`, `next()`.
  func signature(of function: FunctionFact) -> String {
    let labels = self[function.parameters].map { parameter in
      (parameter.label == .wildcard ? "_" : tree.nameText(parameter.labelNode)) + ":"
    }
    return "\(tree.nameText(function.nameNode))(\(labels.joined()))"
  }

  /// A call with the chain that leads to it.
  func callRange(_ call: CallFact) -> Range<Int> {
    tree.range(call.chain).lowerBound..<tree.range(call.node).upperBound
  }
}

extension ModelKind {
  /// Whether views can follow its changes.
  package var isObserved: Bool { self == .observable || self == .observableObject }
}
