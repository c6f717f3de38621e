import StateLintSyntax

/// A declaration that gives its wrapper a value it does not take, or none where it needs one.
package enum ValueMismatch: Sendable {
  /// Private, and nothing gives a first value: nobody outside can make the type. With the call sites
  /// that try.
  case missing([CallSite])
  /// `@FocusState var isTyping = false`
  case focusWithValue
  /// `@Binding var isOn: Bool = false`
  case bindingWithValue
  /// `@State let`
  case constant
}

extension HostFacts {
  /// What is wrong with the first value of a wrapped property; nil where nothing surely is.
  package func valueMismatch(of property: Property) -> ValueMismatch? {
    let fact = property.fact
    guard fact.isStored, !property.hasUnknownAttribute, let wrapper = property.wrapper,
      property.facts[fact.attributes].filter({ $0.kind != .builtin }).count == 1
    else { return nil }
    if fact.isLet { return wrapper.facts.isDynamicProperty ? .constant : nil }
    if fact.hasDefault {
      switch wrapper {
      case .focusState, .accessibilityFocusState: return .focusWithValue
      case .binding: return .bindingWithValue
      default: return nil
      }
    }
    return missingValue(of: property)
  }

  private func missingValue(of property: Property) -> ValueMismatch? {
    switch property.wrapper {
    case .state, .stateObject, .gestureState, .binding: break
    default: return nil
    }
    guard property.isFileLocal, property.fact.type.exists, !property.shape.isOptional,
      !property.isImplicitlyNil, let attribute = property.wrapperAttribute,
      property.facts.tree.child(attribute.node, .argument) == nil, !host.mayHaveMore,
      !traits.hasUnknownAncestor, host.initializers.isEmpty,
      project.hasMemberwiseInitializer(entity)
    else { return nil }
    let sites = project.callSites(of: entity)
    guard sites.allSatisfy({ $0.argument(property.fact.name) != nil }) else { return nil }
    let refused = sites.filter { !mayReach(property, from: $0) }
    return refused.isEmpty && !sites.isEmpty ? nil : .missing(refused)
  }

  private var traits: Traits { host.traits }

  /// Whether code at a call site sees a private property: it stands in the same file, and for
  /// `private` in the type or a type inside it.
  private func mayReach(_ property: Property, from site: CallSite) -> Bool {
    guard site.reference.file == property.file else { return false }
    if property.fact.modifiers.contains(.fileprivate) { return true }
    var current = site.enclosingEntity
    while let entity = current {
      if entity == self.entity { return true }
      let parent = project[entity].parent
      current = parent.exists ? parent : nil
    }
    return false
  }
}
