import StateLintFacts

extension Rule {
  /// State that only the sheet's closure reads is nothing the view depends on. Setting it does not
  /// run `body`, and the closure of before is shown.
  static let sheetIsPresentedStaleItem = Rule(
    "sheet-ispresented-stale-item", symptom: .ignoresNewValue, severity: .warning,
    summary: "A sheet opened by a Boolean reads a state that nothing else reads"
  ) { pass in
    for host in pass.hosts {
      for stale in host.stalePresentations {
        let item = stale.items[0]
        let modifier = stale.presentation.modifierName
        let flag = stale.presentation.flagText
        let isOptional = item.shape.isOptional
        pass.report(
          at: stale.presentation.place,
          "this `.\(modifier)` reads `\(item.name)`, which nothing else in `\(host.name)` draws",
          see: isOptional
            ? "the `\(modifier)` is empty the first time, or shows the `\(item.name)` of before"
            : "the `\(modifier)` begins with the old `\(item.name)`",
          because: "setting `\(item.name)` and `\(flag)` does not run `body`, so the content is "
            + "the one put together before",
          help: modifier == "navigationDestination"
            ? "let the item open it, `.navigationDestination(item: $\(item.name)) { … }` from iOS "
              + "17; or capture it: `{ [\(item.name)] in … }`"
            : isOptional && stale.items.count == 1
              ? "let the item open it: `.\(modifier)(item: $\(item.name)) { \(item.name) in … }`"
              : "put what it shows into one Identifiable struct and use `.\(modifier)(item:)`",
          confidence: isOptional ? nil : .medium, about: .place(stale.presentation.place),
          alsoSeenAs: [.neverUpdates], related: [(stale.opening, "it is opened here")],
          fix: stale.openedByItem)
      }
    }
  }
}
