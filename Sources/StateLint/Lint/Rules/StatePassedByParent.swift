import StateLintFacts

extension Rule {
  /// A `@State` that a parent passes takes the first value only: the box already exists when the
  /// next one comes.
  static let statePassedByParent = Rule(
    "state-passed-by-parent", symptom: .ignoresNewValue, severity: .warning,
    summary: "A parent passes a value into `@State`, which keeps the first one"
  ) { pass in
    for property in pass.properties(wrapped: .state, .stateObject) {
      let host = pass.host(of: property)
      guard !property.isFileLocal, !property.isNamedInitial, !property.modelKind.isObserved,
        !property.isOfUnknownType, host.host.initializers.isEmpty
      else { continue }
      let sites = pass.project.appCallSites(of: property.host, passing: property.fact.name)
      let isStale = sites.contains { !$0.site.isPresented && !$0.site.isConstant($0.value) }
      // A start value that the view then changes by itself is no mistake.
      guard let first = sites.first, isStale || property.isNeverWritten(in: host.host) else {
        continue
      }
      let caller = first.site.enclosingHost?.name
      pass.report(
        at: property.attribute,
        "`\(property.name)` is `@\(property.wrapperName)`, but "
          + (caller.map { "`\($0)` passes" } ?? "a caller passes") + " its value",
        see: "`\(host.name)` goes on showing the first `\(property.name)` it was given",
        because: "`@\(property.wrapperName)` is a box that SwiftUI fills once, when "
          + "`\(host.name)` appears; what the parent passes later is thrown away",
        help: "a plain `let \(property.name)` where `\(host.name)` only shows it; "
          + "`@Binding var \(property.name)` where it changes the parent's value",
        severity: isStale ? nil : .note,
        about: .property(property.reference),
        related: sites.prefix(3).map { ($0.site.place, "passed here") },
        fix: property.isNeverWritten(in: host.host)
          ? property.droppingWrapper(keyword: property.fact.hasDefault ? "var" : "let")
          : property.boundToCallers(in: host.host))
    }
  }
}
