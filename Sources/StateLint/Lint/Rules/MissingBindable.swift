import StateLintFacts

extension Rule {
  /// `$` is no operator: it is a second property, and only a wrapper brings it along.
  static let missingBindable = Rule(
    "missing-bindable", symptom: .doesNotCompile, severity: .error,
    summary: "`$` on an observable object whose property makes no bindings"
  ) { pass in
    for host in pass.hosts {
      for missing in host.missingBindables {
        pass.report(
          at: missing.place,
          "`$\(missing.name)` does not exist: `\(missing.name)` is \(missing.origin)",
          see: "“cannot find '$\(missing.name)' in scope”",
          because: "reading an `@Observable` object needs no wrapper, and only a wrapper brings a "
            + "`$`",
          help: missing.remedy, about: missing.property.map { .property($0.reference) },
          fix: missing.repair(in: host))
      }
    }
  }
}

extension MissingBindable {
  fileprivate var origin: String {
    switch source {
    case .property: "a plain property"
    case .environment: "from the environment, which makes no bindings"
    case .local: "a local"
    case .parameter: "a parameter"
    case .closureParameter: "a parameter of the closure"
    }
  }

  fileprivate var remedy: String {
    switch source {
    case .property(let property): "`@Bindable var \(name): \(property.typeText)`"
    case .closureParameter: "`@Bindable var \(name) = \(name)` at the top of the closure"
    default: "`@Bindable var \(name) = \(name)` before it, at the top of `body`"
    }
  }

  fileprivate var property: Property? {
    switch source {
    case .property(let property), .environment(let property): property
    default: nil
    }
  }

  fileprivate func repair(in host: HostFacts) -> Repair? {
    guard case .property(let property) = source else { return bindableAtTop(in: host.host) }
    return property.observing(in: "Bindable")?.safe(unless: property.fact.hasDefault)
  }
}
