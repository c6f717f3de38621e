import StateLintSyntax

extension HostFacts {
  /// The requests for the focus that `.onAppear` makes, before anything else can happen.
  package var earlyFocusRequests: [FocusRequest] {
    guard hasFocus, !isSwappedInPlace else { return [] }
    let found = drawnCalls {
      $0.form == .member && $0.name == .onAppear
    } make: { row, code in
      pieces(handedTo: row, in: code).flatMap { focusRequests(atOnceIn: $0) }
    }
    var seen: Set<Place> = []
    return found.joined().filter { seen.insert($0.place).inserted }
  }

  /// Whether it takes the place of another view in a window that is there already: no presentation
  /// runs, and the field is ready.
  private var isSwappedInPlace: Bool {
    let sites = project.callSites(of: entity).filter { !$0.isOutsideApp }
    return !sites.isEmpty
      && sites.allSatisfy { site in
        site.facts.dependsOnCondition(site.call.node) && !site.isPresented
      }
  }
}

extension FilePlacement {
  /// Whether `.defaultFocus` can be used everywhere this code runs; nil where nobody says.
  package var hasDefaultFocus: Bool? { deploymentTarget.reaches(FilePlacement.defaultFocusSince) }

  private static let defaultFocusSince = DeploymentTarget(
    iOS: "17", macOS: "13", tvOS: "16", watchOS: "9", visionOS: "1")
}
