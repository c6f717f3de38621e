/// What the person in front of the screen sees: the spine of the project. Every rule names one.
public enum Symptom: String, Sendable, Codable, CaseIterable {
  case neverUpdates = "never-updates"
  case resets = "resets"
  case ignoresNewValue = "ignores-new-value"
  case redrawsEverything = "redraws-everything"
  case changesDuringUpdate = "changes-during-update"
  case crashes = "crashes"
  case doesNotCompile = "does-not-compile"

  /// The symptom in the words of the person who sees it.
  public var summary: String {
    switch self {
    case .neverUpdates: "the view does not update"
    case .resets: "state is reset unexpectedly"
    case .ignoresNewValue: "passing a new value has no effect"
    case .redrawsEverything: "everything redraws on every change"
    case .changesDuringUpdate: "“Modifying state during view update”"
    case .crashes: "it stops at run time"
    case .doesNotCompile: "the compiler refuses it"
    }
  }

  /// The usual cause, in one line.
  public var usualCause: String {
    switch self {
    case .neverUpdates: "a class that is not observed was changed, or a plain property"
    case .resets: "the view's identity changed, or nobody owns the object"
    case .ignoresNewValue: "`@State` was initialised from an input; its box already exists"
    case .redrawsEverything: "state sits too high, a whole model is read, or `body` does the work"
    case .changesDuringUpdate: "state is written while `body` is computed"
    case .crashes: "nobody injected the object, or an index outlived its array"
    case .doesNotCompile: "the wrong wrapper for the kind of model, or a missing `$`"
    }
  }
}
