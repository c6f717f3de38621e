/// What people say who see a symptom, and the rules whose mistakes look like that.
struct Phrase: Hashable, Sendable {
  let text: String
  let symptom: Symptom
  /// Another one that is described in the same words.
  let other: Symptom?
  /// The ids of the rules that explain it, the likeliest first; none where any cause of the symptom
  /// may be meant.
  let rules: [String]

  init(_ text: String, _ symptom: Symptom, _ rules: String..., alsoOf other: Symptom? = nil) {
    self.text = text
    self.symptom = symptom
    self.other = other
    self.rules = rules
  }
}

/// The phrases that are understood. Source: the symptom pages, and the questions people ask.
enum PhraseTable {
  static let rows = neverUpdates + resets + ignoresNewValue + others

  private static let neverUpdates: [Phrase] = [
    Phrase("the view does not update", .neverUpdates),
    Phrase("the screen never refreshes", .neverUpdates),
    Phrase(
      "nothing happens when I tap", .neverUpdates, "state-holds-unobserved-class",
      "unobserved-class-read-in-body", "unobserved-object-property", "mutated-local-copy"),
    Phrase(
      "my toggle snaps back", .neverUpdates, "constant-binding", "state-holds-unobserved-class",
      "mutated-local-copy", "unobserved-object-property"),
    Phrase(
      "the slider does not move", .neverUpdates, "constant-binding",
      "state-holds-unobserved-class", "unobserved-object-property"),
    Phrase(
      "I cannot type into the text field", .neverUpdates, "constant-binding",
      "state-holds-unobserved-class"),
    Phrase(
      "print shows the new value, the screen shows the old one", .neverUpdates,
      "unobserved-object-property", "state-holds-unobserved-class",
      "unobserved-class-read-in-body", "published-missing", "untracked-observable-property"),
    Phrase(
      "it updates when I rotate the phone or leave the screen and come back", .neverUpdates,
      "unobserved-object-property", "unobserved-class-read-in-body",
      "state-holds-unobserved-class", "nested-observable-object", "untracked-source-in-body"),
    Phrase(
      "it is always one step behind", .neverUpdates, "published-sink-reads-old-value",
      "equality-hides-change"),
    Phrase("my didSet never runs", .neverUpdates, "state-property-observer"),
    Phrase("picking a row selects nothing", .neverUpdates, "selection-type-mismatch"),
    Phrase("the picker shows no selection", .neverUpdates, "selection-type-mismatch"),
    Phrase("the sheet will not close", .neverUpdates, "dismiss-from-presenting-view"),
    Phrase("dismiss does nothing", .neverUpdates, "dismiss-from-presenting-view"),
    Phrase(
      "new rows do not appear in the list", .neverUpdates, "foreach-nonconstant-range",
      "mutated-local-copy", "equality-hides-change", "published-missing"),
    Phrase(
      "editing an element of the array has no effect", .neverUpdates, "mutated-local-copy",
      "equality-hides-change", "nested-observable-object"),
    Phrase(
      "a change in a nested object is not shown", .neverUpdates, "nested-observable-object"),
    Phrase(
      "a change in the subclass is not shown", .neverUpdates, "observable-subclass-unmarked"),
    Phrase(
      "a change of the settings in UserDefaults is not shown", .neverUpdates,
      "untracked-source-in-body"),
    Phrase(
      "it updates late, after loading in the background", .neverUpdates,
      "published-write-off-main"),
    Phrase(
      "the field does not get the focus, the keyboard does not appear", .neverUpdates,
      "focusstate-set-in-onappear"),
    Phrase("only the first change is noticed", .neverUpdates, "withobservationtracking-one-shot"),
    Phrase(
      "the row keeps the old text after editing", .neverUpdates, "equality-hides-change",
      "equatable-view-ignores-input"),
  ]

  private static let resets: [Phrase] = [
    Phrase("state is reset unexpectedly", .resets),
    Phrase(
      "the counter goes back to 0", .resets, "observed-object-created-in-view",
      "observable-model-not-in-state", "object-created-in-body", "branch-changes-identity"),
    Phrase(
      "the text field forgets what I typed", .resets, "observed-object-created-in-view",
      "branch-changes-identity", "unstable-view-id", "conditional-modifier"),
    Phrase(
      "the keyboard closes after each letter", .resets, "foreach-id-self",
      "unstable-identifiable-id", "unstable-view-id", "branch-changes-identity"),
    Phrase(
      "the text field loses the focus while typing", .resets, "foreach-id-self",
      "unstable-identifiable-id", "unstable-view-id", "branch-changes-identity"),
    Phrase(
      "the list jumps to the top", .resets, "unstable-view-id", "branch-changes-identity",
      "unstable-identifiable-id"),
    Phrase(
      "the scroll position is lost", .resets, "unstable-view-id", "branch-changes-identity",
      "unstable-identifiable-id"),
    Phrase(
      "the wrong row is edited or deleted or animates", .resets, "foreach-index-id",
      "foreach-id-self"),
    Phrase(
      "it resets when I scroll", .resets, "unstable-identifiable-id", "unstable-view-id",
      "state-in-lazy-row"),
    Phrase(
      "everything is fine until I change something somewhere else on the screen", .resets,
      "observed-object-created-in-view", "observable-model-not-in-state",
      "object-created-in-body", "unstable-view-id"),
    Phrase(
      "the init of my view model runs again and again", .resets,
      "observed-object-created-in-view", "observable-model-not-in-state",
      "object-created-in-body", "stateobject-autoclosure-defeated"),
    Phrase(
      "it loads twice", .resets, "observed-object-created-in-view", "task-on-conditional-branch",
      "observable-model-not-in-state"),
    Phrase("my task is cancelled", .resets, "task-on-conditional-branch"),
    Phrase("the timer never fires", .resets, "publisher-created-in-body"),
    Phrase(
      "the setting is lost after a restart of the app", .resets, "state-mirrors-userdefaults"),
    Phrase(
      "onAppear runs again and again", .resets, "unstable-view-id", "branch-changes-identity",
      "task-on-conditional-branch"),
    Phrase(
      "the animation starts over, views fade instead of moving", .resets,
      "branch-changes-identity", "conditional-modifier", "unstable-view-id"),
  ]

