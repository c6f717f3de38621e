/// A mistake the linter knows: data about it, and the check that finds it.
public struct Rule: Sendable {
  /// The name in reports, configuration and suppressions; never changes once released.
  public let id: String
  /// What the person usually sees because of it.
  public let symptom: Symptom
  /// The usual level; a finding can be lower.
  public let severity: Severity
  /// The mistake in one line.
  public let summary: String
  /// Whether it is on by default.
  public let group: RuleGroup
  /// How often it is expected to be right where it speaks.
  public let confidence: Confidence
  /// How many of the findings judged by hand on real code were true, as “28 of 30”; nil where none
  /// were judged.
  public let precision: String?
  /// Whether it speaks of previews, which all other rules leave out.
  package let isAboutPreviews: Bool
  package let check: @Sendable (inout Pass) -> Void

  package init(
    _ id: String, symptom: Symptom, severity: Severity, summary: String,
    group: RuleGroup = .default, confidence: Confidence = .high, precision: String? = nil,
    isAboutPreviews: Bool = false,
    check: @escaping @Sendable (inout Pass) -> Void
  ) {
    self.id = id
    self.symptom = symptom
    self.severity = severity
    self.summary = summary
    self.group = group
    self.confidence = confidence
    self.precision = precision
    self.isAboutPreviews = isAboutPreviews
    self.check = check
  }
}
