import StateLintFacts

extension Rule {
  /// A model that comes from outside and is kept in `@State` or `@StateObject`: the first one stays,
  /// whatever the parent passes later.
  static let stateModelInjectedViaInit = Rule(
    "state-model-injected-via-init", symptom: .ignoresNewValue, severity: .note,
    summary: "A model passed from outside is kept in `@State` or `@StateObject`",
    confidence: .medium
  ) { pass in
    for host in pass.hosts {
      for assignment in host.host.initAssignments {
        guard let injection = host.host.injection(assignment) else { continue }
        pass.report(injection, at: assignment.place, in: host)
      }
    }
    for property in pass.properties(wrapped: .state, .stateObject) {
      let host = pass.host(of: property)
      guard let injection = host.host.memberwiseInjection(property) else { continue }
      pass.report(injection, at: property.attribute, in: host)
    }
  }
}

extension Pass {
  fileprivate mutating func report(_ injection: Injection, at place: Place, in host: HostFacts) {
    let name = injection.property.name
    let wrapper = injection.property.wrapperName
    report(
      at: place,
      injection.makesDefault
        ? "`\(name)` is kept in `@\(wrapper)`, but the default argument makes a new one on each "
          + "update of the parent"
        : "`\(name)` comes from outside, but `@\(wrapper)` keeps the first one it gets",
      see: injection.makesDefault
        ? "the initialiser of `\(name)` runs again and again; all but the first are thrown away"
        : "`\(host.name)` goes on with the first `\(name)`; another one changes nothing",
      because: "`@\(wrapper)` decides once, when `\(host.name)` appears, which object it keeps; "
        + "arguments of `init` are made before that, every time",
      help: injection.isOwnedByCaller
        ? "the caller owns it: take it as `\(injection.borrowed)`"
        : "make it here: `@\(wrapper) private var \(name) = …`; or let the parent own it and take "
          + "`\(injection.borrowed)`",
      severity: injection.isCertain ? .warning : nil,
      about: .property(injection.property.reference),
      alsoSeenAs: injection.makesDefault ? [.redrawsEverything] : [],
      related: injection.evidence.map { ($0.place, "passed here") })
  }
}
