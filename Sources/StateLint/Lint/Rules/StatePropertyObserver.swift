import StateLintFacts

extension Rule {
  /// A binding writes straight into the storage. An observer belongs to the property and sees only
  /// what is assigned to that.
  static let statePropertyObserver = Rule(
    "state-property-observer", symptom: .neverUpdates, severity: .warning,
    summary: "A `didSet` stands on a property that is also changed from outside, past it"
  ) { pass in
    for host in pass.hosts {
      for observer in host.bypassedObservers {
        let name = observer.property.name
        pass.report(
          at: observer.place,
          observer.isWindow
            ? "`\(observer.observerName)` on `\(name)` does not run when the parent changes it"
            : "`\(observer.observerName)` on `\(name)` does not run for changes through `$\(name)`",
          see: observer.isWindow
            ? "nothing happens here when `\(name)` changes elsewhere"
            : "nothing happens here when a control changes `\(name)`",
          because:
            "a binding writes into the storage behind the property, and the observer belongs "
            + "to the property",
          help: "watch the value: `.onChange(of: \(name)) { … }`; or move `\(name)` into a model, "
            + "where `didSet` sees every write",
          severity: observer.isForDebugging ? .note : nil,
          about: .property(observer.property.reference),
          alsoSeenAs: observer.isWindow ? [.ignoresNewValue] : [])
      }
    }
  }
}
