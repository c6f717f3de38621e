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
      let asks = pass.host(of: property).host.asksOnlyWhetherPresented(property)
      pass.report(
        at: property.attribute,
        "`\\.presentationMode` is deprecated; `\\.dismiss` closes and `\\.isPresented` tells",
        see: "the compiler of Xcode 27 warns",
        because: "it gives a binding to a value that only SwiftUI sets",
        help: asks
          ? "`@Environment(\\.isPresented) private var isPresented`"
          : "`@Environment(\\.dismiss) private var dismiss`, and `dismiss()`",
        about: .property(property.reference))
    }
  }
}
