import StateLintSyntax

extension ModelClass {
  /// Whether some view observes it.
  package var isObservedByViews: Bool { project.observers[entity] != nil }

  /// The properties that observe it, with their views.
  var observers: [(property: Property, host: Host)] {
    (project.observers[entity] ?? []).compactMap { reference in
      let owner = project.entity(of: project.fact(reference).owner, in: reference.file)
      guard let owner, let host = project.host(owner) else { return nil }
      return (Property(project: project, reference: reference, host: owner), host)
    }
  }

  /// The views with such properties.
  var observingViews: [Row<TypeEntity>] {
    (project.observers[entity] ?? []).compactMap { reference in
      project.entity(of: project.fact(reference).owner, in: reference.file).flatMap {
        project[$0].traits.hostRole == nil ? nil : $0
      }
    }
  }

  /// The files in which they are declared and extended, sorted.
  var filesOfObservers: [Int32] {
    Set(observingViews.flatMap { project[$0].parts.map(\.file) }).sorted()
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
    objectInjections.contains { $0.object.entity == entity }
  }

  /// The calls of `.environmentObject(…)` in its module: the name, and what goes in.
  var objectInjections: [(name: Place, object: TypeShape)] {
    project.neighbours(of: part.file).flatMap { file -> [(name: Place, object: TypeShape)] in
      let facts = project.facts(file)
      guard facts.contents.contains(.injections) else { return [] }
      return facts.calls.indices.compactMap { row in
        let call = facts.calls[row]
        guard call.name == .environmentObject, call.form == .member else { return nil }
        let site = CallSite(project: project, reference: Reference(file, Row(row)))
        guard let argument = site.argument(.wildcard) else { return nil }
        let place = project.standpoint(site.function)
        return (
          Place(file, facts.tree.range(call.callee)),
          project.shape(ofExpression: argument, at: place)
        )
      }
    }
  }
}
