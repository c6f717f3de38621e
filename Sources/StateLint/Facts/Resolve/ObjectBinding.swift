import StateLintSyntax

/// A binding to the place of an object that nobody puts another one into.
package struct ObjectBinding: Sendable {
  package let property: Property
  /// `$order.note` is used.
  package let bindsMembers: Bool
}

extension HostFacts {
  /// A `@Binding` to an observable object of which this host uses nothing but the object.
  package func objectBinding(_ property: Property) -> ObjectBinding? {
    guard host.role != .dynamicProperty, property.shape.container == .none,
      property.modelKind == .observable, let model = property.shape.entity,
      !host.mayHaveMore, !host.traits.hasUnknownAncestor, !property.hasUnknownAttribute,
      property.fact.accessors.isEmpty, host.isSole(property),
      // Where nothing at all is written, a binding is of no use for another reason.
      !property.isNeverWritten(in: host), !host.isRequirement(property.fact.name),
      !host.isReadLater(property)
    else { return nil }
    var bindsMembers = false
    for mention in host.mentions(of: property) {
      guard reachesObject(mention.use, model, in: mention.function) else { return nil }
      bindsMembers = bindsMembers || mention.use.form == .projection
    }
    return host.isPerhapsChangedFromOutside(property)
      ? nil : ObjectBinding(property: property, bindsMembers: bindsMembers)
  }

  /// Whether a use goes to the object and leaves the place alone.
  private func reachesObject(
    _ use: UseFact, _ model: Row<TypeEntity>, in function: Reference<FunctionFact>
  ) -> Bool {
    let facts = project.facts(function.file)
    let first = facts.members(of: use).first
    switch use.form {
    // `_order = order` in `init`
    case .storage: return facts[function.row].kind == .initializer
    case .projection:
      return first.map { project.property(facts.tree.name($0), of: model) != nil } ?? false
    default: return use.access == .read || first != nil
    }
  }
}
