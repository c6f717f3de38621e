import StateLintFacts

extension Rule {
  /// `ObservableObject` and `@Observable` are two families. The wrappers of one can do nothing with
  /// a class of the other.
  static let observationWrapperMismatch = Rule(
    "observation-wrapper-mismatch", symptom: .doesNotCompile, severity: .error,
    summary: "A wrapper or modifier of one observation family with a class of the other"
  ) { pass in
    for host in pass.hosts {
      let wrappers = host.host.properties.compactMap { $0.familyMismatch(in: host.host) }
      for mismatch in wrappers + host.mismatchedInjections {
        pass.report(
          at: mismatch.place, mismatch.message,
          see: mismatch.isAccepted
            ? "“No object of type \(mismatch.type) found”, when it is read"
            : "“requires that '\(mismatch.type)' conform to "
              + "'\(mismatch.family == .announcing ? "ObservableObject" : "Observable")'”",
          because: mismatch.isOfClass
            ? "the two families learn of changes in different ways, and the environment keeps them "
              + "apart" : "observation is about an object that several views share",
          help: mismatch.remedy, symptom: mismatch.isAccepted ? .crashes : nil,
          about: mismatch.property.map { .property($0.reference) },
          fix: mismatch.repair)
      }
    }
    for model in pass.modelClasses where model.announcesTwice {
      pass.report(
        at: model.nameplate,
        "`\(model.name)` is `@Observable` and an `ObservableObject` with `@Published`",
        see: "views that follow the one way do not hear of what goes the other",
        because: "`@Published` announces to `@ObservedObject` and its kin, `@Observable` to views "
          + "that read the property",
        help: "one way for the whole class: drop `@Published` and the conformance once no view "
          + "needs them", severity: .warning, symptom: .neverUpdates, alsoSeenAs: [.crashes])
    }
  }
}

extension FamilyMismatch {
  fileprivate var isOfClass: Bool {
    switch actual {
    case .announcing, .tracked, .injectedOtherwise: true
    case .struct, .enum: false
    }
  }

  /// It compiles: the class is of both families.
  fileprivate var isAccepted: Bool {
    if case .injectedOtherwise = actual { return true }
    return false
  }

  fileprivate var message: String {
    guard !isAccepted else {
      let other = family == .announcing ? ".environment" : ".environmentObject"
      return "`\(type)` is injected with `\(other)` and looked up with `\(user)`"
    }
    return "`\(user)` takes \(wanted), and \(given)"
  }

  private var wanted: String {
    if !isOfClass { return "a class" }
    return family == .announcing ? "an `ObservableObject`" : "an `@Observable` class"
  }

  private var given: String {
    switch actual {
    case .announcing, .injectedOtherwise: "`\(type)` is an `ObservableObject`"
    case .tracked: "`\(type)` is `@Observable`"
    case .struct: "`\(type)` is a struct"
    case .enum: "`\(type)` is an enum"
    }
  }

  fileprivate var remedy: String {
    guard isOfClass else { return "`@State` where the value is kept, `@Binding` in a child" }
    guard let property else {
      return family == .announcing ? "`.environment(…)`" : "`.environmentObject(…)`"
    }
    switch property.wrapper {
    case .stateObject: return "`@State`"
    case .observedObject: return "a plain property; `@Bindable` for bindings into it"
    case .environmentObject: return "`@Environment(\(type).self)`"
    case .environment: return "`@EnvironmentObject var \(property.name): \(type)`"
    default: return "`@ObservedObject`"
    }
  }
}
