import StateLintSyntax

/// A model that comes from outside into `@State` or `@StateObject`.
package struct Injection: Sendable {
  package let property: Property
  /// The argument the view makes its model from; nil where the model itself comes in.
  package var argument: String?
  /// The default argument of the parameter makes a model.
  package let makesDefault: Bool
  /// Call sites whose later models or values never arrive.
  package let evidence: [CallSite]
  /// A caller keeps the very object it passes.
  package let isOwnedByCaller: Bool

  /// Somebody surely loses something.
  package var isCertain: Bool { makesDefault || !evidence.isEmpty }

  /// How to take the model without owning it.
  package var borrowed: String {
    let type = property.fact.type.exists ? ": \(property.typeText)" : ""
    return property.modelKind == .observable
      ? "let \(property.name)\(type)" : "@ObservedObject var \(property.name)\(type)"
  }
}

extension Host {
  /// The injection that an assignment in `init` is; nil where the view makes its model itself or
  /// where each caller makes a fresh view.
  package func injection(_ assignment: InitAssignment) -> Injection? {
    let property = assignment.property
    guard keepsModel(property), assignment.isStorage || !property.fact.hasDefault,
      !assignment.passesStorage,
      !assignment.parameters.isEmpty, !isReplacedHere(property)
    else { return nil }
    if let parameter = assignment.directParameter {
      return injection(of: property, parameter, assignment)
    }
    return injectionOfArgument(property, assignment)
  }

  private func keepsModel(_ property: Property) -> Bool {
    switch property.wrapper {
    case .state: property.modelKind == .observable && property.shape.container == .none
    case .stateObject: true
    default: false
    }
  }

  /// `_model = State(initialValue: model)`
  private func injection(
    of property: Property, _ parameter: ParameterFact, _ assignment: InitAssignment
  ) -> Injection? {
    let file = assignment.initializer.file
    guard project.functionType(of: parameter.type, in: file) == nil else { return nil }
    let makesDefault =
      parameter.defaultValue.exists && isLeftOut(parameter.label)
      && project.construction(
        parameter.defaultValue, declared: property.shape,
        at: project.standpoint(assignment.initializer)) != nil
    let callers = callers(passing: parameter.label)
    if !makesDefault, callers.areAllFresh { return nil }
    let injection = injection(property, makesDefault: makesDefault, callers)
    return injection.isCertain || !makesItself(property) ? injection : nil
  }

  /// Whether some caller relies on the default of a parameter; so does one that nobody knows.
  private func isLeftOut(_ label: Name) -> Bool {
    let sites = project.callSites(of: entity).filter { !$0.isOutsideApp }
    return sites.isEmpty || sites.contains { $0.argument(label) == nil }
  }

  private func injection(
    _ property: Property, makesDefault: Bool, _ callers: Callers
  ) -> Injection {
    let lasting = callers.sites.filter { !$0.site.isPresented && !$0.site.hasIdentity }
    let owners = lasting.filter { $0.site.keeps($0.value) }
    let makers = lasting.filter {
      $0.site.makesModel($0.value) && $0.site.isChanging($0.value) && !$0.site.isElement($0.value)
    }
    return Injection(
      property: property, makesDefault: makesDefault, evidence: (owners + makers).map(\.site),
      isOwnedByCaller: !owners.isEmpty)
  }

  /// `_model = StateObject(wrappedValue: Model(id: id))`: the argument is what goes stale.
  private func injectionOfArgument(
    _ property: Property, _ assignment: InitAssignment
  ) -> Injection? {
    let place = project.standpoint(assignment.initializer)
    guard
      project.construction(assignment.content, declared: property.shape, at: place) != nil,
      let local = assignment.parameters.first(where: { isValue($0, assignment) }),
      let parameter = assignment.parameter(of: local)
    else { return nil }
    let stale = callers(passing: parameter.label).sites.filter { $0.site.goesStale($0.value) }
    guard !stale.isEmpty, !followsChanges(property) else { return nil }
    return Injection(
      property: property, argument: assignment.name(of: local), makesDefault: false,
      evidence: stale.map(\.site), isOwnedByCaller: false)
  }

  /// The host itself puts another object in its place: what came in was a first one on purpose.
  private func isReplacedHere(_ property: Property) -> Bool {
    mentions(of: property).contains { mention in
      let facts = project.facts(mention.function.file)
      return mention.use.access == .assign && facts.members(of: mention.use).isEmpty
        && facts[mention.function.row].kind != .initializer
    }
  }

  /// An own `init` makes the object, and assigns it or hands it on to another `init`, or one may do so
  /// that nobody can see: this view is the one that keeps it.
  private func makesItself(_ property: Property) -> Bool {
    mayHaveMore || creations(of: property).contains { !$0.isDefault }
      || initializers.contains { initializer in
        let facts = project.facts(initializer.file)
        return facts[initializer.row].calls.contains {
          facts[$0].form == .onSelf && facts[$0].name == .`init`
        }
      }
  }

  /// An `.onChange(of:)` or `.task(id:)` hands later values to the model.
  private func followsChanges(_ property: Property) -> Bool {
    mentions(of: property).contains {
      project.facts($0.function.file).answersAnyChange($0.use.scope)
    }
  }

  private func isValue(_ local: LocalFact, _ assignment: InitAssignment) -> Bool {
    let owner = assignment.facts[assignment.initializer.row].owner
    let shape = project.shape(of: local.type, in: assignment.initializer.file, type: owner)
    // A binding reads the current value whenever it is asked.
    if shape.meaning == .sdk(.binding) { return false }
    return shape.container != .none || project.modelKind(of: shape) == .value
  }

  /// The injection that a property set by the memberwise initialiser is.
  package func memberwiseInjection(_ property: Property) -> Injection? {
    guard !property.isFileLocal, keepsModel(property), property.modelKind.isObserved,
      project.hasMemberwiseInitializer(entity)
    else { return nil }
    let callers = callers(passing: property.fact.name)
    // Where a caller makes the object on the spot, this view is the one that keeps it.
    guard !callers.sites.isEmpty, !callers.areAllFresh,
      !callers.sites.contains(where: { $0.site.makesModel($0.value, declared: property.shape) })
    else { return nil }
    return injection(property, makesDefault: false, callers)
  }
}

extension CallSite {
  /// Whether the caller keeps the object it passes: the value is a property of it.
  func keeps(_ value: NodeID) -> Bool {
    guard let host = enclosingHost,
      let use = facts.uses(in: value, of: call.scope).first(where: { $0.node == value }),
      !use.local.exists, facts.members(of: use).isEmpty, let property = host.property(use.name)
    else { return false }
    return property.wrapper == .state || property.wrapper == .stateObject
  }

  /// Whether the caller makes the object on the spot.
  func makesModel(_ value: NodeID, declared: TypeShape? = nil) -> Bool {
    project.construction(value, declared: declared, at: project.standpoint(function)) != nil
  }
}
