import StateLintFacts

extension Rule {
  /// Observation is about one object that several views share. A struct is another value with each
  /// change, and whoever owns it sees that.
  static let observableOnValueType = Rule(
    "observable-on-value-type", symptom: .doesNotCompile, severity: .error,
    summary: "Observation on something that is not a class, or an attribute that does not exist"
  ) { pass in
    for found in pass.project.observationOnValues(in: pass.file) {
      pass.report(
        at: found.place, found.message, see: found.consequence,
        because: "observation is about one object that several views share; a struct is a new "
          + "value with each change",
        help: found.remedy, severity: found.isAccepted ? .warning : nil, fix: found.repair)
    }
  }
}

extension ObservationOnValue {
  /// The compiler accepts it, and nothing comes of it.
  fileprivate var isAccepted: Bool {
    switch kind {
    case .macro(.enum), .conformance(.actor): true
    default: false
    }
  }

  fileprivate var message: String {
    switch kind {
    case .macro(let type): "`\(name)` is \(type.phrase), and `@Observable` is for classes"
    case .macroOnProperty: "`\(name)` is a property, and `@Observable` is for classes"
    case .conformance(let type):
      "`\(name)` is \(type.phrase), and only a class can be an `ObservableObject`"
    case .misspelt(let written, _): "there is no attribute `\(written)`"
    }
  }

  fileprivate var consequence: String {
    switch kind {
    case .macro(.enum): "it compiles, and nothing is observed"
    case .macro: "“'@Observable' cannot be applied to …”"
    case .macroOnProperty: "an error at the attribute"
    case .conformance(.actor): "it compiles, and `body` cannot read its members"
    case .conformance:
      "“non-class type '\(name)' cannot conform to class protocol "
        + "'ObservableObject'”"
    case .misspelt(let written, _):
      "“unknown attribute '\(written.drop { $0 == "@" })'”"
    }
  }

  fileprivate var remedy: String {
    switch kind {
    case .misspelt(_, let meant): "`@\(meant)`"
    case .macroOnProperty: "mark the class; the property needs no attribute, or `@State`"
    case .macro(.actor), .conformance(.actor):
      "a `@MainActor` class for what views draw, which awaits the actor"
    default:
      "a plain \(isEnum ? "enum" : "struct") in `@State`; or `final class` where views share it"
    }
  }

  private var isEnum: Bool {
    switch kind {
    case .macro(.enum), .conformance(.enum): true
    default: false
    }
  }
}

extension TypeFact.Kind {
  fileprivate var phrase: String {
    switch self {
    case .actor: "an actor"
    case .enum: "an enum"
    default: "a struct"
    }
  }
}
