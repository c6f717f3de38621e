import StateLintFacts

extension Rule {
  /// The same view on both sides of an `if` is two views to SwiftUI. When the condition changes, one
  /// goes with its state, and the other starts from the beginning.
  static let branchChangesIdentity = Rule(
    "branch-changes-identity", symptom: .resets, severity: .warning,
    summary: "The same view stands in both branches of a condition that changes",
    precision: "1 of 1"
  ) { pass in
    for host in pass.hosts {
      for branch in host.twinBranches {
        let name = branch.root.name
        pass.report(
          at: branch.condition,
          "`\(name)` stands in \(branch.isSwitch ? "several cases" : "both branches") of "
            + "`\(branch.isSwitch ? "switch" : "if") \(branch.conditionText)`, and each is a view of "
            + "its own",
          see: branch.see,
          because: "SwiftUI knows a view by its place, and two branches are two places",
          help: "write `\(name)` once, and put the condition into the argument of a modifier: "
            + "`.opacity(on ? 1 : 0.5)`",
          severity: branch.isCertain ? nil : .note, about: .place(branch.condition),
          related: [(branch.twin, "the same view again")],
          fix: branch.writtenOnce(in: pass.project))
      }
    }
  }
}

extension ViewBranch {
  fileprivate var isCertain: Bool {
    if case .stateful = root { return true }
    return false
  }

  fileprivate var see: String {
    switch root {
    case .stateful(let name):
      "when `\(conditionText)` changes, `\(name)` starts over: text being typed, focus, scroll "
        + "position and state of its own are lost"
    case .stateless(let name):
      "when `\(conditionText)` changes, `\(name)` fades out and in; state in it, or in the views "
        + "below it, is lost"
    case .content(let name):
      "when `\(conditionText)` changes, the view behind `\(name)` is replaced, with all its state"
    }
  }
}

extension ViewBranch.Root {
  fileprivate var name: String {
    switch self {
    case .stateful(let name), .stateless(let name), .content(let name): name
    }
  }
}
