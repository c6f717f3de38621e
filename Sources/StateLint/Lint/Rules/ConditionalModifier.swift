import StateLintFacts

extension Rule {
  /// `.if(condition) { … }` reads like a modifier and is a branch. When the condition changes, the
  /// view before it is replaced.
  static let conditionalModifier = Rule(
    "conditional-modifier", symptom: .resets, severity: .warning,
    summary: "A modifier such as `.if` hides a branch, and its condition changes",
    precision: "2 of 2"
  ) { pass in
    for host in pass.hosts {
      for use in host.conditionalModifierUses {
        pass.report(
          at: use.condition,
          "`.\(use.modifier.name)` hides an `if`, and `\(use.conditionText)` changes",
          see: "when `\(use.conditionText)` changes, the view before `.\(use.modifier.name)` is "
            + "replaced: its state, focus and scroll position are lost, and the change fades",
          because: "one branch gives the view with the change and the other without it: for "
            + "SwiftUI these are two views",
          help: use.remedy,
          about: .place(use.condition), related: [(use.modifier.nameplate, "the branch is here")])
      }
    }
    for modifier in pass.project.conditionalModifiers(in: pass.file) {
      pass.report(
        at: modifier.nameplate, "`\(modifier.name)` puts the view it modifies into two branches",
        see:
          "where its condition changes, the view before `.\(modifier.name)` is replaced, with all "
          + "its state",
        because: "one branch gives the view with the change and the other without it: for SwiftUI "
          + "these are two views",
        help:
          "use it for conditions that stay while the app runs; elsewhere put the condition into "
          + "the argument of a modifier: `.opacity(on ? 1 : 0.5)`",
        isAdvice: true, about: .place(modifier.nameplate))
    }
  }
}

extension ConditionalModifierUse {
  fileprivate var remedy: String {
    let applied = applied.map { "`.\($0)`" } ?? "what it applies"
    return modifier.isOptional
      ? "always apply \(applied), with a value that changes nothing where `\(conditionText)` is nil"
      : "always apply \(applied), with an argument that changes nothing unless `\(conditionText)`"
  }
}
