import StateLintFacts
import StateLintSyntax

extension Rule {
  /// `withObservationTracking` reports one change. Whoever wants the next one asks again.
  static let withObservationTrackingOneShot = Rule(
    "withobservationtracking-one-shot", symptom: .neverUpdates, severity: .note,
    summary: "`withObservationTracking` reports one change, and nothing asks for the next",
    group: .advice, confidence: .low
  ) { pass in
    for call in pass.calls(named: Name("withObservationTracking")) {
      guard let tracking = pass.project.oneShotTracking(call, in: pass.file, pass.timings) else {
        continue
      }
      pass.report(
        at: tracking.place, "only the first change is reported here",
        see: "what follows this value stops after one change",
        because: "`withObservationTracking` forgets what it saw once `onChange` has run",
        help: pass.placement.hasObservations == true
          ? "follow all values: `for await value in Observations({ … })`"
          : (tracking.function.map { "call `\($0)` again from `onChange`, in a `Task`" }
            ?? "put this into a function, and call it again from `onChange`, in a `Task`"),
        about: .place(tracking.place))
    }
  }
}
