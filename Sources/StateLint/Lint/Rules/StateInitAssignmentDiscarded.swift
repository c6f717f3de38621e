import StateLintFacts

extension Rule {
  /// A `@State` with a default has its first value already: what `init` assigns by name is lost.
  static let stateInitAssignmentDiscarded = Rule(
    "state-init-assignment-discarded", symptom: .ignoresNewValue, severity: .warning,
    summary: "A value assigned in `init` to `@State` with a default is discarded"
  ) { pass in
    for host in pass.hosts {
      for assignment in host.host.initAssignments
      where assignment.property.wrapper == .state && !assignment.isStorage {
        let property = assignment.property
        guard property.fact.hasDefault || property.isImplicitlyNil else { continue }
        let shown = property.defaultText ?? "nil"
        pass.report(
          at: assignment.place,
          "`\(property.name)` has a default, so what `init` assigns to it is discarded",
          see: "`\(host.name)` starts with `\(shown)`, whatever `init` is given",
          because: "the default on the declaration fills the state first; an assignment by name "
            + "in `init` writes to storage that is not connected yet"
            + (pass.placement.isXcode27 ? "" : ", and Xcode 27 may refuse it"),
          help: property.fact.hasDefault
            ? "drop the default: `@State private var \(property.name)\(property.typeSuffix)`, and "
              + "assign it after the other properties"
            : "`_\(property.name) = State(initialValue: \(assignment.contentText))`",
          severity: pass.placement.isXcode27 ? .error : nil,
          about: .property(property.reference), alsoSeenAs: [.doesNotCompile],
          related: [(property.nameplate, "the default is here")],
          fix: property.fact.hasDefault
            ? property.droppingDefault()?.safe(unless: !host.host.assignsInEveryInit(property))
            : nil)
      }
      if pass.placement.mayBeXcode27 {
        for conflict in host.host.stateMacroConflicts { pass.report(conflict, in: host) }
      }
    }
  }
}

extension Pass {
  /// What does not compile with Xcode 27, where `@State` is a macro.
  fileprivate mutating func report(_ conflict: StateMacroConflict, in host: HostFacts) {
    let name = conflict.property.name
    let (message, see, help): (String, String, String) =
      switch conflict.kind {
      case .assignedBefore(let later):
        (
          "`\(name)` is assigned before `\(later)` has its value",
          "Xcode 27 says “variable 'self.\(later)' used before being initialized”",
          "assign `\(name)` after all other properties"
        )
      case .secondWrapper(let other):
        (
          "`@\(other)` stands on `\(name)` beside `@State`",
          "Xcode 27 says “invalid redeclaration of synthesized property '_\(name)'”",
          "keep `@State` alone and apply what `@\(other)` does where `\(name)` is set"
        )
      case .memberwiseCall:
        (
          "the initialiser this calls is not made any more where `\(name)` is private `@State`",
          "Xcode 27 finds no such initialiser of `\(host.name)`",
          "assign the properties here instead of calling `self.init`"
        )
      }
    report(
      at: conflict.place, message, see: see,
      because: "with Xcode 27 `@State` is a macro: it turns `\(name)` into accessors over storage "
        + "of its own",
      help: help, severity: placement.isXcode27 ? .error : nil,
      about: .property(conflict.property.reference), alsoSeenAs: [.doesNotCompile])
  }
}
