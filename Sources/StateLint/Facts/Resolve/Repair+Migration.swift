import StateLintSyntax

extension ModelClass {
  /// Makes an `ObservableObject` an `@Observable` class, with all who observe it and all who put it
  /// into the environment; nil where one of them is not understood whole.
  package func migration(_ timings: ClosureTimings) -> Repair? {
    // What asks the whole project comes last.
    guard canMigrate, project.placement(part.file).isModuleWhole, !encodesItself,
      let conformance = withoutConformance, let storage = withoutPublished,
      let observing = observersFollowed, !isMoreThanAnnounced, isFollowedByMembers(timings),
      !areNewWordsTaken, !isInHierarchy, let injecting = injectionsFollowed,
      !isFamilyNamedElsewhere, !isMissingInPreviews
    else { return nil }
    let marking = adding(attribute: "@Observable").edits + importingObservation
    return Repair(
      title: "Make `\(name)` `@Observable`, and change those who observe it",
      edits: marking + [conformance] + storage + observing + injecting, isSafe: false)
  }

  /// Whether it inherits from a class of the project, or another inherits from it.
  private var isInHierarchy: Bool {
    project.ancestors(of: entity).contains { project[$0].kind == .class }
      || project.entities.indices.contains {
        $0 != Int(entity.index) && project.conforms(Row($0), to: project[entity].name)
      }
  }

  /// Takes `ObservableObject` out of the inheritance clause of the declaration.
  private var withoutConformance: Repair.Edit? {
    let facts = project.facts(part.file)
    let tree = facts.tree
    let inherited = Array(facts[project.fact(part).inherits])
    let places = inherited.indices.filter { inherited[$0].name == .observableObject }
    guard let place = places.first, places.count == 1 else { return nil }
    let name = tree.range(inherited[place].node)
    let range: Range<Int>
    if place > 0 {
      range = tree.range(inherited[place - 1].node).upperBound..<name.upperBound
    } else if inherited.count > 1 {
      range = name.lowerBound..<tree.range(inherited[1].node).lowerBound
    } else {
      guard let colon = tree.colon(before: name.lowerBound) else { return nil }
      range = colon..<name.upperBound
    }
    return tree.hasComment(in: range) ? nil : .init(place: Place(part.file, range), text: "")
  }

  /// Takes `@Published` away; nil where the macro could not take what is left.
  private var withoutPublished: [Repair.Edit]? {
    var edits: [Repair.Edit] = []
    for property in ownStorage {
      guard property.fact.bindingCount == 1, !property.fact.modifiers.contains(.lazy),
        !property.fact.modifiers.contains(.override)
      else { return nil }
      if !property.hasAttributes { continue }
      guard property.facts[property.fact.attributes].count == 1, property.wrapper == .published
      else { return nil }
      edits += property.droppingAttribute().edits
    }
    return edits
  }

  /// Changes the wrappers of those who observe it.
  private var observersFollowed: [Repair.Edit]? {
    let observers = observers
    guard observers.count == project.observers[entity]?.count else { return nil }
    var edits: [Repair.Edit] = []
    for (property, host) in observers {
      guard let followed = property.followingByProperty(in: host) else { return nil }
      edits += followed
    }
    return edits
  }

  /// `.environment(…)` in the place of each `.environmentObject(…)` that gets it; nil where one of
  /// the module gets nobody knows what.
  private var injectionsFollowed: [Repair.Edit]? {
    var edits: [Repair.Edit] = []
    for injection in objectInjections {
      guard let object = injection.object.entity else { return nil }
      if object == entity { edits.append(.init(place: injection.name, text: "environment")) }
    }
    return edits
  }
}

extension Property {
  /// What follows an object by property in the place of a wrapper that hears all it announces; nil
  /// where more than the wrapper would change.
  fileprivate func followingByProperty(in host: Host) -> [Repair.Edit]? {
    guard fact.bindingCount == 1, facts[fact.attributes].count == 1, shape.entity != nil,
      !shape.isOptional, shape.container == .none, !host.mayHaveMore,
      !isStorageUsed(in: host)
    else { return nil }
    switch wrapper {
    case .stateObject where fact.hasDefault: return replacing(wrapper: "State").edits
    case .observedObject where !host.creations(of: self).isEmpty:
      // One that a caller may give is another one each time.
      let isOwn =
        fact.modifiers.contains(.private) && fact.hasDefault
        && !host.initAssignments.contains { $0.property.reference == reference }
      return isOwn ? replacing(wrapper: "State").edits : nil
    case .observedObject:
      return borrowingTracked(in: host).edits
    case .environmentObject where fact.type.exists:
      return boundAtTop(in: host).map { readingTracked.edits + $0 }
    default: return nil
    }
  }

  /// `@Bindable var model = model` in each code that makes bindings to an object of the environment.
  private func boundAtTop(in host: Host) -> [Repair.Edit]? {
    // A local of the name would be declared twice, or stand in the way.
    let isLocalToo = host.functions.contains { function in
      let facts = project.facts(function.file)
      return facts[function.row].locals.contains { facts[$0].name == fact.name }
    }
    if isLocalToo { return nil }
    guard isProjected(in: host) else { return [] }
    var edits: [Repair.Edit] = []
    for function in host.functions {
      let facts = project.facts(function.file)
      let uses = facts[function.row].uses.map { facts[$0] }.filter {
        $0.form == .projection && self.isMeant(by: $0)
      }
      guard let use = uses.first else { continue }
      // `self.$model` would stay.
      if uses.contains(where: { facts.isBehindSelf($0) }) { return nil }
      let missing = MissingBindable(
        place: Place(function.file, facts.tree.range(use.root)), name: name,
        source: .environment(self), function: function)
      guard let bound = missing.bindableAtTop(in: host) else { return nil }
      edits += bound.edits
    }
    return edits
  }
}

extension FileFacts {
  /// `self.$model`
  fileprivate func isBehindSelf(_ use: UseFact) -> Bool {
    use.node != use.root && tree.firstChild(use.node) != use.root
  }
}

extension Tree {
  /// The colon of an inheritance clause, with the blanks before it.
  fileprivate func colon(before offset: Int) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ":") else { return nil }
    start -= 1
    while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
    return start
  }
}
