import StateLintFacts

extension Rule {
  /// A `@State` with a default has its first value already: what `init` assigns by name is lost.
  static let stateInitAssignmentDiscarded = Rule(
    "state-init-assignment-discarded", symptom: .ignoresNewValue, severity: .warning,
    summary: "A value assigned in `init` to `@State` with a default is discarded",
    precision: "7 of 7"
  ) { pass in
    for host in pass.hosts {
      for assignment in host.host.initAssignments
      where assignment.property.wrapper == .state && !assignment.isStorage {
        let property = assignment.property
        guard property.fact.hasDefault || property.isImplicitlyNil,
          let fate = host.host.fate(of: assignment)
        else { continue }
        pass.report(assignment, fate, in: host)
      }
      if pass.placement.isXcode27 {
        for conflict in host.host.stateMacroConflicts { pass.report(conflict, in: host) }
      }
    }
  }
}

extension Pass {
  /// A value that another one came before.
  fileprivate mutating func report(
    _ assignment: InitAssignment, _ fate: InitAssignmentFate, in host: HostFacts
  ) {
    let property = assignment.property
    let name = property.name
    let isDiscarded = fate == .discarded || placement.isXcode27
    let canDropDefault =
      property.fact.hasDefault && property.fact.type.exists
      && host.host.assignsInEveryInit(property)
    report(
      at: assignment.place,
      isDiscarded
        ? "`\(name)` has its first value already, so what `init` assigns to it is discarded"
        : "`\(name)` has a default in its declaration; this assignment builds up to Xcode 26, and "
          + "does not with Xcode 27",
      see: isDiscarded
        ? "`\(name)` starts as `\(property.defaultText ?? "nil")`, whatever `init` assigns"
        : "with Xcode 27 the compiler says “variable 'self' used before being initialized”; "
          + "before, the value that `init` assigns is used",
      because: isDiscarded
        ? "\(property.fact.hasDefault ? "the default" : "`nil`, the default of an Optional,") fills "
          + "the state first; an assignment by name has an effect only once SwiftUI has installed "
          + "the view, and during `init` it has not"
        : "with Xcode 27 `@State` is a macro, and an assignment by name in `init` writes through "
          + "`self`, which is not complete here",
      help: canDropDefault
        ? "drop the default, and \(fate == .discarded ? "keep" : "move") the assignment behind "
          + "those of all other properties"
        : "`_\(name) = State(initialValue: \(assignment.contentText))`",
      severity: placement.isXcode27 ? .error : isDiscarded ? nil : .note,
      about: .property(property.reference), alsoSeenAs: [.doesNotCompile],
      related: [
        (
          property.nameplate,
          property.fact.hasDefault ? "the default is here" : "an Optional begins as nil"
        )
      ],
      // With Xcode 27 the assignment has to move, too.
      fix: !canDropDefault
        ? nil
        : fate == .discarded || !placement.isXcode27
          ? property.droppingDefault()?.safe(unless: false) : host.host.assigningLast(property))
  }

  /// What does not compile with Xcode 27, where `@State` is a macro.
  fileprivate mutating func report(_ conflict: StateMacroConflict, in host: HostFacts) {
    let name = conflict.property.name
    var isEarly = false
    if case .assignedBefore = conflict.kind { isEarly = true }
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
      about: .property(conflict.property.reference), alsoSeenAs: [.doesNotCompile],
      fix: isEarly ? host.host.assigningLast(conflict.property) : nil)
  }
}
