import StateLintSyntax

/// An observed object that code makes while a host is drawn.
package struct BodyConstruction: Sendable {
  package enum Use: Sendable {
    /// Given to a child that only borrows it: the child's name and its parameter's.
    case child(String, String)
    /// Put into the environment.
    case environment
    /// Kept in a local of this name.
    case local(String)
  }
  package let construction: Construction
  package let place: Place
  package let use: Use
  /// The host is made once, nothing makes it draw again, or the content is made anew for each
  /// presentation.
  package fileprivate(set) var isRare: Bool
  package let path: [(Place, String)]
}

extension HostFacts {
  /// The observed objects that this host makes while it is drawn and that nobody keeps.
  package var bodyConstructions: [BodyConstruction] {
    let found = arguments + updateCode.flatMap { locals(in: $0) }
    guard !found.isEmpty, !isOnlyPreviewed else { return [] }
    let isSeldomDrawn = isSeldomDrawn
    let oftenRun = functionsOutsidePresentations
    return found.map { code, made in
      var construction = made
      if isSeldomDrawn || !oftenRun.contains(code.function) { construction.isRare = true }
      return construction
    }
  }

  /// What is made, and in which code.
  private typealias Made = (code: UpdateCode, construction: BodyConstruction)

  // MARK: Arguments

  private var arguments: [Made] {
    drawnCalls(where: mayTakeObject) { arguments(of: $0, in: $1) }.flatMap(\.self)
  }

  private func arguments(of row: Row<CallFact>, in code: UpdateCode) -> [Made]? {
    let site = CallSite(project: project, reference: Reference(code.function.file, row))
    let tree = site.facts.tree
    guard
      site.call.name != .`init` || tree.constructedName(site.call).map(project.mayBeHost) ?? false
    else { return nil }
    var found: [Made] = []
    for argument in tree.children(site.call.node) where tree.kind(argument) == .argument {
      // Cheap questions before the dear one.
      guard let value = tree.lastChild(argument), tree.kind(value) == .chain,
        tree.isImplicitInit(value) || observed(value, declared: nil, code) != nil
      else { continue }
      let label = tree.child(argument, .argumentLabel).map { tree.name($0) }
      guard let taker = taker(of: label, in: row, code.function.file),
        let made = observed(value, declared: taker.shape, code), taker.losesSomething(made)
      else { continue }
      let place = Place(code.function.file, tree.range(value))
      found.append(
        (
          code,
          BodyConstruction(
            construction: made, place: place, use: taker.use, isRare: site.isPresented,
            path: steps(to: code))
        ))
    }
    return found
  }

  /// Who gets an argument, and the type it is declared to have there.
  private struct Taker {
    let use: BodyConstruction.Use
    /// The child and its property; nil for the environment.
    var property: (child: Host, own: Property)?

    var shape: TypeShape? { property?.own.shape }

    /// Whether somebody may change the object, so that another one loses something.
    func losesSomething(_ made: Construction) -> Bool {
      guard let (child, own) = property, let entity = made.shape.entity else { return true }
      return child.mayChangeObject(of: own) || child.project.mayChangeByItself(entity)
    }
  }

  /// A call of the environment, or perhaps of a view of the project, as far as its name tells.
  private func mayTakeObject(_ call: CallFact) -> Bool {
    guard call.callee.exists else { return false }
    switch call.form {
    case .member:
      return call.name == .environmentObject || call.name == .environmentModifier
        || call.name == .`init` || call.isUpperCase && project.mayBeHost(call.name)
    case .bare: return call.isUpperCase && project.mayBeHost(call.name)
    default: return false
    }
  }

  /// The environment, or a child that borrows what it is given; nil where somebody may keep it.
  private func taker(of label: Name?, in row: Row<CallFact>, _ file: Int32) -> Taker? {
    let facts = project.facts(file)
    let call = facts[row]
    if call.form == .member, call.name == .environmentObject || call.name == .environmentModifier {
      return label == nil ? Taker(use: .environment) : nil
    }
    guard facts.tree.constructedName(call) != nil,
      let entity = project.finder.constructed(by: call, in: file).entity,
      let child = project.host(entity),
      let property = child.property(filledBy: label ?? .wildcard), borrows(property)
    else { return nil }
    return Taker(use: .child(child.name, property.name), property: (child, property))
  }

