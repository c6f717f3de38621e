/// One word about which rules run and how loud they are: of the command line, or of a
/// configuration. A later word wins.
public enum RuleChange: Sendable, Equatable {
  /// These run and no others. Names are those of rules, symptoms, groups, or `all`.
  case only([String])
  /// These run too.
  case enable([String])
  /// These do not run.
  case disable([String])
  /// The rule of this id has this level; with any but `off` it runs.
  case level(RuleLevel, rule: String)
  /// The rule of this id has this level if it runs.
  case levelIfOn(RuleLevel, rule: String)
}
