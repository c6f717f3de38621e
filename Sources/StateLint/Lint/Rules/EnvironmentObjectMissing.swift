import StateLintFacts

extension Rule {
  /// SwiftUI looks for an environment object by its type, at run time. Where nobody put one, the
  /// app stops.
  static let environmentObjectMissing = Rule(
    "environment-object-missing", symptom: .crashes, severity: .error,
    summary: "A view expects an object from the environment, and nobody injects one"
  ) { pass in
    for host in pass.hosts {
      for missing in host.missingObjects {
        let isTracked = missing.property.wrapper == .environment
        pass.report(
          at: missing.property.attribute, missing.message(in: host.name),
          see: "“No \(isTracked ? "Observable object" : "ObservableObject") of type "
            + "\(missing.type) found”, when `\(host.name)` reads `\(missing.property.name)`",
          because: "SwiftUI looks for the object by its type, at run time, in the views around "
            + "this one",
          help: "own it near the root and inject it there: "
            + (isTracked ? "`.environment(…)`" : "`.environmentObject(…)`"),
          severity: missing.isReached ? nil : .note, about: .property(missing.property.reference),
          related: missing.others.map { ($0, "expects one as well") }, path: missing.path)
      }
    }
  }
}

extension MissingObject {
  fileprivate var isReached: Bool {
    switch kind {
    case .nobody, .onlyPreviews: true
    case .notReached: false
    }
  }

  fileprivate func message(in host: String) -> String {
    switch kind {
    case .nobody:
      "`\(host)` expects \(type.withArticle) from the environment, and no code injects one"
    case .onlyPreviews:
      "`\(host)` expects \(type.withArticle) from the environment, and only previews inject one"
    case .notReached:
      "`\(host)` expects \(type.withArticle) from the environment, which only previews inject"
    }
  }
}
