import StateLintSyntax

/// What the macro that `@State` is with Xcode 27 does not compile.
/// Source: Apple's technical note TN3211.
package struct StateMacroConflict: Sendable {
  package enum Kind: Sendable {
    /// Assigned in `init` before another stored property has its value.
    case assignedBefore(String)
    /// A second property wrapper on the same property.
    case secondWrapper(String)
    /// An initialiser in an extension calls a memberwise one that is not made any more.
    case memberwiseCall
  }
  package let kind: Kind
  package let property: Property
  package let place: Place
}

extension Host {
  /// The conflicts with the macro in this host.
  package var stateMacroConflicts: [StateMacroConflict] {
    earlyAssignments + secondWrappers + memberwiseCalls
  }

  private var earlyAssignments: [StateMacroConflict] {
    assignmentsByInitializer.flatMap { group in
      group.compactMap { assignment -> StateMacroConflict? in
        let property = assignment.property
        guard property.wrapper == .state, !assignment.isStorage, !property.fact.hasDefault,
          !property.isImplicitlyNil,
          let later = group.last(where: {
            $0.order > assignment.order && $0.property.mustBeSet == true
              && $0.property.wrapper != .state
          })
        else { return nil }
        return StateMacroConflict(
          kind: .assignedBefore(later.property.name), property: property, place: assignment.place)
      }
    }
  }

  private var secondWrappers: [StateMacroConflict] {
    properties.compactMap { property in
      guard property.wrapper == .state,
        let other = property.facts[property.fact.attributes].first(where: {
          $0.wrapper == nil && project.isOwnWrapper($0, in: property.file)
        }), let name = property.facts.tree.firstChild(other.node)
      else { return nil }
      return StateMacroConflict(
        kind: .secondWrapper(property.facts.tree.nameText(name)), property: property,
        place: property.attribute)
    }
  }

  /// `self.init(shop: shop, stamps: 0)` in an extension, with a private `@State` among the labels.
  private var memberwiseCalls: [StateMacroConflict] {
    guard project.hasMemberwiseInitializer(entity) else { return [] }
    return initializers.flatMap { initializer -> [StateMacroConflict] in
      let facts = project.facts(initializer.file)
      return facts[initializer.row].calls.compactMap { row in
        let call = facts[row]
        guard call.form == .onSelf, call.name == .`init` else { return nil }
        let site = CallSite(project: project, reference: Reference(initializer.file, row))
        guard
          let property = properties.first(where: {
            $0.wrapper == .state && $0.isFileLocal && site.argument($0.fact.name) != nil
          })
        else { return nil }
        return StateMacroConflict(
          kind: .memberwiseCall, property: property,
          place: Place(initializer.file, facts.callRange(call)))
      }
    }
  }
}

extension Property {
  /// Whether each initialiser has to set it: stored, and without a first value of its own. Nil where
  /// a wrapper that nobody knows may give it one.
  var mustBeSet: Bool? {
    guard fact.isStored, !fact.hasDefault, !isImplicitlyNil, !fact.isStatic else { return false }
    guard
      let attribute = facts[fact.attributes].first(where: {
        $0.kind != .builtin && $0.kind != .builder
      })
    else { return true }
    switch attribute.wrapper {
    case .state, .stateObject, .observedObject, .binding, .bindable, .published: return true
    case .some: return false
    case nil:
      // `@Setting(\.general) var general` has its value in the attribute.
      return facts.tree.child(attribute.node, .argument) == nil ? nil : false
    }
  }
}

extension ProjectIndex {
  /// Whether an attribute is a property wrapper that the project declares.
  func isOwnWrapper(_ attribute: AttributeFact, in file: Int32) -> Bool {
    guard let entity = meaning(of: attribute.name, in: file, type: .none).entity else {
      return false
    }
    return self[entity].parts.contains { part in
      let facts = facts(part.file)
      return facts[facts[part.row].attributes].contains { $0.name == Name("propertyWrapper") }
    }
  }
}
