/// How loud a rule is meant to be: the level of every finding of it, or none at all.
public enum RuleLevel: String, Sendable, CaseIterable {
  /// It says nothing.
  case off
  /// All its findings are notes.
  case note
  /// All its findings are warnings.
  case warning
  /// All its findings are errors.
  case error

  /// The level as the severity of findings; nil for `off`.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}
