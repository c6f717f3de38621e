import StateLintFacts

extension Rule {
  /// `@Observable` turns stored properties into computed ones. Wrappers and `lazy` need storage.
  static let propertyWrapperInObservable = Rule(
    "property-wrapper-in-observable", symptom: .doesNotCompile, severity: .error,
    summary:
      "A wrapper or `lazy` in an `@Observable` class, which does not compile or is not followed"
  ) { pass in
    for model in pass.modelClasses {
      for misplaced in model.misplacedStorage(pass.timings) {
        let name = misplaced.property.name
        if let read = misplaced.read {
          pass.report(
            at: misplaced.place,
            "`\(name)` is drawn, but nothing tells views about an ignored \(misplaced.words)",
            see: "`\(read.host)` goes on showing the old `\(name)` after it changed",
            because: "\(misplaced.words) can tell a view or an `ObservableObject`, and an "
              + "`@Observable` class is neither",
            help: misplaced.remedy, severity: .warning, symptom: .neverUpdates,
            about: .property(misplaced.property.reference),
            related: [(read.place, "drawn here")])
        } else {
          pass.report(
            at: misplaced.place,
            "\(misplaced.words) does not fit into the `@Observable` class `\(model.name)`",
            see: misplaced.diagnostic,
            because: "`@Observable` turns each stored property into a computed one with storage "
              + "behind it",
            help: misplaced.remedy, about: .property(misplaced.property.reference),
            fix: misplaced.repair)
        }
      }
    }
  }
}

extension MisplacedStorage {
  fileprivate var words: String {
    switch obstacle {
    case .wrapper: "`@\(property.wrapperName)`"
    case .projectWrapper: "the wrapper on `\(property.name)`"
    case .lazy: "`lazy`"
    case .severalNames: "a declaration of several names"
    }
  }

  /// What the macro asks for, and what changes nothing else.
  fileprivate var repair: Repair? {
    switch obstacle {
    case .wrapper(.published): property.isPublisherMentioned ? nil : property.droppingAttribute()
    case .lazy: property.adding(attribute: "@ObservationIgnored")?.safe(unless: false)
    default: nil
    }
  }

  fileprivate var diagnostic: String {
    switch obstacle {
    case .wrapper, .projectWrapper: "“property wrapper cannot be applied to a computed property”"
    case .lazy: "“'lazy' cannot be used on a computed property”"
    case .severalNames: "“accessor macro can only apply to a single variable”"
    }
  }

  fileprivate var remedy: String {
    let name = property.name
    switch obstacle {
    case .wrapper(.published): return "delete `@Published`; `@Observable` tracks `\(name)` anyway"
    case .wrapper(.appStorage):
      return
        "a stored property with `didSet` that writes to `UserDefaults`; or `@AppStorage` in the "
        + "view"
    case .wrapper: return "move it to the view"
    case .projectWrapper, .lazy: return "`@ObservationIgnored` before it, where no view draws it"
    case .severalNames: return "one declaration for each name"
    }
  }
}
