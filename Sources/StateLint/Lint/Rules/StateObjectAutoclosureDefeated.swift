import StateLintFacts

extension Rule {
  /// `StateObject(wrappedValue:)` takes a closure in disguise and runs it once. What is built
  /// outside of it is built with each value of the view, and thrown away.
  static let stateObjectAutoclosureDefeated = Rule(
    "stateobject-autoclosure-defeated", symptom: .redrawsEverything, severity: .warning,
    summary: "A kept object is built again for each view value",
    precision: "3 of 3"
  ) { pass in
    for host in pass.hosts {
      for object in host.rebuiltObjects {
        let words = object.words(host.name, mayBeXcode27: pass.placement.mayBeXcode27)
        pass.report(
          at: object.place, words.what,
          see: host.isCheap(object)
            ? "nothing yet: `\(object.typeName).init` runs again and again, and starts nothing"
            : "`\(object.typeName).init` runs again and again, with all that it starts, and one "
              + "object stays",
          because: words.because, help: words.help,
          severity: host.host.isMadeOnce ? .note : nil, isAdvice: host.isCheap(object),
          about: .place(object.place),
          fix: object.repair)
      }
    }
  }
}

extension RebuiltObject {
  fileprivate var typeName: String { property.typeText }

  fileprivate func words(
    _ host: String, mayBeXcode27: Bool
  ) -> (what: String, because: String, help: String) {
    let name = property.name
    let source = construction.source
    switch form {
    case .local:
      return (
        "`\(name)` is built before `StateObject` can put it off",
        "`StateObject(wrappedValue:)` takes an autoclosure and runs it once; what stands outside of "
          + "it runs with each `init` of `\(host)`",
        isUsedBefore
          ? "make it and set it up in a function, and call that inside `StateObject(wrappedValue:)`; "
            + "where objects know each other, let one own the others"
          : "`_\(name) = StateObject(wrappedValue: \(source))`"
      )
    case .stateInInit:
      return (
        "`\(typeName)` is built each time `\(host)` is made, and all but the first are thrown away",
        "`State(initialValue:)` takes a finished value",
        "`@State private var \(name) = \(source)` on the declaration line (built once with Xcode "
          + "27), without the assignment"
      )
    case .busyDefault:
      return (
        "`\(typeName).init` does its work each time `\(host)` is made"
          + (mayBeXcode27 ? " (up to Xcode 26)" : ""),
        "before Xcode 27 the expression after `@State` runs for each view value",
        "start the work in `.task`; or make `\(name)` an optional that `.task` fills"
      )
    }
  }
}
