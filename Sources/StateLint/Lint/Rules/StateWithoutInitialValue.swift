import StateLintFacts

extension Rule {
  /// State is made by the view, so the view must know its first value. Focus and bindings are the
  /// other way round: they take none.
  static let stateWithoutInitialValue = Rule(
    "state-without-initial-value", symptom: .doesNotCompile, severity: .error,
    summary: "State is declared without a first value, or with one that its wrapper does not take"
  ) { pass in
    for property in pass.properties(
      wrapped: .state, .stateObject, .gestureState, .binding, .focusState, .accessibilityFocusState)
    {
      let host = pass.host(of: property)
      guard let mismatch = host.valueMismatch(of: property) else { continue }
      var isUnseen = false
      var isMissing = false
      var sites: [CallSite] = []
      if case .missing(let refused) = mismatch {
        isMissing = true
        sites = refused
        isUnseen = refused.isEmpty
      }
      let words = mismatch.words(property, host.name)
      pass.report(
        at: property.attribute, words.what, see: words.see, because: words.because,
        help: words.help, severity: isUnseen ? .note : nil, about: .property(property.reference),
        alsoSeenAs: isMissing ? [.ignoresNewValue] : [],
        related: sites.prefix(3).map { ($0.place, "the compiler refuses this call") },
        fix: mismatch.repair(property))
    }
  }
}

extension Property {
  /// `= false`, which says that the type is `Bool`.
  fileprivate var beginsWithTruth: Bool {
    fact.hasDefault && facts.tree.kind(fact.initializer) == .booleanLiteral
  }
}

extension ValueMismatch {
  /// What gives the line its only meaning; nil where there are several.
  fileprivate func repair(_ property: Property) -> Repair? {
    switch self {
    case .constant: property.madeVariable?.safe(unless: false)
    case .focusWithValue where property.fact.type.exists:
      property.droppingDefault()?.safe(unless: false)
    case .focusWithValue where property.beginsWithTruth:
      property.replacingDefault(byType: "Bool")?.safe(unless: false)
    default: nil
    }
  }

  /// What is wrong, what the compiler says, why, and what to write.
  fileprivate func words(
    _ property: Property, _ host: String
  ) -> (what: String, see: String, because: String, help: String) {
    let name = property.name
    let wrapper = property.attributeText
    let type = property.typeSuffix
    switch self {
    case .missing:
      return (
        "`\(name)` has no first value, so only `\(host)` itself can make a `\(host)`",
        "the compiler refuses to make one elsewhere: “'\(host)' initializer is inaccessible due to "
          + "'private' protection level”",
        "Swift's own initialiser takes `\(name)` as a parameter and is as private as it",
        property.wrapper == .binding
          ? "take it without `private`, `\(wrapper) var \(name)\(type)`; or write an `init` that "
            + "takes a `Binding`"
          : "give it a default, `\(wrapper) private var \(name)\(type) = …`; or write an `init` "
            + "that sets it"
      )
    case .focusWithValue:
      return (
        "`\(wrapper)` takes no value",
        "the compiler says: “argument passed to call that takes no arguments”",
        "focus begins with `false` or nil, and SwiftUI decides where it goes",
        "`\(wrapper) private var \(name)\(type.isEmpty ? ": Bool" : type)`; to begin with focus, "
          + "add `.defaultFocus($\(name), …)` from iOS 17"
      )
    case .bindingWithValue:
      return (
        "a `\(wrapper)` has no value of its own", "the compiler refuses the line",
        "the value lives with the parent, and a binding is a way to it",
        "drop `= \(property.defaultText ?? "…")`; for a default write "
          + "`init(\(name): Binding<…> = .constant(…))`"
      )
    case .constant:
      return (
        "`\(wrapper) let` cannot be: a wrapper needs a `var`",
        "the compiler says: “property wrapper can only be applied to a 'var'”",
        "the wrapper changes what it keeps, and a `let` never changes",
        "`\(wrapper) private var \(name)` if it changes, `private let \(name)` if it does not"
      )
    }
  }
}
