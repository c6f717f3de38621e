/// The least severity of a finding that makes a run fail.
public enum FailLevel: String, Sendable, CaseIterable {
  case error, warning, note, never

  /// The level as a severity; nil for `never`.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}
