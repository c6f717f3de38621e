import StateLintFacts

extension Rule {
  /// A request for the focus is granted only once the field is known to the focus system.
  static let focusStateSetInOnAppear = Rule(
    "focusstate-set-in-onappear", symptom: .neverUpdates, severity: .note,
    summary: "The focus is set in `.onAppear`, when the field may not be ready",
    group: .advice, confidence: .low,
    precision: "3 of 3"
  ) { pass in
    for host in pass.hosts {
      for request in host.earlyFocusRequests {
        let text = "\(request.property.name) = \(request.value)"
        pass.report(
          at: request.place,
          "`\(request.property.name)` is set before the field can take the focus",
          see: "sometimes the keyboard comes, sometimes not",
          because: "a request for the focus that comes too early is dropped",
          help: pass.placement.hasDefaultFocus == true
            ? "`.defaultFocus(\(request.property.focusBinding), \(request.value))`"
            : "set it in `.task`: `.task { \(text) }`",
          about: .place(request.place))
      }
    }
  }
}
