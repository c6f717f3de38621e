import StateLintSyntax

extension ModelClass {
  /// Whether some view observes it.
  package var isObservedByViews: Bool { project.observers[entity] != nil }

  /// The properties of views that observe it, with their views.
  private var observers: [(property: Property, host: Host)] {
    (project.observers[entity] ?? []).compactMap { reference in
      let owner = project.entity(of: project.fact(reference).owner, in: reference.file)
      guard let owner, let host = project.host(owner) else { return nil }
      return (Property(project: project, reference: reference, host: owner), host)
    }
  }

  /// Whether some view that observes it never reads one of the properties that change, and so
  /// redraws for nothing.
  package var redrawsForNothing: Bool {
    let observers = observers
    let changing = publishedNames.filter { name in
      isWritten(name) || observers.contains { $0.host.binds(name, of: $0.property) }
    }
    return observers.contains { property, host in
      !namesRead(through: property, in: host).isSuperset(of: changing)
    }
  }

  private func isWritten(_ name: Name) -> Bool {
    guard let property = project.property(name, of: entity) else { return false }
    return !project.writes(of: property, in: entity).isEmpty
  }

  private var publishedNames: [Name] {
    project[entity].parts.flatMap { part -> [Name] in
      let facts = project.facts(part.file)
      return facts[part.row].properties.lazy.map { facts[$0] }
        .filter { property in
          facts[property.attributes].contains { $0.wrapper == .published }
        }.map(\.name)
    }
  }

  /// The members that a view reads of the model, those behind computed ones and methods too.
  private func namesRead(through observer: Property, in host: Host) -> Set<Name> {
    var found = Set<Name>()
    for function in host.functions {
      let facts = project.facts(function.file)
      for row in facts[function.row].uses where observer.isMeant(by: facts[row]) {
        guard let member = facts.members(of: facts[row]).first else { continue }
        let name = facts.tree.name(member)
        found.insert(name)
        found.formUnion(namesRead(by: name))
      }
    }
    return found
  }

  /// What a method or a computed property of the model reads.
  private func namesRead(by member: Name) -> [Name] {
    let getter = project.property(member, of: entity)
      .flatMap { project.accessor(.getter, of: $0) }
    let functions = project.functions(member, of: entity) + (getter.map { [$0] } ?? [])
    return functions.flatMap { function -> [Name] in
      let facts = project.facts(function.file)
      return facts[function.row].uses.map { facts[$0].name }
    }
  }

  /// What becomes of the ways in which views have it.
  package struct Use: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `@StateObject`, or made in `@ObservedObject`.
    package static let owned = Use(rawValue: 1 << 0)
    /// Given to `@ObservedObject`.
    package static let borrowed = Use(rawValue: 1 << 1)
    /// Given to `@ObservedObject`, and bound to with `$`.
    package static let bound = Use(rawValue: 1 << 2)
    /// `@EnvironmentObject`
    package static let environment = Use(rawValue: 1 << 3)
    /// `@EnvironmentObject`, and bound to with `$`.
    package static let boundEnvironment = Use(rawValue: 1 << 4)
  }

  package var uses: Use {
    observers.reduce(into: []) { uses, observer in
      let isBound = observer.property.isProjected(in: observer.host)
      switch observer.property.wrapper {
      case .stateObject: uses.insert(.owned)
      case .observedObject where !observer.host.creations(of: observer.property).isEmpty:
        uses.insert(.owned)
      case .observedObject: uses.insert(isBound ? .bound : .borrowed)
      case .environmentObject:
        uses.insert(isBound ? [.environment, .boundEnvironment] : .environment)
      default: break
      }
    }
  }

  /// Whether some code of its module puts it into the environment.
  package var isPutIntoEnvironment: Bool {
    project.neighbours(of: part.file).contains { file in
      let facts = project.facts(file)
      return facts.calls.indices.contains { row in
        let site = CallSite(project: project, reference: Reference(file, Row(row)))
        guard site.call.name == .environmentObject, site.call.form == .member,
          let argument = site.argument(.wildcard)
        else { return false }
        let place = project.standpoint(site.function)
        return project.shape(ofExpression: argument, at: place).entity == entity
      }
    }
  }
}

extension Host {
  /// Whether it makes a binding to a member of a model: `$store.isOpen`.
  fileprivate func binds(_ member: Name, of model: Property) -> Bool {
    functions.contains { function in
      let facts = project.facts(function.file)
      return facts[function.row].uses.contains { row in
        let use = facts[row]
        return use.form == .projection && model.isMeant(by: use)
          && facts.members(of: use).first.map { facts.tree.name($0) } == member
      }
    }
  }
}
