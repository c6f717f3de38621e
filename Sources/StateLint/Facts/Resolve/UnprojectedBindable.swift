import StateLintSyntax

/// A `@Bindable` whose `$` nobody asks for.
package struct UnprojectedBindable: Sendable {
  package let property: Property
  /// Declared in code: `@Bindable var cart = cart`.
  package let isLocal: Bool
  /// Whether the object is used at all.
  package let isMentioned: Bool

  /// What a local is another name of: `cart`; nil for properties.
  package var original: String? { isLocal ? property.defaultText : nil }
}

extension HostFacts {
  /// The properties and locals with `@Bindable` of which this host uses nothing but the object.
  package var unprojectedBindables: [UnprojectedBindable] {
    guard !host.mayHaveMore else { return [] }
    let properties = host.properties.filter { isUnprojected($0) }
      .map {
        UnprojectedBindable(property: $0, isLocal: false, isMentioned: host.isMentioned($0))
      }
    return properties + host.functions.flatMap { unprojectedLocals(in: $0) }
  }

  private func isUnprojected(_ property: Property) -> Bool {
    let fact = property.fact
    guard property.wrapper == .bindable, !fact.isStatic,
      !fact.modifiers.isPublic, host.isSole(property),
      !host.isRequirement(fact.name), !host.asksForWrapper(of: property)
    else { return false }
    return !host.isPerhapsMentionedFromOutside(property) { _, member, facts in
      facts.tree[member].flags.contains(.dollar)
    }
  }

  private func unprojectedLocals(in function: Reference<FunctionFact>) -> [UnprojectedBindable] {
    let facts = project.facts(function.file)
    return facts[function.row].locals.compactMap { row in
      let local = facts[row]
      guard local.property.exists else { return nil }
      let property = Property(
        project: project, reference: Reference(function.file, local.property),
        host: host.entity)
      let isAskedFor = facts.uses.contains { use in
        use.form == .projection && use.local == row
          || use.form == .storage && use.name == local.name
      }
      return property.wrapper == .bindable && !isAskedFor
        ? UnprojectedBindable(property: property, isLocal: true, isMentioned: true) : nil
    }
  }
}

extension Host {
  /// Whether no other property of this host has the same name.
  func isSole(_ property: Property) -> Bool {
    self.property(property.fact.name)?.reference == property.reference
  }

  /// Whether code of this host takes a property's `$`, or names its storage.
  func asksForWrapper(of property: Property) -> Bool {
    hasMention(of: property) { $0.form == .projection || $0.form == .storage }
  }
}
