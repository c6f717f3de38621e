import StateLintSyntax

extension Gatherer {
  /// Writes down what an expression mentions, calls and writes.
  mutating func visit(_ node: NodeID) {
    switch tree.kind(node) {
    case .nameExpr: mention(node)
    case .chain: visitChain(node)
    case .assignment: visitAssignment(node)
    case .inoutExpr: if let target = tree.firstChild(node) { write(target, .inout, node) }
    case .closure: visitClosure(node, .stored, slot: .none)
    case .ifExpr: visitIf(node)
    case .switchExpr: visitSwitch(node)
    case .doExpr: visitDo(node)
    case .codeBlock: visitBlock(node)
    case .ifConfig, .ifConfigClause: for child in tree.children(node) { visit(child) }
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .operatorRef,
      .implicitMember, .macroExpr, .argumentLabel, .cast, .memberAccess, .availability, .name,
      .optionalChaining, .forceUnwrap, .postfixOperator, .attribute:
      break
    case .keyPath: visitKeyPath(node)
    case .bindingPattern, .isPattern, .expressionPattern: visitPattern(node, isBinding: false)
    default:
      guard !tree.isType(node) else { return }
      for child in tree.children(node) { visit(child) }
    }
  }

  private mutating func visitKeyPath(_ node: NodeID) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .subscriptCall: visit(child)
      case .memberAccess: foreignMembers.append(tree.name(child))
      default: break
      }
    }
  }

  // MARK: Mentions

  /// A bare name as a read.
  mutating func mention(_ node: NodeID) {
    record(root: node, whole: node, onSelf: false, .read, .none)
  }

  /// Writes down a use; the row of it, or none for `_`.
  @discardableResult
  mutating func record(
    root: NodeID, whole: NodeID, onSelf: Bool, _ access: UseFact.Access, _ write: NodeID
  ) -> Row<UseFact> {
    let fact = tree[root]
    guard fact.detail != .`_` else { return .none }
    let range = tree.nameRange(root)
    var name = tree.name(root)
    var form: UseFact.Form = onSelf ? .onSelf : .bare
    if fact.detail == .self, fact.kind == .nameExpr { form = .wholeSelf }
    if fact.flags.contains(.dollar) { form = .projection }
    let first = range.isEmpty ? 0 : tree.bytes[range.lowerBound]
    var local = onSelf ? Row<LocalFact>.none : dollarOrLocal(name, fact, root)
    if first == UInt8(ascii: "_"), range.count > 1, !local.exists, form != .projection {
      form = .storage
      name = tree.bytes.withUnsafeBufferPointer {
        Name(bytes: UnsafeBufferPointer(rebasing: $0[(range.lowerBound + 1)..<range.upperBound]))
      }
    } else if form == .bare, !local.exists, first >= 0x41, first <= 0x5A {
      form = .type
    }
    if form == .wholeSelf { local = .none }
    uses.append(
      UseFact(
        name: name, root: root, node: whole, scope: scope, local: local, form: form,
        access: access, write: write))
    return Row(uses.count - 1)
  }

  /// `$0` belongs to the closure around it.
  private mutating func dollarOrLocal(_ name: Name, _ fact: Node, _ root: NodeID) -> Row<LocalFact>
  {
    let found = local(named: name)
    guard fact.flags.contains(.dollar), !found.exists, let number = dollarNumber(root),
      scope.exists, scopes[Int(scope.index)].kind != .function
    else { return found }
    let slot = scopes[Int(scope.index)].slot
    scopes[Int(scope.index)].slot.parameterCount = max(slot.parameterCount, number + 1)
    return declare(name, root, .closureParameter)
  }

  private func dollarNumber(_ node: NodeID) -> UInt8? {
    let range = tree.nameRange(node)
    guard range.count == 1, let digit = range.first.map({ tree.bytes[$0] }), digit >= 0x30,
      digit <= 0x39
    else { return nil }
    return digit - 0x30
  }

  // MARK: Writes

  private mutating func visitAssignment(_ node: NodeID) {
    var parts = tree.children(node).makeIterator()
    guard let target = parts.next() else { return }
    let sign = parts.next()
    let isPlain = sign.map { tree[$0].end - tree[$0].start == 1 } ?? true
    // The value is computed first.
    if let value = parts.next() { visit(value) }
    write(target, isPlain ? .assign : .modify, node)
  }

  /// A place that is written.
  private mutating func write(_ target: NodeID, _ access: UseFact.Access, _ whole: NodeID) {
    switch tree.kind(target) {
    case .nameExpr: record(root: target, whole: target, onSelf: false, access, whole)
    case .chain: visitChain(target, access: access, write: whole)
    case .tupleExpr:
      for argument in tree.children(target) {
        if let place = tree.lastChild(argument) { write(place, access, whole) }
      }
    case .effectExpr: if let inner = tree.lastChild(target) { write(inner, access, whole) }
    default: visit(target)
    }
  }

  // MARK: Chains

  private mutating func visitChain(
    _ node: NodeID, access: UseFact.Access = .read, write: NodeID = .none
  ) {
    var place = Int(node.index) + 1
    let end = Int(node.index) + Int(tree[node].size)
    let base = NodeID(place)
    place += Int(tree[base].size)
    var link = ChainLink(callee: base, form: .bare)
    switch tree.kind(base) {
    case .nameExpr:
      let member = tree[base].detail == .self ? memberBehindSelf(&place, end) : nil
      let root = member ?? base
      let (kind, target) = chainAccess(access, write, from: place, end)
      link.root = record(
        root: root, whole: node, onSelf: member != nil, kind, target)
      link.callee = root
      if member != nil { link.form = .onSelf }
    case .implicitMember, .macroExpr: link.form = .implicitMember
    case .closure
    where place < end && tree.nodes[place].kind == .call && !hasClosure(NodeID(place)):
      visitClosure(base, .applied, slot: .none)
      link.form = .other
    default:
      visit(base)
      link.form = .other
    }
    visitSuffixes(from: place, to: end, of: node, &link)
  }

  private func hasClosure(_ call: NodeID) -> Bool { tree.child(call, .trailingClosure) != nil }

  /// The member in `self.member`, `self?.member`; moves past it.
  private func memberBehindSelf(_ place: inout Int, _ end: Int) -> NodeID? {
    var next = place
    while next < end,
      tree.nodes[next].kind == .optionalChaining || tree.nodes[next].kind == .forceUnwrap
    {
      next += 1
    }
    guard next < end, tree.nodes[next].kind == .memberAccess else { return nil }
    let member = NodeID(next)
    place = next + Int(tree[member].size)
    return member
  }

  /// A chain can write through a mutating call, and a write to `x.y` changes a part of `x`.
  private func chainAccess(
    _ access: UseFact.Access, _ write: NodeID, from start: Int, _ end: Int
  ) -> (UseFact.Access, NodeID) {
    if access != .read {
      let isWhole = start >= end
      return (isWhole || access == .inout ? access : .modify, write)
    }
    var place = start
    var member: NodeID?
    while place < end {
      let id = NodeID(place)
      switch tree.kind(id) {
      case .memberAccess: member = id
      case .call:
        guard let member, MutatingMemberTable.mutates(member: tree.name(member)) else {
          return (.read, .none)
        }
        return (.mutatingCall, id)
      case .subscriptCall: member = nil
      case .optionalChaining, .forceUnwrap: break
      default: return (.read, .none)
      }
      place += Int(tree[id].size)
    }
    return (.read, .none)
  }

  /// What a chain has come to.
  struct ChainLink {
    var callee: NodeID
    var form: CallFact.Form
    var root = Row<UseFact>.none
    var previous = Row<CallFact>.none
    var depth: UInt8 = 0
  }

  private mutating func visitSuffixes(
    from start: Int, to end: Int, of chain: NodeID, _ link: inout ChainLink
  ) {
    var place = start
    while place < end {
      let id = NodeID(place)
      switch tree.kind(id) {
      case .memberAccess:
        link.callee = id
        link.form = .member
        link.depth = link.depth == .max ? .max : link.depth + 1
        noteMember(id)
      case .call: visitCall(id, of: chain, &link)
      case .subscriptCall:
        for argument in tree.children(id) { visit(argument) }
        link.form = .other
      case .ifConfig:
        for clause in tree.children(id) {
          let first = Int(clause.index) + 1
          var branch = link
          visitSuffixes(
            from: tree.kind(clause) == .ifConfigClause ? skipCondition(first) : first,
            to: Int(clause.index) + Int(tree[clause].size), of: chain, &branch)
        }
      default: break
      }
      place += Int(tree[id].size)
    }
  }

  private mutating func noteMember(_ id: NodeID) {
    let name = tree.name(id)
    if tree[id].flags.contains(.dollar) { publisherMembers.append(name) }
    foreignMembers.append(name)
  }

  private func skipCondition(_ place: Int) -> Int {
    place < tree.nodes.count && tree.nodes[place].kind == .opaque
      ? place + Int(tree.nodes[place].size) : place
  }

  private mutating func visitCall(_ node: NodeID, of chain: NodeID, _ link: inout ChainLink) {
    let row = Row<CallFact>(calls.count)
    let isNamed = link.form != .other
    calls.append(
      CallFact(
        name: isNamed ? tree.name(link.callee) : .wildcard, callee: isNamed ? link.callee : .none,
        node: node, chain: chain, scope: scope, form: link.form,
        isUpperCase: isNamed && tree.isUpperCase(link.callee), root: link.root,
        previous: link.previous, depth: link.depth))
    visitArguments(of: node, row)
    link.previous = row
    link.form = .other
  }

  private mutating func visitArguments(of node: NodeID, _ call: Row<CallFact>) {
    var position: Int16 = 0
    var trailing: UInt8 = 0
    for child in tree.children(node) {
      let label = tree.child(child, .argumentLabel).map { tree.name($0) }
      guard let value = tree.lastChild(child) else { continue }
      let isTrailing = tree.kind(child) == .trailingClosure
      if isTrailing { trailing = trailing == .max ? .max : trailing + 1 }
      if tree.kind(value) == .closure {
        let slot = ArgumentSlot(
          call: call, label: label, trailing: isTrailing ? trailing : 0, parameterCount: 0,
          position: isTrailing ? -1 : position)
        visitClosure(value, .argument, slot: slot)
      } else {
        visit(value)
      }
      if !isTrailing, position < .max { position += 1 }
    }
  }

  // MARK: Closures

  private mutating func visitClosure(_ node: NodeID, _ kind: ScopeFact.Kind, slot: ArgumentSlot) {
    let outer = (scope: scope, visible: visible.count)
    if let captures = tree.child(node, .captureList) { visitCaptures(captures) }
    var slot = slot
    slot.parameterCount = UInt8(clamping: parameterCount(of: node))
    pushScope(kind, node, slot: slot)
    if let captures = tree.child(node, .captureList) { declareCaptures(captures) }
    if let list = tree.child(node, .closureParameters) { declareParameters(list) }
    if let body = tree.child(node, .codeBlock) { visitStatements(of: body) }
    scope = outer.scope
    visible.remove(behind: outer.visible)
  }

  private func parameterCount(of closure: NodeID) -> Int {
    guard let list = tree.child(closure, .closureParameters) else { return 0 }
    return tree.children(list).reduce(0) { count, _ in count + 1 }
  }

  private mutating func visitCaptures(_ list: NodeID) {
    for capture in tree.children(list) {
      guard let name = tree.child(capture, .name) else { continue }
      let value = tree.lastChild(capture)
      if let value, value != name { visit(value) } else { mention(name) }
    }
  }

  private mutating func declareCaptures(_ list: NodeID) {
    for capture in tree.children(list) {
      guard let name = tree.child(capture, .name), tree[name].detail != .self else { continue }
      let value = tree.lastChild(capture)
      declare(tree.name(name), name, .capture, source: value ?? name)
    }
  }

  private mutating func declareParameters(_ list: NodeID) {
    for parameter in tree.children(list) {
      let names = tree.children(parameter).filter { tree.kind($0) == .name }
      guard let name = names.last else { continue }
      let type = tree.children(parameter).first { tree.isType($0) } ?? .none
      declare(tree.name(name), name, .closureParameter, type: type)
    }
  }
}