  private func observed(
    _ value: NodeID, declared: TypeShape?, _ code: UpdateCode
  ) -> Construction? {
    let place = project.standpoint(code.function)
    let made =
      project.construction(value, declared: declared, at: place)
      ?? project.construction(byReading: value, at: place)
    guard let made, made.kind.isObserved, let entity = made.shape.entity,
      project.hasStoredVariables(entity)
    else { return nil }
    return made
  }

  /// Whether a property refers to an object that somebody else keeps.
  private func borrows(_ property: Property) -> Bool {
    switch property.wrapper {
    case .observedObject, .bindable: true
    case nil: !property.hasAttributes && property.modelKind == .observable
    default: false
    }
  }

  // MARK: Locals

  private func locals(in code: UpdateCode) -> [Made] {
    let facts = project.facts(code.function.file)
    return facts[code.function.row].locals.compactMap { row in
      let local = facts[row]
      // A local that is said to own its object is another mistake.
      guard local.origin == .variable, local.source.exists, !facts.isSaidToOwn(local),
        code.regions[local.scope] == .body
      else { return nil }
      let declared =
        local.type.exists
        ? project.shape(
          of: local.type, in: code.function.file, type: facts[code.function.row].owner) : nil
      guard let made = observed(local.source, declared: declared, code),
        !mayBeKept(row, in: code)
      else { return nil }
      let construction = BodyConstruction(
        construction: made, place: Place(code.function.file, facts.tree.range(local.source)),
        use: .local(facts.tree.nameText(local.node)),
        isRare: facts.isPresented(local.scope), path: steps(to: code))
      return (code, construction)
    }
  }

  /// Whether drawing puts the object of a local into something that may keep it: all but reading its
  /// members, and handing it to the environment or to a child that borrows it.
  private func mayBeKept(_ local: Row<LocalFact>, in code: UpdateCode) -> Bool {
    let facts = project.facts(code.function.file)
    return facts[code.function.row].uses.contains { row in
      let use = facts[row]
      guard use.local == local, use.node == use.root, use.form != .projection,
        code.regions[use.scope] == .body
      else { return false }
      return !isBorrowed(use, in: code)
    }
  }

  private func isBorrowed(_ use: UseFact, in code: UpdateCode) -> Bool {
    let facts = project.facts(code.function.file)
    guard let argument = facts.tree.parent(of: use.node), facts.tree.kind(argument) == .argument
    else { return false }
    let label = facts.tree.child(argument, .argumentLabel).map { facts.tree.name($0) }
    return facts[code.function.row].calls.contains { row in
      let call = facts[row]
      return call.callee.exists && facts.tree.children(call.node).contains(argument)
        && taker(of: label, in: row, code.function.file) != nil
    }
  }
}

extension Host {
  /// The property that an argument of the initialiser fills: the memberwise one, or the one that
  /// `init` assigns the parameter to as it is.
  func property(filledBy label: Name) -> Property? {
    if initializers.isEmpty { return property(label) }
    let filled = initAssignments.filter { $0.directParameter?.label == label }
    return filled.count == 1 ? filled[0].property : nil
  }
}

extension Tree {
  /// `.init(…)`, whose type only the one who takes it tells.
  fileprivate func isImplicitInit(_ node: NodeID) -> Bool {
    guard kind(node) == .chain, let base = firstChild(node) else { return false }
    return kind(base) == .implicitMember && name(base) == .`init`
  }
}

extension FileFacts {
  /// `@StateObject var model = Model()` as a local variable.
  fileprivate func isSaidToOwn(_ local: LocalFact) -> Bool {
    local.property.exists
      && self[self[local.property].attributes].contains { $0.wrapper?.facts.role == .owner }
  }
}
