import StateLintFacts

extension Rule {
  /// `presentationMode` is a binding to a value that only SwiftUI sets. Its successors say what is
  /// meant.
  static let presentationModeDeprecated = Rule(
    "presentation-mode-deprecated", symptom: .neverUpdates, severity: .note,
    summary: "`\\.presentationMode` has successors: `\\.dismiss` and `\\.isPresented`",
    group: .advice, confidence: .low
  ) { pass in
    guard pass.placement.hasDismissAction == true else { return }
    for property in pass.properties(wrapped: .environment) where property.readsPresentationMode {
      let host = pass.host(of: property).host
      // What nobody uses is another mistake.
      guard host.isMentioned(property) else { continue }
      let asks = host.asksOnlyWhetherPresented(property)
      pass.report(
        at: property.attribute,
        "`\\.presentationMode` is deprecated; `\\.dismiss` closes and `\\.isPresented` tells",
        see: "nothing today: Apple's documentation marks it as deprecated, and it still works",
        because: "it gives a binding to a value that only SwiftUI sets",
        help: host.help(asksOnly: asks),
        about: .property(property.reference))
    }
  }
}

extension Host {
  fileprivate func help(asksOnly: Bool) -> String {
    let key = asksOnly ? "isPresented" : "dismiss"
    // Some views have it already, for another button.
    if let own = properties.first(where: { $0.environmentPath == "\\." + key }) {
      return "use `\(own.name)`, which is declared here already, and delete this line"
    }
    return asksOnly
      ? "`@Environment(\\.isPresented) private var isPresented`"
      : "`@Environment(\\.dismiss) private var dismiss`, and `dismiss()`"
  }
}