  private static let ignoresNewValue: [Phrase] = [
    Phrase("passing a new value has no effect", .ignoresNewValue),
    Phrase(
      "the detail shows the first item for ever", .ignoresNewValue,
      "state-initialized-from-input", "state-model-injected-via-init", "state-passed-by-parent",
      "task-missing-id", "onappear-copies-input"),
    Phrase(
      "I pass a new value and the view keeps the old one", .ignoresNewValue,
      "state-initialized-from-input", "state-passed-by-parent", "state-model-injected-via-init",
      "onappear-copies-input"),
    Phrase(
      "my init runs with the right value and the screen ignores it", .ignoresNewValue,
      "state-initialized-from-input", "state-model-injected-via-init"),
    Phrase(
      "the value I set in init never arrives, not even the first time", .ignoresNewValue,
      "state-init-assignment-discarded"),
    Phrase(
      "the sheet shows the old item", .ignoresNewValue, "sheet-ispresented-stale-item",
      "state-initialized-from-input"),
    Phrase(
      "the sheet is empty the first time", .ignoresNewValue, "sheet-ispresented-stale-item"),
    Phrase(
      "every row opens the same sheet", .ignoresNewValue, "shared-presentation-in-foreach"),
    Phrase(
      "the screen does not reload when I pick another item", .ignoresNewValue, "task-missing-id",
      "onappear-copies-input", "state-model-injected-via-init"),
    Phrase(
      "my UIKit view inside SwiftUI does not follow", .ignoresNewValue,
      "representable-empty-update", "representable-stale-coordinator"),
  ]

  private static let others: [Phrase] = [
    Phrase("everything redraws on every change", .redrawsEverything),
    Phrase("the app is slow", .redrawsEverything),
    Phrase(
      "typing is slow", .redrawsEverything, "expensive-work-in-body", "legacy-observable-object",
      "observed-object-unused"),
    Phrase(
      "scrolling stutters", .redrawsEverything, "anyview-erases-identity",
      "expensive-work-in-body", "unstable-identifiable-id", "row-not-unary",
      "offscreen-effect-in-row", "collection-transform-in-foreach"),
    Phrase(
      "a screen with a long list opens late", .redrawsEverything, "eager-stack-in-scrollview",
      "row-not-unary", "expensive-work-in-body"),
    Phrase(
      "one counter changes and the whole screen is evaluated", .redrawsEverything,
      "legacy-observable-object", "observed-object-unused", "closure-in-environment"),
    Phrase(
      "the init of my view runs hundreds of times", .redrawsEverything,
      "stateobject-autoclosure-defeated", "object-created-in-body", "expensive-work-in-body"),
    Phrase(
      "body runs and nothing on screen is different", .redrawsEverything,
      "observed-object-unused", "legacy-observable-object", "closure-in-environment",
      "unstable-environment-default"),
    Phrase(
      "everything animates, not only the thing I wanted", .redrawsEverything,
      "animation-without-value"),
    Phrase(
      "the fan comes on, the battery drains", .redrawsEverything, "async-hop-write-in-body",
      "side-effect-in-body", "expensive-work-in-body"),
    Phrase(
      "the view redraws for ever", .redrawsEverything, "async-hop-write-in-body",
      "state-write-in-body", "unstable-view-id", alsoOf: .changesDuringUpdate),
    Phrase(
      "a purple warning, and it does not say which property", .changesDuringUpdate,
      "state-write-in-body", "model-mutation-in-body", "representable-update-writes-state"),
    Phrase(
      "the app hangs as soon as I open this screen", .changesDuringUpdate,
      "state-write-in-body", "async-hop-write-in-body", "model-mutation-in-body"),
    Phrase(
      "the value is lost when I set it in body", .changesDuringUpdate, "state-write-in-body"),
    Phrase(
      "it works with DispatchQueue.main.async around it, is that right", .changesDuringUpdate,
      "async-hop-write-in-body", "state-write-in-body"),
    Phrase("it crashes, it stops at run time", .crashes),
    Phrase("it crashes when I delete the last row", .crashes, "foreach-index-id"),
    Phrase(
      "it works in the app and crashes in the preview", .crashes, "preview-environment-missing"),
    Phrase("only the sheet crashes", .crashes, "environment-below-presentation"),
    Phrase(
      "it crashes as soon as the view is made, in its init", .crashes,
      "dynamic-property-read-in-init"),
    Phrase("the environment object is missing", .crashes, "environment-object-missing"),
    Phrase("it does not compile, the compiler refuses it", .doesNotCompile),
    Phrase(
      "it built with Xcode 26 and does not with Xcode 27", .doesNotCompile,
      "state-init-assignment-discarded", "property-wrapper-in-observable"),
  ]
}
