import StateLintFacts
import StateLintSyntax

extension Rule {
  /// `dismiss` closes the place where it is declared. In a sheet's content that place is the view
  /// behind the sheet.
  static let dismissFromPresentingView = Rule(
    "dismiss-from-presenting-view", symptom: .neverUpdates, severity: .warning,
    summary: "A presented screen calls the `dismiss` of the view that presents it"
  ) { pass in
    for host in pass.hosts {
      for dismissal in host.misplacedDismissals {
        let screen = dismissal.screen
        pass.report(
          at: dismissal.place,
          "`\(dismissal.property.name)` belongs to `\(host.name)`, and this is inside the \(screen) "
            + "that `\(host.name)` shows",
          see: "the \(screen) stays, or `\(host.name)` itself is closed",
          because: "`dismiss` closes the place where it is declared, and that is the presenter",
          help: dismissal.closing.map { "`\($0)`" }
            ?? "give the content a view of its own that declares `@Environment(\\.dismiss)`",
          about: .place(dismissal.place),
          related: [(dismissal.property.nameplate, "declared here")], fix: dismissal.repair)
      }
    }
  }
}

extension MisplacedDismissal {
  fileprivate var screen: String {
    switch presenter {
    case Name("sheet"), Name("popover"): presenterName
    case Name("fullScreenCover"): "cover"
    default: "screen"
    }
  }
}
