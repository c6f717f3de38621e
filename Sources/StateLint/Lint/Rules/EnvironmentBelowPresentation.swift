import StateLintFacts

extension Rule {
  /// A sheet takes the environment of the place where it is attached, a pushed screen that of its
  /// stack. What is injected further in does not reach them.
  static let environmentBelowPresentation = Rule(
    "environment-below-presentation", symptom: .crashes, severity: .warning,
    summary: "An object is injected below the place that a sheet or pushed screen takes it from",
    confidence: .medium
  ) { pass in
    var found = pass.project.hostedViewsMissingObjects(in: pass.file)
    for host in pass.hosts { found += host.hiddenInjections + host.ownInjections }
    for hidden in found {
      pass.report(
        at: hidden.place, hidden.message, see: hidden.consequence, because: hidden.reason,
        help: hidden.remedy, severity: hidden.isHarmless ? .note : nil,
        symptom: hidden.isValue ? .ignoresNewValue : nil, about: .place(hidden.place),
        fix: hidden.repair)
    }
  }
}

extension HiddenInjection {
  fileprivate var isValue: Bool {
    if case .value = kind { return true }
    return false
  }

  fileprivate var isHarmless: Bool { isValue || isAlsoAbove }

  fileprivate var modifier: String {
    switch kind {
    case .value: ".environment"
    default: family == .tracked ? ".environment" : ".environmentObject"
    }
  }

  fileprivate var message: String {
    switch kind {
    case .presented(let presentation):
      "`\(what)` is injected inside of `.\(presentation)`, and what is presented does not see it"
    case .value(let presentation):
      "`\(what)` is set inside of `.\(presentation)`, and what is presented does not see it"
    case .pushed:
      "`\(what)` is injected inside the `NavigationStack`, and pushed screens do not see it"
    case .host(let host):
      "`\(view)` needs \(what.withArticle), and no environment crosses into `\(host)`"
    case .own(let injected, let read):
      "`\(read)` comes from above, and not from the `\(modifier)(\(injected))` in this `body`"
    }
  }

  fileprivate var consequence: String {
    switch kind {
    case .value: "`\(view)` shows the default of `\(what)`"
    case .own(let injected, let read):
      "`\(view)` shows another object than the views inside it: `\(injected)` changes, and `\(read)` "
        + "does not; without one above, the app stops"
    case _ where isAlsoAbove:
      "`\(view)` sees the \(what) that code further out injects, which may be another one"
    default:
      "“No \(family == .tracked ? "Observable object" : "ObservableObject") of type \(what) "
        + "found”, when `\(view)` appears"
    }
  }

  fileprivate var reason: String {
    switch kind {
    case .presented(let presentation), .value(let presentation):
      "the content takes the environment of the place where `.\(presentation)` is attached, and the "
        + "injection is inside of it"
    case .pushed: "a pushed screen takes the environment of the stack"
    case .host(let host): "`\(host)` begins with an empty environment"
    case .own: "a view looks upwards, and its own `body` is below it"
    }
  }

  fileprivate var remedy: String {
    switch kind {
    case .presented(let presentation), .value(let presentation):
      "move `\(modifier)(…)` behind `.\(presentation)`, or repeat it on the content"
    case .pushed: "move `\(modifier)(…)` to the `NavigationStack`, or inject in the destination"
    case .host: "`\(view)(…)\(modifier)(…)`"
    case .own(let injected, _): "read `\(injected)` here, and drop the look-up"
    }
  }
}
