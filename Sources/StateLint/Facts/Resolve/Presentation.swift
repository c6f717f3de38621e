import StateLintSyntax

/// A modifier that shows something while a Boolean of its host is true: `.sheet(isPresented: $x)`.
package struct Presentation: Sendable {
  package let host: HostFacts
  package let code: UpdateCode
  package let row: Row<CallFact>
  /// The property the Boolean is, or is a member of.
  package let flag: Property
  /// The argument, `$isShown`.
  package let argument: NodeID

  package var facts: FileFacts { host.project.facts(code.function.file) }
  package var call: CallFact { facts[row] }
  package var place: Place { Place(code.function.file, facts.tree.range(argument)) }
  /// `sheet`
  package var modifierName: String { facts.tree.nameText(call.callee) }
  /// The Boolean as written, without `$` and `self`.
  package var flagText: String {
    let text = facts.tree.collapsedText(argument)
    return String((text.hasPrefix("self.") ? text.dropFirst(5) : text[...]).dropFirst())
  }

  /// The closures that build what is shown; `onDismiss` runs later.
  var contents: [Row<ScopeFact>] {
    let trailing = facts.tree.children(call.node).filter {
      facts.tree.kind($0) == .trailingClosure
    }.count
    return facts[code.function.row].scopes.filter { scope in
      let slot = facts[scope].slot
      guard slot.call == row, slot.label != .onDismiss else { return false }
      // `.sheet(isPressed:) { … } content: { … }`: the first of two is `onDismiss`.
      return !(slot.trailing == 1 && trailing == 2 && Presentation.screens.contains(call.name))
    }
  }

  /// Screens of their own, with `onDismiss` and content.
  static let screens: Set<Name> = [Name("sheet"), Name("fullScreenCover")]
}

extension HostFacts {
  /// The presentations that a plain Boolean of this host opens, in code that is drawn.
  package var presentations: [Presentation] {
    let flags = presentingFlags
    guard !flags.isEmpty else { return [] }
    return drawnCalls {
      $0.form == .member
    } make: { row, code in
      let facts = project.facts(code.function.file)
      let call = facts[row]
      guard flags[code.function]?.contains(call.node) ?? false,
        let argument = facts.argument(Name.isPresented, of: call),
        let use = facts.uses(in: argument, of: call.scope).first, use.form == .projection,
        use.node == argument, !use.local.exists, let flag = host.property(use.name),
        facts.isPlainPath(use)
      else { return nil }
      return Presentation(host: self, code: code, row: row, flag: flag, argument: argument)
    }
  }

  /// The arguments of calls that get a binding as `isPresented`, by function: few calls do.
  private var presentingFlags: [Reference<FunctionFact>: [NodeID]] {
    var found: [Reference<FunctionFact>: [NodeID]] = [:]
    for drawn in usesDuringUpdate where drawn.use.form == .projection && !drawn.use.local.exists {
      let function = code(of: drawn).function
      let tree = project.facts(function.file).tree
      guard let argument = tree.parent(of: drawn.use.node), tree.kind(argument) == .argument,
        let label = tree.child(argument, .argumentLabel), tree.name(label) == Name.isPresented,
        let arguments = tree.parent(of: argument)
      else { continue }
      found[function, default: []].append(arguments)
    }
    return found
  }
}

extension FileFacts {
  /// Members only, no subscript and no call: `$model.isShown`.
  fileprivate func isPlainPath(_ use: UseFact) -> Bool {
    guard tree.kind(use.node) == .chain else { return true }
    return tree.children(use.node).filter { $0 > use.root }.allSatisfy {
      tree.kind($0) == .memberAccess
    }
  }
}

extension Presentation {
  /// The row it stands in, where the rows share its Boolean and each shows something of its own: the
  /// name of the element. Nil where it stands in no row, or shows the same in all.
  package var sharingElement: String? {
    guard Presentation.shared.contains(call.name),
      facts.argument(Name.presenting, of: call) == nil,
      let elements = elements, !elements.isEmpty, !isConditional(on: elements)
    else { return nil }
    let shown = facts.uses(in: call.node, of: call.scope).filter { use in
      !facts.tree.contains(argument, use.root)
        && (use.scope == call.scope || contents.contains { facts.isInside(use.scope, $0) })
    }
    guard let use = shown.first(where: { facts.isMade($0, of: elements) }) else { return nil }
    return facts.tree.nameText(use.root)
  }

