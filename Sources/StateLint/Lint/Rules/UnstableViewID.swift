import StateLintFacts

extension Rule {
  /// A new id means a new view: its state, its focus and its scroll position start again. An id that
  /// is fresh on each pass does that on each pass.
  static let unstableViewID = Rule(
    "unstable-view-id", symptom: .resets, severity: .warning,
    summary: "An id or compared value is another one on each pass or with each letter",
    precision: "1 of 1"
  ) { pass in
    for host in pass.hosts {
      for identity in host.freshIdentities {
        let words = identity.words(host.name)
        pass.report(
          at: identity.place, words.what, see: words.see, because: words.because,
          help: words.help, severity: identity.isExplained ? .note : nil,
          symptom: identity.losesState ? nil : .redrawsEverything,
          about: .place(identity.place),
          alsoSeenAs: identity.losesState ? [.redrawsEverything] : [], fix: identity.repair)
      }
      for edited in host.editedViewIDs {
        pass.report(
          at: edited.place, "`\(edited.text)` in `.id` changes with each letter that is typed here",
          see: "the keyboard closes after each letter",
          because: "another id is another view to SwiftUI, and a new text field has no focus",
          help: "drop `.id`, or use a value that stays while the text is edited",
          confidence: .medium, about: .place(edited.place),
          related: [(edited.binding, "the text is edited here")])
      }
    }
  }
}

extension IdentityExpression {
  /// Whether something starts again, rather than only running too often.
  fileprivate var losesState: Bool {
    if case .trigger(let modifier) = use { return modifier == "task" }
    return true
  }

  /// What is wrong, what is seen, why, and what to do.
  fileprivate typealias Words = (what: String, see: String, because: String, help: String)

  fileprivate func words(_ host: String) -> Words {
    switch use {
    case .view:
      (
        "`\(text)` in `.id` is another value each time `\(host)` is drawn",
        "what stands here starts again whenever `\(host)` redraws: text, focus and scroll "
          + "position are lost",
        "another id is another view to SwiftUI, and a new view has new state",
        "drop `.id`, or use a value that stays while the thing is the same"
      )
    case .row:
      (
        "`\(text)` gives another value each time `\(host)` is drawn",
        "all rows start again whenever `\(host)` redraws: text, focus and swipes are lost",
        "`ForEach` knows a row again by its id alone",
        "name a property that is stored, or computed from what never changes"
      )
    case .trigger(let modifier):
      (
        "`\(text)` in `.\(modifier)` is another value each time `\(host)` is drawn",
        modifier == "task"
          ? "the task is cancelled and starts again whenever `\(host)` redraws"
          : "`.\(modifier)` acts whenever `\(host)` redraws, whatever changed",
        "SwiftUI compares this value with that of the pass before, and here they always differ",
        "name the value that it waits for"
      )
    }
  }
}
