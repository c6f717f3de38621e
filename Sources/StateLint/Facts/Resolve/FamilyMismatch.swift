import StateLintSyntax

/// The two ways in which a class tells of its changes.
package enum ModelFamily: Sendable {
  /// `ObservableObject`, with three wrappers and `.environmentObject`.
  case announcing
  /// `@Observable`, with `@State`, `@Bindable`, `@Environment` and `.environment`.
  case tracked
}

/// A wrapper or modifier of one family with a type that does not belong to it.
package struct FamilyMismatch: Sendable {
  package let place: Place
  /// `@StateObject`, `.environment`
  package let user: String
  /// The family the wrapper or modifier works with.
  package let family: ModelFamily
  package let type: String
  package let actual: Actual
  /// The property it stands on; nil for a modifier.
  package let property: Property?
  package let repair: Repair?

  package enum Actual: Sendable {
    case announcing, tracked, `struct`, `enum`
    /// A class of both families, which is injected in the way of the other one only.
    case injectedOtherwise
  }
}

extension ProjectIndex {
  /// The families a class surely belongs to, and no other; nil where that is not known.
  func families(of entity: Row<TypeEntity>) -> Set<ModelFamily>? {
    let type = self[entity]
    let traits = type.traits
    guard type.kind == .class, !traits.hasUnknownMacro, !traits.hasUnknownAncestor,
      !type.isPerhapsExtended, !traits.isComposable
    else { return nil }
    var families: Set<ModelFamily> = []
    if traits.isObservableObject { families.insert(.announcing) }
    if traits.isObservable || traits.ancestors.contains(.observable) { families.insert(.tracked) }
    return isPerceptible(entity) ? nil : families
  }

  /// `@Perceptible` brings wrappers of its own.
  private func isPerceptible(_ entity: Row<TypeEntity>) -> Bool {
    self[entity].parts.contains { part in
      let facts = facts(part.file)
      return facts[facts[part.row].attributes].contains { $0.kind == .macro(.perceptible) }
    }
  }

  /// What a type is where it does not belong to a family; nil where it does or nobody knows.
  fileprivate func stranger(
    to family: ModelFamily, _ shape: TypeShape
  ) -> (name: String, actual: FamilyMismatch.Actual)? {
    guard shape.form == .nominal, shape.container == .none, !shape.isOptional,
      let entity = shape.entity
    else { return nil }
    let part = self[entity].declaration
    let name = facts(part.file).tree.nameText(fact(part).nameNode)
    switch self[entity].kind {
    case .struct: return (name, .struct)
    case .enum: return (name, .enum)
    case .class:
      guard let families = families(of: entity), families.count == 1, !families.contains(family)
      else { return nil }
      return (name, family == .announcing ? .tracked : .announcing)
    default: return nil
    }
  }
}

extension Property {
  /// A wrapper of one family on a type of the other.
  package func familyMismatch(in host: Host) -> FamilyMismatch? {
    guard let family, !hasUnknownAttribute, !usesPerception else { return nil }
    if let type = project.expectedObject(of: reference), project.families(of: type)?.count == 2 {
      return injectionMismatch(type, family)
    }
    guard let stranger = project.stranger(to: family, shape) else { return nil }
    let isReader = wrapper == .environment
    if isReader, stranger.actual != .announcing { return nil }
    return FamilyMismatch(
      place: attribute, user: isReader ? "@Environment" : "@\(wrapperName)", family: family,
      type: stranger.name, actual: stranger.actual, property: self,
      repair: repair(of: stranger.actual, in: host))
  }

  /// An object of a class of both families that is looked up in one way and injected in the other.
  private func injectionMismatch(
    _ type: Row<TypeEntity>, _ family: ModelFamily
  ) -> FamilyMismatch? {
    let supply = project.environment
    let sources = (supply.sources[type] ?? []).filter { !$0.isOutsideApp }
    guard !sources.isEmpty, sources.allSatisfy({ $0.family != family }), !supply.hasUnknownSource,
      !supply.handedAway.contains(type), project.placement(file).isModuleWhole
    else { return nil }
    return FamilyMismatch(
      place: attribute, user: wrapper == .environment ? "@Environment" : "@\(wrapperName)",
      family: family, type: project.name(of: type), actual: .injectedOtherwise, property: self,
      repair: nil)
  }

