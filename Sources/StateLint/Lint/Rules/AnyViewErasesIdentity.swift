import StateLintFacts

extension Rule {
  /// `AnyView` hides from SwiftUI what it tells views apart by: their types.
  static let anyViewErasesIdentity = Rule(
    "anyview-erases-identity", symptom: .redrawsEverything, severity: .note,
    summary: "`AnyView` hides the structure of a view",
    precision: "4 of 4"
  ) { pass in
    for host in pass.hosts {
      for erased in host.erasedViews {
        let what =
          erased.function.map { "\($0) returns `AnyView`, which hides what it draws" }
          ?? "`AnyView` hides what is drawn here"
        pass.report(
          at: erased.place, what + (erased.isInRow ? " from the list" : ""),
          see: erased.isInRow
            ? "opening and scrolling the list gets slow with many rows"
            : "updates cost more than they have to, which shows where much is inside",
          because: erased.isInRow
            ? "SwiftUI has to make each row to know how many views it is"
            : "the type does not say what is inside, so SwiftUI finds out while it draws",
          help: "`some View` with `@ViewBuilder`, without `AnyView`"
            + (erased.isInRow ? ", and one container around the branches" : ""),
          severity: erased.isInRow ? .warning : nil, about: .place(erased.place),
          alsoSeenAs: [.resets], fix: erased.unerased(in: host))
      }
    }
  }
}
