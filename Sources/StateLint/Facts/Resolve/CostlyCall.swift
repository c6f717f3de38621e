import StateLintSyntax

/// Work that takes long, in code that runs while a host is drawn or made.
package struct CostlyCall: Sendable {
  package let kind: CostlyKind
  package let place: Place
  /// The call as written, shortened to the callee; the type for a construction.
  package let text: String
  /// Done in a method of another type, which is called here.
  package let isElsewhere: Bool
  package let isInInit: Bool
  /// It runs for each row of a list.
  package let isInRow: Bool
  package let path: [(Place, String)]
}

extension HostFacts {
  /// How many calls work is followed through: farther away, `body` is hard to recognise.
  private static let costLimit = 2

  /// The costly calls of this host.
  package var costlyCalls: [CostlyCall] {
    let drawn = drawnCalls(where: project.mayCost) { row, code in
      code.path.count <= HostFacts.costLimit
        ? costlyCall(row, in: code.function, path: code) : nil
    }
    return host.isTopLevel ? drawn : drawn + host.initializers.flatMap { costlyCalls(in: $0) }
  }

  private func costlyCalls(in initializer: Reference<FunctionFact>) -> [CostlyCall] {
    let facts = project.facts(initializer.file)
    let regions = Regions(of: initializer, root: .body, timings)
    return facts[initializer.row].calls.compactMap { row in
      let call = facts[row]
      guard project.mayCost(call), regions[call.scope] == .body else { return nil }
      return costlyCall(row, in: initializer, path: nil)
    }
  }

  /// A call in code that draws, or in an initialiser, which has no path.
  private func costlyCall(
    _ row: Row<CallFact>, in function: Reference<FunctionFact>, path code: UpdateCode?
  ) -> CostlyCall? {
    let facts = project.facts(function.file)
    let call = facts[row]
    let isInInit = code == nil
    let own = cost(of: call, in: function)
    // What stands around a call is dear to find: it is asked for last.
    guard let kind = own ?? (isInInit ? nil : costElsewhere(of: call, in: function)),
      !facts.isPutOff(call)
    else { return nil }
    return CostlyCall(
      kind: kind, place: Place(function.file, facts.callRange(call)),
      text: own == nil ? facts.methodText(call) : facts.madeText(call),
      isElsewhere: own == nil, isInInit: isInInit,
      isInRow: facts.isInRow(call.scope, project) || isAskedForInRow(function) || isRow,
      path: code.map { steps(to: $0) } ?? [])
  }

  /// Whether some code of the app makes this host for the rows of a list.
  private var isRow: Bool {
    project.callSites(of: entity).contains { site in
      !site.isOutsideApp && site.facts.isInRow(site.call.scope, project)
    }
  }

  private func cost(of call: CallFact, in function: Reference<FunctionFact>) -> CostlyKind? {
    if let property = host.property(nameAtRoot(of: call, in: function)),
      property.environmentPath == "\\.modelContext", call.name == Name.fetch, call.depth == 1
    {
      return .fetch
    }
    return project.cost(of: call, in: function)
  }

  private func nameAtRoot(of call: CallFact, in function: Reference<FunctionFact>) -> Name {
    let facts = project.facts(function.file)
    guard call.root.exists, !facts[call.root].local.exists else { return .wildcard }
    return facts[call.root].name
  }

  /// A method of a type of the project that does costly work at once and on each of its ways.
  private func costElsewhere(
    of call: CallFact, in function: Reference<FunctionFact>
  ) -> CostlyKind? {
    let facts = project.facts(function.file)
    guard call.form == .member, call.depth == 1, call.root.exists,
      project.functions.contains(call.name)
    else { return nil }
    let shape =
      call.previous.exists
      ? resultOfStoredClosure(facts[call.previous], in: function.file)
      : project.shape(ofChain: call.chain, upTo: call.callee, at: project.standpoint(function))
    guard shape.container == .none, let owner = shape.entity, owner != entity else { return nil }
    let methods = project.functions(call.name, of: owner)
    guard methods.count == 1, !project.fact(methods[0]).isAsync else { return nil }
    let home = project.facts(methods[0].file)
    let regions = Regions(of: methods[0], root: .body, timings)
    for row in home[methods[0].row].calls {
      let inner = home[row]
      guard regions[inner.scope] == .body,
        let kind = project.cost(of: inner, in: methods[0]), kind != .image,
        !home.isPutOff(inner), home.isOnEachWay(inner, in: methods[0].row)
      else { continue }
      return kind
    }
    return nil
  }

  /// What a closure gives that this host keeps: `makeStore()` where that is a property.
  private func resultOfStoredClosure(_ call: CallFact, in file: Int32) -> TypeShape {
    let facts = project.facts(file)
    guard call.form == .bare, !call.previous.exists, call.root.exists,
      !facts[call.root].local.exists, let property = host.property(call.name),
      let type = project.functionType(of: property.fact.type, in: property.file),
      type.file == property.file, let result = property.facts.tree.lastChild(type.node)
    else { return .unknown }
    return project.shape(of: result, in: property.file, type: property.fact.owner)
  }
}

