import StateLintFacts

extension Rule {
  /// Calling a method that changes the model while drawing is writing state while drawing.
  static let modelMutationInBody = Rule(
    "model-mutation-in-body", symptom: .changesDuringUpdate, severity: .error,
    summary: "A method that changes an observed model is called while `body` is computed",
    precision: "5 of 5"
  ) { pass in
    for host in pass.hosts {
      for call in host.mutatingCalls() {
        pass.report(
          at: call.place,
          "`\(call.text)` \(call.isConditional ? "can change" : "changes") `\(call.changed)` while "
            + "`\(host.name)` is being \(call.isInInit ? "made" : "drawn")",
          see: call.isObservable
            ? "`\(host.name)` is drawn once more for each such change, without end where each pass "
              + "makes another one"
            : "“Publishing changes from within view updates is not allowed”, or redraws without end",
          because: call.isInInit
            ? "a view's `init` runs inside its parent's `body`, as often as the parent redraws"
            : "`body` only describes; a change made there redraws every view that has read "
              + "`\(call.member)`",
          help:
            "call it in an action or in `.task`; where `\(call.member)` is only a cache, keep it "
            + (call.isObservable ? "`@ObservationIgnored`" : "without `@Published`"),
          severity: call.isConditional ? .warning : nil, about: .place(call.place),
          path: call.path)
      }
    }
  }
}
