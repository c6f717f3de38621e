import StateLintSyntax

/// What a host does when it comes on screen, and at no other time: the code of `.onAppear`, or of
/// `.task` without `id:`.
package struct AppearanceAction: Sendable {
  package let code: UpdateCode
  /// The modifier.
  package let call: CallFact
  /// The closure or the function it is given, and the functions of the host that run with it.
  package let pieces: [CodePiece]
}

extension HostFacts {
  /// The code that answers to coming on screen.
  package var appearanceActions: [AppearanceAction] {
    drawnCalls {
      $0.form == .member && ($0.name == .onAppear || $0.name == .task)
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      guard facts.argument(.id, of: call) == nil else { return nil }
      var pieces: [CodePiece] = []
      for piece in self.pieces(handedTo: row, in: code) {
        pieces += reach(from: piece).filter { !pieces.contains($0) }
      }
      return AppearanceAction(code: code, call: call, pieces: pieces)
    }
  }
}

/// An input that is copied into `@State` when the host comes on screen.
package struct AppearanceCopy: Sendable {
  package let action: AppearanceAction
  package let write: StateWrite
  /// The inputs the value is made of, the first named first.
  package let inputs: [Property]
}

extension HostFacts {
  /// The inputs copied at appearance where nothing else keeps the copy up to date, and nothing says
  /// that the first value is meant.
  package var appearanceCopies: [AppearanceCopy] {
    guard !host.mayHaveMore else { return [] }
    return appearanceActions.flatMap { action -> [AppearanceCopy] in
      action.pieces.flatMap { piece in
        uses(in: piece).compactMap { copy(by: $0, in: piece, action) }
      }
    }
  }

  private func copy(
    by use: UseFact, in piece: CodePiece, _ action: AppearanceAction
  ) -> AppearanceCopy? {
    let file = piece.function.file
    let facts = project.facts(file)
    guard use.access == .assign || use.form == .storage, use.scope == piece.scope,
      let write = host.write(use, in: piece.function), write.property.wrapper == .state,
      write.member == nil, facts.members(of: use).isEmpty || use.form == .storage,
      facts.tree.kind(use.write) == .assignment,
      write.property.modelKind == .value, !write.property.isNamedDraft,
      !write.property.hasUnknownAttribute,
      !facts.waits(before: use.write, in: piece),
      let value = facts.tree.lastChild(use.write),
      let inputs = inputs(in: value, use.scope, of: file), !inputs.isEmpty,
      isSoleWrite(write), isRead(write.property), !isAnimated(write.property),
      !inputs.contains(where: { host.follows($0) }), !isCompared(write.property, with: inputs),
      !inputs.contains(where: \.isNamedInitial), inputs.contains(where: { mayChange($0) })
    else { return nil }
    return AppearanceCopy(action: action, write: write, inputs: inputs)
  }

  /// Whether a caller may give another value to a view that stays.
  private func mayChange(_ input: Property) -> Bool {
    if input.wrapper == .binding, !host.labels(of: input).contains(input.fact.name) { return true }
    return host.labels(of: input).contains { label in
      let callers = host.callers(passing: label)
      return !callers.areAllFresh && !callers.areAllHarmless
    }
  }

  /// Whether nothing else writes the property, `#if` branches that exclude each other left aside,
  /// and nobody has a binding to it.
  private func isSoleWrite(_ write: StateWrite) -> Bool {
    let tree = project.facts(write.function.file).tree
    return !host.mentions(of: write.property).contains { mention in
      let use = mention.use
      guard use.isWrite || use.form == .projection || use.form == .storage else { return false }
      return mention.function.file != write.function.file
        || use.root != write.use.root && !tree.areAlternatives(use.root, write.use.root)
    }
  }

  /// Whether what this host draws depends on the property's value.
  func isRead(_ property: Property) -> Bool {
    isDrawn(property) { $0.access == .read && $0.form != .projection }
  }

  /// `.animation(_, value: x)`, or an animation of everything: the first value is where it begins.
  func isAnimated(_ property: Property) -> Bool {
    updateCode.contains { code in
      let facts = project.facts(code.function.file)
      return facts[code.function.row].calls.contains { row in
        let call = facts[row]
        guard call.form == .member, Host.animations.contains(call.name) else { return false }
        guard let value = facts.argument(.value, of: call) else { return true }
        return facts.uses(in: value, of: call.scope).contains { property.isMeant(by: $0) }
      }
    }
  }

  /// Whether some expression holds the property against an input: a snapshot, kept on purpose.
  private func isCompared(_ property: Property, with inputs: [Property]) -> Bool {
    host.mentions(of: property).contains { mention in
      let facts = project.facts(mention.function.file)
      guard mention.use.access == .read,
        let around = facts.tree.ancestors(of: mention.use.root).first(where: { facts.combines($0) })
      else { return false }
      return inputs.contains { input in
        host.mentions(of: input).contains {
          $0.function == mention.function && facts.tree.contains(around, $0.use.root)
        }
      }
    }
  }
}

extension Host {
  fileprivate static let animations: Set<Name> = [
    .animation, Name("phaseAnimator"), Name("keyframeAnimator"),
  ]
}

extension FileFacts {
  /// `price - opening`, `text == original`
  fileprivate func combines(_ node: NodeID) -> Bool {
    tree.kind(node) == .sequence || tree.kind(node) == .ternary
  }

  /// Whether a piece of code waits before a node.
  fileprivate func waits(before node: NodeID, in piece: CodePiece) -> Bool {
    nodes(in: self[piece.scope].node).prefix { $0 < node }.contains {
      tree.kind($0) == .effectExpr && tree[$0].detail == .await || tree.kind($0) == .forStmt
    }
  }
}

extension Tree {
  /// Whether two nodes stand in branches of one `#if` of which only one is compiled.
  func areAlternatives(_ one: NodeID, _ other: NodeID) -> Bool {
    ancestors(of: one).contains { branch in
      kind(branch) == .ifConfigClause && !contains(branch, other)
        && parent(of: branch).map { contains($0, other) } ?? false
    }
  }
}

extension AppearanceAction {
  /// `onAppear` or `task`.
  package func modifierName(in project: ProjectIndex) -> String {
    project.facts(code.function.file).tree.nameText(call.callee)
  }

  /// The name of the modifier, where it stands.
  package func place(in project: ProjectIndex) -> Place {
    Place(code.function.file, project.facts(code.function.file).tree.range(call.callee))
  }
}

extension FilePlacement {
  /// Whether `.onChange(of:initial:)` can be used everywhere this code runs; nil where nobody says.
  package var hasInitialOnChange: Bool? { deploymentTarget.supportsObservation }
}
