import StateLintFacts

extension Rule {
  /// A click on a focusable view gives it the focus, and sets the property it is connected with.
  static let focusStateTapWrite = Rule(
    "focusstate-tap-write", symptom: .resets, severity: .note,
    summary: "A focusable view sets its own focus in a tap",
    group: .advice, confidence: .low
  ) { pass in
    for host in pass.hosts {
      for request in host.tapFocusRequests {
        pass.report(
          at: request.place, "the tap gives the focus already; this asks for it again",
          see: "the focus comes and goes at once",
          because: "`.focusable()` and `.focused` set `\(request.property.name)` on a click by "
            + "themselves",
          help: "leave the write in the tap out", about: .place(request.place))
      }
    }
  }
}
