import StateLintFacts

extension Rule {
  /// A model that comes from outside and is kept in `@State` or `@StateObject`: the first one stays,
  /// whatever the parent passes later.
  static let stateModelInjectedViaInit = Rule(
    "state-model-injected-via-init", symptom: .ignoresNewValue, severity: .note,
    summary: "A model passed from outside is kept in `@State` or `@StateObject`",
    confidence: .medium, precision: "3 of 3"
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
    let words = InjectionWords(injection, host: host.name)
    report(
      at: place, words.message, see: words.see,
      because: "`@\(injection.property.wrapperName)` decides once, when `\(host.name)` appears, "
        + "which object it keeps; what `init` is given later is not used",
      help: words.help, severity: injection.isCertain ? .warning : nil,
      about: .property(injection.property.reference),
      alsoSeenAs: injection.makesDefault ? [.redrawsEverything] : [],
      related: injection.evidence.map { ($0.place, "passed here") },
      fix: host.host.borrowing(injection))
  }
}

/// The three ways in which a model comes in, in words.
private struct InjectionWords {
  let message: String
  let see: String
  let help: String

  init(_ injection: Injection, host: String) {
    let name = injection.property.name
    let wrapper = injection.property.wrapperName
    if injection.makesDefault {
      message =
        "`\(name)` is kept in `@\(wrapper)`, but the default argument makes a new one on each "
        + "update of the parent"
      see = "the initialiser of `\(name)` runs again and again; all but the first are thrown away"
      help =
        "make it on the declaration: `@\(wrapper) private var \(name) = …`; or let the parent own "
        + "it and take `\(injection.borrowed)`"
    } else if let argument = injection.argument {
      message = "`\(name)` is made from the first `\(argument)` and kept in `@\(wrapper)`"
      see = "`\(host)` goes on showing what belongs to the first `\(argument)`"
      help =
        "give the view `.id(…)` of what `\(argument)` comes from where it is made; or tell the "
        + "model in `.task(id: \(argument))`"
    } else {
      message = "`\(name)` comes from outside, but `@\(wrapper)` keeps the first one it gets"
      see = "`\(host)` goes on with the first `\(name)`; another one changes nothing"
      help =
        injection.isOwnedByCaller
        ? "let the caller own it, and take it as `\(injection.borrowed)`"
        : "let one place own it: make it here, or take it as `\(injection.borrowed)` from the "
          + "parent that keeps it"
    }
  }
}
