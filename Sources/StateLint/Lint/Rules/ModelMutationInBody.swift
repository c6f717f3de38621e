import StateLintFacts

extension Rule {
  /// Calling a method that changes the model while drawing is writing state while drawing.
  static let modelMutationInBody = Rule(
    "model-mutation-in-body", symptom: .changesDuringUpdate, severity: .error,
    summary: "A method that changes an observed model is called while `body` is computed"
  ) { pass in
    for host in pass.hosts {
      for call in host.mutatingCalls() {
        pass.report(
          at: call.place,
          "`\(call.text)` changes `\(call.changed)` while `\(host.name)` is being "
            + (call.isInInit ? "made" : "drawn"),
          see: "“Publishing changes from within view updates is not allowed”, or redraws without "
            + "end",
          because: call.isInInit
            ? "a view's `init` runs inside its parent's `body`, as often as the parent redraws"
            : "`body` only describes; a call that changes what it draws makes it run again",
          help: "call it in an action or in `.task`; in `body`, only read",
          about: .place(call.place), path: call.path)
      }
    }
  }
}
