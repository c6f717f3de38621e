import StateLintFacts

extension Rule {
  /// A coordinator lives on while SwiftUI makes the struct anew. The copy it keeps is the first one.
  static let representableStaleCoordinator = Rule(
    "representable-stale-coordinator", symptom: .ignoresNewValue, severity: .warning,
    summary: "A coordinator keeps the first copy of its representable", confidence: .medium
  ) { pass in
    for host in pass.hosts {
      for pair in host.representables where !pair.isKeyedByAll {
        guard let stale = pair.staleCoordinator, let member = stale.members.first else { continue }
        let copy = stale.copy.name
        let isClosure = member.shape.form == .function
        pass.report(
          at: pair.place,
          "the coordinator keeps the `\(host.name)` it was made with, and `\(pair.updateName)` "
            + "never gives it the new one",
          see: isClosure
            ? "\(stale.reader) calls the first `\(member.name)`, with the values it captured then"
            : "\(stale.reader) uses the first `\(member.name)`, whatever is passed later",
          because: "`\(host.name)` is a struct that SwiftUI makes anew, and the coordinator has a "
            + "copy from the first time",
          help: "begin `\(pair.updateName)` with `context.coordinator.\(copy) = self`"
            + (stale.copy.fact.isLet ? " and make `\(copy)` a `var`" : ""),
          severity: stale.isHarmless ? .note : nil,
          related: [
            (stale.copy.nameplate, "the copy is kept here"), (stale.read, "and read here"),
          ], fix: pair.renewing(stale.copy))
      }
    }
  }
}
