/// One mistake in one place, with everything a person needs to understand and mend it.
public struct Finding: Sendable, Equatable, Codable {
  /// The id of the rule, for example `state-not-private`.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// What the person sees because of it.
  public var symptom: Symptom
  /// Further symptoms the same mistake can show.
  public var alsoSeenAs: [Symptom]
  /// The group of the rule, or advice where a rule that is on by default gives advice as well.
  public var group: RuleGroup
  /// How often the rule is right where it speaks.
  public var confidence: Confidence
  /// What is wrong, in the user's own names; one sentence without a full stop.
  public var message: String
  /// What will be seen on this person's screen.
  public var youWillSee: String
  /// Why, in the framework's terms.
  public var because: String
  /// What to do.
  public var help: String
  /// The path as the report shows it.
  public var file: String
  /// The code it is about.
  public var range: SourceRange
  /// Other places that belong to the finding: the owner, the call site.
  public var related: [RelatedPlace]
  /// The ordered way the finding came about: declared, passed, written.
  public var path: [RelatedPlace]
  /// Ways to mend it, the best one first.
  public var fixes: [Fix]
  /// 16 hex digits that stay the same while the code only moves.
  public var fingerprint: String
}

/// A place that belongs to a finding, with what happens there.
public struct RelatedPlace: Sendable, Equatable, Codable {
  /// What happens there, in a few words.
  public var message: String
  /// The path as the report shows it.
  public var file: String
  /// The code it is about.
  public var range: SourceRange
}

/// A way to mend a finding.
public struct Fix: Sendable, Equatable, Codable {
  /// What the fix does, in an imperative phrase.
  public var title: String
  /// How far it can be trusted.
  public var applicability: Applicability
  /// The edits, sorted by place, none overlapping another.
  public var edits: [TextEdit]

  /// How far a fix can be trusted.
  public enum Applicability: String, Sendable, Codable {
    /// Compiles wherever the original did and changes nothing but the named symptom.
    case safe
    /// Right in most code; read it before it goes in.
    case suggested
  }
}

/// Replaces a stretch of a file by a text.
public struct TextEdit: Sendable, Equatable, Codable {
  /// The path as the report shows it.
  public var file: String
  /// What is taken out; empty where the text only goes in.
  public var range: SourceRange
  /// What stands there afterwards.
  public var text: String
}

/// Which rules belong together.
public enum RuleGroup: String, Sendable, Codable, CaseIterable {
  /// On unless switched off.
  case `default`
  /// Opt-in notes.
  case advice
  /// Newer than what teams have agreed on: off, so that an update breaks no gate. It comes on by its
  /// name, `preview` or `all`, and not with its symptom.
  case preview
}

/// How often a rule is expected to be right where it speaks.
public enum Confidence: String, Sendable, Codable {
  /// At least 95 of 100.
  case high
  /// At least 80 of 100.
  case medium
  /// Opt-in only.
  case low
}
