import StateLintSyntax

/// An object that is built again for each view value, although only the first one is kept.
package struct RebuiltObject: Sendable {
  package enum Form: Sendable {
    /// In a local, before `StateObject(wrappedValue:)` can put it off.
    case local
    /// In `init`, for `@State`.
    case stateInInit
    /// On the declaration of `@State`, with an `init` that starts or loads something.
    case busyDefault
  }
  package let form: Form
  package let property: Property
  package let construction: Construction
  package let place: Place
  /// Whether other code of the `init` uses the object before it is kept.
  package let isUsedBefore: Bool
  package let repair: Repair?
}

extension HostFacts {
  /// The objects that this host builds for nothing.
  package var rebuiltObjects: [RebuiltObject] {
    guard !host.isTopLevel else { return [] }
    return host.initAssignments.compactMap { rebuilt(by: $0) } + busyDefaults
  }

  private func rebuilt(by assignment: InitAssignment) -> RebuiltObject? {
    let property = assignment.property
    let local = assignment.localOfContent
    let source = local?.source ?? assignment.content
    let declared = local.flatMap { local in
      local.type.exists
        ? project.shape(of: local.type, in: assignment.initializer.file, type: assignment.owner)
        : nil
    }
    let place = project.standpoint(assignment.initializer)
    guard !assignment.passesStorage,
      let made = project.construction(
        source, declared: declared ?? (property.fact.type.exists ? property.shape : nil), at: place),
      made.kind.isObject
    else { return nil }
    let form: RebuiltObject.Form
    switch property.wrapper {
    case .stateObject where assignment.isStorage && local != nil: form = .local
    case .state where assignment.parameters.isEmpty && isBusy(made):
      form = .stateInInit
    default: return nil
    }
    return RebuiltObject(
      form: form, property: property, construction: made,
      place: Place(assignment.initializer.file, assignment.facts.tree.range(source)),
      isUsedBefore: assignment.usesOfContent > 1,
      repair: form == .local ? assignment.inlining(made) : nil)
  }

  private var busyDefaults: [RebuiltObject] {
    host.properties.compactMap { property in
      guard property.wrapper == .state, !property.fact.isStatic, property.fact.initializer.exists,
        !project.placement(property.file).isXcode27,
        let made = project.construction(
          property.fact.initializer, declared: property.fact.type.exists ? property.shape : nil,
          at: Standpoint(property.file, type: property.fact.owner)),
        made.kind.isObject, isBusy(made)
      else { return nil }
      return RebuiltObject(
        form: .busyDefault, property: property, construction: made,
        place: Place(property.file, property.facts.tree.range(property.fact.initializer)),
        isUsedBefore: false, repair: nil)
    }
  }

  /// Whether building one too many surely costs nothing worth speaking of.
  package func isCheap(_ object: RebuiltObject) -> Bool {
    object.construction.shape.entity.map { project.doesVisibleWork(makingA: $0) == false } ?? false
  }

  private func isBusy(_ made: Construction) -> Bool {
    made.shape.entity.map { project.doesVisibleWork(makingA: $0) == true } ?? false
  }
}

extension InitAssignment {
  /// The local that is assigned as it is, where it has a value from the start.
  var localOfContent: LocalFact? {
    guard sourceOfLocal != nil,
      let use = facts.use(rootedAt: content, in: initializer.row)
    else { return nil }
    return facts[use.local]
  }

  /// How often its `init` uses the local that is assigned.
  fileprivate var usesOfContent: Int {
    guard let use = facts.use(rootedAt: content, in: initializer.row), use.local.exists else {
      return 0
    }
    return facts[initializer.row].uses.count { facts[$0].local == use.local }
  }

  /// Moves the construction of a local into the argument, where nothing else uses the local.
  fileprivate func inlining(_ made: Construction) -> Repair? {
    let tree = facts.tree
    guard let local = localOfContent, usesOfContent == 1,
      let declaration = tree.ancestors(of: local.node).last(where: {
        tree.kind($0) == .variableDecl
      }),
      tree.children(declaration).count(where: { tree.kind($0) == .binding }) == 1
    else { return nil }
    var range = tree.range(declaration)
    var start = range.lowerBound
    while start > 0, tree.bytes[start - 1] == 0x20 || tree.bytes[start - 1] == 0x09 { start -= 1 }
    let isAlone =
      start > 0 && tree.bytes[start - 1] == 0x0A && range.upperBound < tree.bytes.count
      && tree.bytes[range.upperBound] == 0x0A
    if isAlone { range = start..<(range.upperBound + 1) }
    let mentionsSelf = facts.uses(in: made.node, of: scope).contains {
      $0.form == .wholeSelf || $0.form == .onSelf || !$0.local.exists && $0.form != .type
    }
    return Repair(
      title: "Build it in the argument",
      edits: [
        .init(place: Place(initializer.file, range), text: ""),
        .init(place: Place(initializer.file, tree.range(content)), text: made.source),
      ], isSafe: isAlone && !mentionsSelf)
  }
}
