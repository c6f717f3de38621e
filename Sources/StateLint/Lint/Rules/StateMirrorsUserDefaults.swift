import StateLintFacts

extension Rule {
  /// `@State` lives with its view. What has to outlive it needs storage that SwiftUI watches, or two
  /// places go different ways.
  static let stateMirrorsUserDefaults = Rule(
    "state-mirrors-userdefaults", symptom: .resets, severity: .note,
    summary: "A `@State` copies a value of `UserDefaults`, or two keys disagree",
    confidence: .medium,
    precision: "5 of 5"
  ) { pass in
    for host in pass.hosts {
      for copy in host.storedCopies { pass.report(copy, in: host) }
    }
    for shared in pass.project.sharedKeys(in: pass.file) {
      pass.report(
        at: shared.attribute,
        "“\(shared.key)” \(shared.differsInType ? "is a" : "begins as") `\(shared.own)` here and "
          + "\(shared.differsInType ? "a" : "as") `\(shared.other)` in `\(shared.otherOwner)`",
        see: "two screens show different values until one of them stores",
        because: "a default counts only for the property that names it",
        help: "one default for both, in a constant", severity: .warning,
        about: .property(shared.property), related: [(shared.otherPlace, "declared here as well")])
    }
  }
}

extension Pass {
  fileprivate mutating func report(_ copy: StoredCopy, in host: HostFacts) {
    let name = copy.property.name
    report(
      at: copy.property.attribute,
      copy.isRead
        ? "`\(name)` is a copy of the stored “\(copy.key)”"
        : "`\(name)` is stored by hand under “\(copy.key)” and read from nowhere",
      see: copy.isRead
        ? "a change of the setting elsewhere does not arrive here"
        : "with the next launch `\(name)` is back at its start",
      because: "`@State` lives with its view and does not watch `UserDefaults`",
      help: "`@AppStorage(\"\(copy.key)\")` on `\(name)`, with a type and a default, and without "
        + "the code that loads and saves",
      about: .property(copy.property.reference), related: copy.places,
      fix: copy.storedBySystem(in: host))
  }
}
