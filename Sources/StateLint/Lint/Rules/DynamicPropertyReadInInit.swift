import StateLintFacts

extension Rule {
  /// A view gets its storage and its environment after `init`. What is read there is not yet the real
  /// thing.
  static let dynamicPropertyReadInInit = Rule(
    "dynamic-property-read-in-init", symptom: .neverUpdates, severity: .warning,
    summary: "`init` reads a property that SwiftUI connects only afterwards",
    precision: "4 of 4"
  ) { pass in
    for host in pass.hosts {
      for read in host.earlyReads {
        pass.report(
          at: read.place,
          "`\(read.property.name)` is read in `init`, before SwiftUI has connected it",
          see: read.sight(host.name),
          because: "a view gets its storage and its environment after `init` and before `body`",
          help: read.remedy, severity: read.severity, symptom: read.symptom,
          about: .place(read.subject), related: [(read.property.nameplate, "declared here")],
          path: read.path)
      }
    }
  }
}

extension EarlyRead {
  fileprivate var severity: Severity? {
    switch content {
    case .missingObject: .error
    case .object, .missingOptional, .environmentValue, .empty: nil
    case .startValue, .startObject: .note
    }
  }

  fileprivate var symptom: Symptom? {
    switch content {
    case .missingObject: .crashes
    case .object, .startObject: .resets
    default: nil
    }
  }

  fileprivate func sight(_ host: String) -> String {
    let name = property.name
    return switch content {
    case .object: "what `init` does to `\(name)` is done to an object that is thrown away"
    case .missingObject: "the app stops as soon as `\(host)` is made"
    case .missingOptional: "`\(name)` is `nil` here, though an ancestor supplies it"
    case .environmentValue: "`\(name)` is the default here, whatever the ancestors set"
    case .startValue: "`\(name)` is its start value here, also when the screen shows a later one"
    case .startObject:
      "up to Xcode 26 this reaches the object that stays, with each later `init` one that is thrown "
        + "away; check with Xcode 27, where the default is lazy"
    case .empty: "`\(name)` is empty here"
    }
  }

  fileprivate var remedy: String {
    switch content {
    case .object, .missingObject, .missingOptional:
      return "start the work in `.task` or `.onAppear`"
    case .startObject: return "set it up where it is made, before it goes into `@State`"
    case .environmentValue, .empty, .startValue:
      return hasParameter ? "use the parameter `\(property.name)`" : "compute it in `body`"
    }
  }
}