  /// What the loop around it, or around the call of its function, hands to each row.
  private var elements: Set<Row<LocalFact>>? {
    if let scope = facts.rowScope(around: call.scope) {
      return facts.parameters(of: scope, in: code.function.row)
    }
    guard !facts[facts[code.function.row].parameters].isEmpty, !facts.standsInMenu(call.scope)
    else { return nil }
    return host.updateCode.lazy.compactMap { elements(handedOnBy: $0) }.first
  }

  /// The parameters of the function this stands in that a loop elsewhere fills with its element.
  private func elements(handedOnBy caller: UpdateCode) -> Set<Row<LocalFact>>? {
    let outer = host.project.facts(caller.function.file)
    for row in outer[caller.function.row].calls {
      let call = outer[row]
      guard call.name == facts[code.function.row].name,
        let scope = outer.rowScope(around: call.scope),
        host.host.callee(of: call, in: caller.function.file) == code.function
      else { continue }
      let given = outer.parameters(of: scope, in: caller.function.row)
      let arguments = Array(outer.tree.children(call.node))
      return facts.parameters(of: code.function.row) { place in
        arguments.indices.contains(place)
          && outer.uses(in: arguments[place], of: call.scope)
            .contains { outer.isMade($0, of: given) }
      }
    }
    return nil
  }

  /// A condition about the element lets it stand in one row at a time.
  private func isConditional(on elements: Set<Row<LocalFact>>) -> Bool {
    facts.tree.ancestors(of: call.node).contains { node in
      guard facts.tree.kind(node) == .ifExpr, let conditions = facts.tree.child(node, .conditions)
      else { return false }
      return facts.uses(in: conditions, of: call.scope).contains { facts.isMade($0, of: elements) }
    }
  }

  private static let shared: Set<Name> = [
    Name("sheet"), Name("fullScreenCover"), Name("popover"), Name("alert"),
    Name("confirmationDialog"),
  ]
}

extension FileFacts {
  /// The closure around a scope that a loop runs for each row; nil where there is none, or where a
  /// menu or another presentation stands between.
  fileprivate func rowScope(around scope: Row<ScopeFact>) -> Row<ScopeFact>? {
    var scope = scope
    while scope.exists {
      let slot = self[scope].slot
      if slot.call.exists {
        let name = self[slot.call].name
        if Rows.containers.contains(name), slot.parameterCount > 0 { return scope }
        if Rows.menus.contains(name) || Presentations.contain(name) { return nil }
      }
      scope = self[scope].parent
    }
    return nil
  }

  fileprivate func standsInMenu(_ scope: Row<ScopeFact>) -> Bool {
    var scope = scope
    while scope.exists {
      let slot = self[scope].slot
      if slot.call.exists,
        Rows.menus.contains(self[slot.call].name)
          || Presentations.contain(self[slot.call].name)
      {
        return true
      }
      scope = self[scope].parent
    }
    return false
  }

  /// The parameters of a closure.
  fileprivate func parameters(
    of scope: Row<ScopeFact>, in function: Row<FunctionFact>
  ) -> Set<Row<LocalFact>> {
    Set(
      self[function].locals.filter {
        self[$0].scope == scope && self[$0].origin == .closureParameter
      })
  }

  /// The parameters of a function at some places, from 0.
  fileprivate func parameters(
    of function: Row<FunctionFact>, at isMeant: (Int) -> Bool
  ) -> Set<Row<LocalFact>> {
    let names = self[self[function].parameters].enumerated().filter { isMeant($0.offset) }
      .map(\.element.name)
    return Set(
      self[function].locals.filter {
        self[$0].origin == .parameter && names.contains(self[$0].name)
      })
  }

  /// Whether a use means one of some locals, or one made from them: `let loaf = $0`.
  fileprivate func isMade(_ use: UseFact, of locals: Set<Row<LocalFact>>, depth: Int = 0) -> Bool {
    guard use.local.exists, depth < 4 else { return false }
    if locals.contains(use.local) { return true }
    let local = self[use.local]
    guard local.source.exists else { return false }
    return uses(in: local.source, of: local.scope).contains {
      isMade($0, of: locals, depth: depth + 1)
    }
  }

  /// What builds one view for each element, and what shows one thing at a time.
  /// Source: Apple's pages of `ForEach`, `List`, `Table`, `swipeActions` and `contextMenu`.
  private enum Rows {
    static let containers: Set<Name> = [
      .forEach, .list, .table, Name("TableColumn"), Name("OutlineGroup"),
    ]
    static let menus: Set<Name> = [Name("contextMenu"), Name("swipeActions")]
  }
}
