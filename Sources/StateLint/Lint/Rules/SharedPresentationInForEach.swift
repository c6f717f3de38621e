import StateLintFacts

extension Rule {
  /// Each row attaches its own sheet, and one Boolean opens them all. The screen shows one of them.
  static let sharedPresentationInForEach = Rule(
    "shared-presentation-in-foreach", symptom: .ignoresNewValue, severity: .warning,
    summary: "One Boolean opens the sheet of every row"
  ) { pass in
    for host in pass.hosts {
      for presentation in host.presentations {
        guard let element = presentation.sharingElement else { continue }
        let modifier = presentation.modifierName
        let flag = presentation.flagText
        let asks = modifier == "alert" || modifier == "confirmationDialog"
        pass.report(
          at: presentation.place,
          "each row has its own `.\(modifier)`, and `\(flag)` opens them all",
          see:
            "a tap on one row brings up the `\(modifier)` of another one, often the first or the "
            + "last",
          because: "the closure runs for each `\(element)`, but there is one `\(flag)`, and the "
            + "screen shows one of the presentations that it switches on",
          help: asks
            ? "keep the row in `@State`, and attach `.\(modifier)(…, isPresented: $\(flag), "
              + "presenting: selected)` once, outside the rows"
            : "keep the row in an optional `@State`, and attach `.\(modifier)(item: $selected)` "
              + "once, outside the rows",
          about: .place(presentation.place))
      }
    }
  }
}
