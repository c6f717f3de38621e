import StateLintFacts

extension Rule {
  /// A view hears the object it observes. An object inside that one speaks for itself.
  static let nestedObservableObject = Rule(
    "nested-observable-object", symptom: .neverUpdates, severity: .warning,
    summary: "A view draws from an object inside the observed one, whose changes are not passed on"
  ) { pass in
    for host in pass.hosts {
      for read in host.nestedReads {
        let inner = read.inner.name
        pass.report(
          at: read.place,
          "`\(read.text)` lies in an object inside `\(read.observed)`, and `\(host.name)` observes "
            + "only `\(read.observed)`",
          see: read.isChangedByNobody
            ? "nothing yet: no code here changes `\(read.member)`"
            : "`\(host.name)` goes on showing the old `\(read.member)` after it changed",
          because: read.inner.wrapper == .published
            ? "`@Published` announces that another `\(read.innerType)` takes its place, not a change "
              + "inside it"
            : "`\(read.outer)` announces its own `@Published` properties, not those of "
              + "`\(read.innerType)`",
          help: read.isInnerObservableObject
            ? "give \(read.inner.shape.container == .none ? "" : "each element of ")`\(inner)` to a view "
              + "of its own that takes it as `@ObservedObject`; or "
              + "`@Observable` for both classes (iOS 17 and later)"
            : "make `\(read.innerType)` a struct; or `@Observable` for both classes (iOS 17 and "
              + "later)",
          isAdvice: read.isChangedByNobody, about: .place(read.place),
          related: [(read.inner.nameplate, "held here")]
            + (read.change.map { [($0, "and changed here")] } ?? []))
      }
    }
  }
}
