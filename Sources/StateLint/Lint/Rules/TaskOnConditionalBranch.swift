import StateLintFacts

extension Rule {
  /// A task lives as long as the view it hangs on. One that flips its own branch removes that view,
  /// and itself with it.
  static let taskOnConditionalBranch = Rule(
    "task-on-conditional-branch", symptom: .resets, severity: .warning,
    summary: "A task hangs on a view that the task itself removes", confidence: .medium
  ) { pass in
    for host in pass.hosts {
      for task in host.tasksOnBranches {
        pass.report(
          at: task.modifier,
          "this `.\(task.modifierName)` hangs on a branch of `\(task.conditionText)`, and it changes "
            + "`\(task.target)`",
          see: task.see,
          because:
            "what `.\(task.modifierName)` hangs on goes when the condition changes, and a task "
            + "lives no longer than its view",
          help:
            "hang it on what stays: put a `ZStack` around the `if`, and `.\(task.modifierName)` on "
            + "the stack",
          about: .place(task.modifier),
          alsoSeenAs: task.harm == .repeated ? [.redrawsEverything] : [],
          path: [(task.write, "`\(task.target)` changes here")])
      }
    }
  }
}

extension TaskOnBranch {
  fileprivate var see: String {
    switch harm {
    case .cancelled:
      "loading stops at the next `await` with a `CancellationError`, or begins again each time "
        + "`\(target)` changes back"
    case .repeated:
      "the branch comes back when `\(target)` changes back, and everything begins again"
    }
  }
}
