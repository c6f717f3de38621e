import StateLint

/// What can stand in one place of the command line, for a shell that completes it.
enum Candidates: Equatable {
  /// Nothing that can be listed.
  case nothing
  /// One of these words.
  case words([String])
  /// A rule or a symptom.
  case lesson
  /// A symptom.
  case symptom
  /// Rules, symptoms, groups and `all`, with commas between.
  case ruleNames
  /// Rules, each with `=` and a level, with commas between.
  case ruleLevels
  /// A branch or tag of git.
  case revision
  /// A file or a folder.
  case path

  /// A word and what it stands for, without a full stop.
  typealias Row = (name: String, meaning: String)

  /// The symptoms.
  static let symptoms: [Row] = Symptom.allCases.map { ($0.rawValue, $0.summary) }
  /// The rules.
  static let rules: [Row] = Rule.all.map { ($0.id, $0.summary) }
  /// What `--enable` takes.
  static let names: [Row] =
    RuleSelection.collective.map { name in
      (name, Symptom(rawValue: name)?.summary ?? "a group of rules")
    } + rules
  /// The levels of a rule.
  static let levels = RuleLevel.allCases.map(\.rawValue)
}
