/// Which rule speaks where several see the same mistake.
enum Precedence {
  /// Each row: the first silences the others at the same property or place.
  static let rows: [(winner: String, losers: [String])] = [
    (
      "observable-model-not-in-state",
      ["unobserved-class-read-in-body", "unobserved-object-property"]
    ),
    ("local-state-variable", ["object-created-in-body"]),
    ("published-missing", ["unobserved-class-read-in-body"]),
    ("property-wrapper-in-observable", ["dynamic-property-outside-view"]),
    ("unobserved-object-property", ["unobserved-class-read-in-body"]),
    (
      "state-init-assignment-discarded",
      [
        "state-initialized-from-input", "state-mirrors-userdefaults",
        "state-model-injected-via-init", "state-never-mutated",
        "state-not-private",
      ]
    ),
    ("state-initialized-from-input", ["state-never-mutated", "state-not-private"]),
    (
      "state-holds-observable-object",
      ["state-holds-unobserved-class", "state-model-injected-via-init", "state-passed-by-parent"]
    ),
    ("state-model-injected-via-init", ["state-passed-by-parent", "state-not-private"]),
    ("state-holds-unobserved-class", ["published-missing"]),
    ("shared-presentation-in-foreach", ["sheet-ispresented-stale-item"]),
    (
      "state-without-initial-value",
      [
        "state-not-private", "state-passed-by-parent", "state-initialized-from-input",
        "state-init-assignment-discarded", "state-never-mutated",
      ]
    ),
    ("observed-object-created-in-view", ["observed-object-unused"]),
    (
      "state-passed-by-parent",
      [
        "state-could-move-down", "state-mirrors-userdefaults", "state-never-mutated",
        "state-not-private",
      ]
    ),
    ("state-not-private", ["state-could-move-down", "state-never-mutated"]),
    ("state-never-mutated", ["binding-to-observable-class"]),
    ("ticking-state-in-app", ["state-could-move-down"]),
    (
      "state-write-in-body",
      ["async-hop-write-in-body", "model-mutation-in-body", "side-effect-in-body"]
    ),
    ("async-hop-write-in-body", ["side-effect-in-body"]),
    ("environment-object-missing", ["environment-below-presentation"]),
    ("binding-argument-missing-dollar", ["state-never-mutated", "state-not-private"]),
    (
      "observation-wrapper-mismatch",
      [
        "observed-object-created-in-view", "observed-object-unused",
        "state-holds-observable-object", "unobserved-object-property",
      ]
    ),
    ("dynamic-property-read-in-init", ["model-mutation-in-body"]),
  ]

  /// The drafts that are left where several speak of one subject.
  static func settle(_ drafts: [Draft]) -> [Draft] {
    var speakers: [Subject: Set<String>] = [:]
    for draft in drafts {
      if let subject = draft.subject { speakers[subject, default: []].insert(draft.rule.id) }
    }
    return drafts.filter { draft in
      guard let subject = draft.subject, let present = speakers[subject] else { return true }
      return !rows.contains { $0.losers.contains(draft.rule.id) && present.contains($0.winner) }
    }
  }
}