extension ProjectIndex {
  /// Whether a call may be costly, as far as it tells by itself: most do not.
  fileprivate func mayCost(_ call: CallFact) -> Bool {
    switch call.form {
    case .bare:
      return call.isUpperCase
        ? CostlyWork.isType(call.name) || isAlias(call.name)
        : CostlyWork.function(call.name) != nil
    case .implicitMember: return call.name == .`init`
    case .member:
      return call.name == .`init` || call.isUpperCase || CostlyWork.isMember(call.name)
        || call.depth == 1 && functions.contains(call.name) || call.name == .fetch
    case .onSelf, .other: return false
    }
  }

  /// What a call costs by itself.
  func cost(of call: CallFact, in function: Reference<FunctionFact>) -> CostlyKind? {
    let facts = facts(function.file)
    let tree = facts.tree
    if let name = tree.constructedName(call) {
      guard CostlyWork.isType(name) || isAlias(name),
        let type = typeMade(by: call, in: function.file)
      else { return nil }
      return cost(ofMaking: type, call, tree)
    }
    switch call.form {
    case .implicitMember where call.name == .`init`:
      let local = facts[function.row].locals.first { facts[$0].source == call.chain }
      guard let local, facts[local].type.exists, let name = tree.lastTypeName(facts[local].type),
        !declares(name)
      else { return nil }
      return cost(ofMaking: name, call, tree)
    case .bare:
      return functions.references(named: call.name).isEmpty
        ? CostlyWork.function(call.name) : nil
    case .member where CostlyWork.isMember(call.name):
      if let before = facts.nameBefore(call), tree.isUpperCase(before),
        !declares(tree.name(before)),
        let kind = CostlyWork.member(call.name, of: tree.name(before))
      {
        return kind
      }
      let shape = shape(ofChain: call.chain, upTo: call.callee, at: standpoint(function))
      guard shape.container == .none, case .sdk(let name) = shape.meaning else { return nil }
      return CostlyWork.member(call.name, of: name)
    default: return nil
    }
  }

  private func typeMade(by call: CallFact, in file: Int32) -> Name? {
    switch finder.constructed(by: call, in: file).meaning {
    case .sdk(let name): return name
    case .unknown:
      guard let name = facts(file).tree.constructedName(call), !declares(name) else { return nil }
      return name
    case .project, .generic, .ambiguous: return nil
    }
  }

  private func cost(ofMaking type: Name, _ call: CallFact, _ tree: Tree) -> CostlyKind? {
    if let kind = CostlyWork.type(type) { return kind }
    guard let argument = tree.child(call.node, .argument) else { return nil }
    let label = tree.child(argument, .argumentLabel).map { tree.name($0) } ?? .wildcard
    return CostlyWork.type(type, label: label)
  }
}

extension FileFacts {
  /// `file.lines()`, on one line.
  fileprivate func methodText(_ call: CallFact) -> String {
    let range = tree.range(call.chain).lowerBound..<tree.range(call.callee).upperBound
    return tree.collapsedText(range).split(separator: " .").joined(separator: ".") + "()"
  }

  /// `DateFormatter` in `Foundation.DateFormatter()` and in `DateFormatter.init()`.
  fileprivate func madeText(_ call: CallFact) -> String {
    if call.form == .implicitMember {
      let locals = self[self[call.scope].function].locals
      let type = locals.first { self[$0].source == call.chain }.map { self[$0].type }
      return tree.collapsedText(type ?? call.chain)
    }
    let isInit = call.name == .`init`
    return tree.nameText(isInit ? nameBefore(call) ?? call.callee : call.callee)
  }

  /// In the argument of `StateObject(wrappedValue:)`, which runs once.
  fileprivate func isPutOff(_ call: CallFact) -> Bool {
    tree.ancestors(of: call.chain).contains { node in
      tree.kind(node) == .argument
        && tree.child(node, .argumentLabel).map { tree.name($0) } == .wrappedValue
    }
  }

  /// Whether each way through a function comes to a call.
  fileprivate func isOnEachWay(_ call: CallFact, in function: Row<FunctionFact>) -> Bool {
    let body = self[function].body
    let isConditional = tree.ancestors(of: call.chain).contains { node in
      guard tree.contains(body, node) else { return false }
      switch tree.kind(node) {
      case .ifExpr, .guardStmt:
        // The first condition is always asked.
        let first = tree.child(node, .conditions).flatMap { tree.firstChild($0) }
        return !(first.map { tree.contains($0, call.chain) } ?? false)
      case .switchExpr, .forStmt, .whileStmt, .ternary, .catchClause:
        return true
      default: return false
      }
    }
    guard body.exists, !isConditional else { return false }
    let start = tree.range(call.chain).lowerBound
    return !(Int(body.index)..<Int(body.index) + Int(tree[body].size)).contains { place in
      tree.nodes[place].kind == .returnStmt && Int(tree.nodes[place].end) < start
    }
  }
}