  private var family: ModelFamily? {
    switch wrapper {
    case .stateObject, .observedObject, .environmentObject: .announcing
    case .bindable: .tracked
    case .environment: readsObjectFromEnvironment ? .tracked : nil
    default: nil
    }
  }

  private var usesPerception: Bool {
    facts.imports.contains { $0 == Name.perception || $0 == Name.perceptionCore }
  }

  private func repair(of actual: FamilyMismatch.Actual, in host: Host) -> Repair? {
    switch (wrapper, actual) {
    case (.stateObject, .tracked):
      return replacing(wrapper: "State").safe(unless: isStorageUsed(in: host))
    case (.observedObject, .tracked):
      return borrowingTracked(in: host)
    case (.environmentObject, .tracked) where fact.type.exists:
      return readingTracked.safe(unless: isProjected(in: host))
    case (.bindable, .announcing): return replacing(wrapper: "ObservedObject").safe(unless: false)
    default: return nil
    }
  }

  /// What borrows a tracked object in the place of `@ObservedObject`.
  func borrowingTracked(in host: Host) -> Repair {
    isProjected(in: host)
      ? replacing(wrapper: "Bindable").safe(unless: false) : droppingAttribute()
  }

  /// What reads a tracked object in the place of `@EnvironmentObject`, whose type is written.
  var readingTracked: Repair {
    replacing(wrapper: "Environment(\(facts.tree.collapsedText(fact.type)).self)")
  }

  /// `_model = StateObject(…)` in an `init`.
  func isStorageUsed(in host: Host) -> Bool {
    host.hasMention(of: self) { $0.form == .storage }
  }
}

extension HostFacts {
  /// The modifiers that inject an object of one family in the way of the other.
  package var mismatchedInjections: [FamilyMismatch] {
    host.functions.flatMap { function -> [FamilyMismatch] in
      let facts = project.facts(function.file)
      guard facts.contents.contains(.injections) else { return [] }
      let modifiers = facts.ownCalls(of: function.row) { Injections.isModifier($0.name) }
      return modifiers.compactMap { call in
        guard let (value, family) = facts.injectedObject(call),
          project.functions.references(named: call.name).isEmpty,
          family == .announcing || project.isModifierOfView(call, in: function.file),
          let stranger = project.stranger(
            to: family, project.shape(ofExpression: value, at: project.standpoint(function))),
          stranger.actual == .announcing || stranger.actual == .tracked
        else { return nil }
        let name = facts.tree.range(call.callee)
        let other = family == .announcing ? "environment" : "environmentObject"
        return FamilyMismatch(
          place: Place(
            function.file, name.lowerBound..<facts.tree.range(call.node).upperBound),
          user: ".\(facts.tree.nameText(call.callee))", family: family, type: stranger.name,
          actual: stranger.actual, property: nil,
          repair: Repair(
            title: "Use `.\(other)`",
            edits: [.init(place: Place(function.file, name), text: other)], isSafe: true))
      }
    }
  }
}

extension FileFacts {
  /// The object that a call puts into the environment by its type, and the family of the modifier.
  func injectedObject(_ call: CallFact) -> (value: NodeID, family: ModelFamily)? {
    guard Injections.isModifier(call.name), call.form != .other
    else { return nil }
    let arguments = CallArguments(call, self)
    guard arguments.rows.count == 1, arguments.trailing == 0, arguments.rows[0].label == .wildcard
    else { return nil }
    return (
      arguments.rows[0].value, call.name == .environmentObject ? .announcing : .tracked
    )
  }
}

extension ModelClass {
  /// A class of both families that announces with `@Published`.
  package var announcesTwice: Bool {
    guard project.families(of: entity)?.count == 2 else { return false }
    return project[entity].parts.contains { part in
      let facts = project.facts(part.file)
      return facts[part.row].properties.contains { row in
        facts[facts[row].attributes].contains { $0.wrapper == .published }
      }
    }
  }
}
