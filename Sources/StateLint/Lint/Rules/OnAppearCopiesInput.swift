import StateLintFacts

extension Rule {
  /// `.onAppear { title = name }` runs when the view comes on screen. The next name comes to a view
  /// that is there already.
  static let onAppearCopiesInput = Rule(
    "onappear-copies-input", symptom: .ignoresNewValue, severity: .warning,
    summary: "`.onAppear` copies an input into `@State`, once for each appearance",
    confidence: .medium
  ) { pass in
    for host in pass.hosts {
      for copy in host.appearanceCopies {
        let state = copy.write.property.name
        let input = copy.inputs[0].name
        let modifier = copy.action.modifierName(in: pass.project)
        pass.report(
          at: copy.write.place,
          "`\(state)` is filled from the input `\(input)` when `\(host.name)` appears, and at no "
            + "other time",
          see: "`\(host.name)` goes on showing the `\(input)` it appeared with; a new one changes "
            + "nothing until it appears again",
          because: modifier == "task"
            ? "`.task` without `id:` starts when the view appears; a new `\(input)` comes to a view "
              + "that is there already"
            : "`.onAppear` answers to the view coming on screen; a new `\(input)` comes to a view "
              + "that is there already",
          help: "compute it from `\(input)` in `body`; or "
            + (pass.placement.hasInitialOnChange ?? false
              ? "follow it with `.onChange(of: \(input), initial: true)`"
              : "add `.onChange(of: \(input))` beside it (with `initial: true` from iOS 17)"),
          about: .place(copy.write.place), fix: copy.followingInput(in: pass.project))
      }
    }
  }
}
