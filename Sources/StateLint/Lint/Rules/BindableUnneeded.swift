import StateLintFacts

extension Rule {
  /// `@Bindable` has one use: it makes bindings to the properties of an object.
  static let bindableUnneeded = Rule(
    "bindable-unneeded", symptom: .ignoresNewValue, severity: .note,
    summary: "A `@Bindable` whose `$` nobody uses", group: .advice, confidence: .low,
    precision: "5 of 5"
  ) { pass in
    for host in pass.hosts {
      for bindable in host.unprojectedBindables {
        let name = bindable.property.name
        pass.report(
          at: bindable.property.attribute,
          bindable.isMentioned
            ? "nothing uses `$\(name)`, and `@Bindable` is for that alone"
            : "nothing uses `\(name)`",
          see: "nothing is wrong on screen; readers look for a control that writes through it",
          because: "SwiftUI follows an `@Observable` object in a plain property as well",
          help: bindable.remedy, about: .property(bindable.property.reference),
          fix: bindable.repair)
      }
    }
  }
}

extension UnprojectedBindable {
  fileprivate var remedy: String {
    guard isMentioned else { return "delete the line, and the argument where it is given" }
    guard isLocal else { return "`let \(property.name)\(property.typeSuffix)`" }
    return isSameName
      ? "leave the line out" : "leave the line out, and use `\(original ?? "the object")` itself"
  }

  fileprivate var repair: Repair? {
    guard isMentioned else { return nil }
    guard isLocal else { return property.droppingAttribute().safe(unless: true) }
    return isSameName ? property.deletion : nil
  }

  private var isSameName: Bool { original == property.name || original == "self." + property.name }
}
