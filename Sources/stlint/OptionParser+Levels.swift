import StateLint

extension OptionParser {
  /// The levels that the value of `--severity` gives: `state-not-private=error,state-never-mutated=off`.
  func levels(
    in value: Argument, of option: Option, _ description: String
  ) throws(UsageError) -> [RuleChange] {
    var changes: [RuleChange] = []
    for pair in try names(in: value, of: option, description) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw UsageError("`\(option.rawValue)` needs \(description), not `\(pair)`")
      }
      if RuleSelection.isCollective(String(parts[0])) {
        throw UsageError(
          "`\(parts[0])` stands for several rules, and `\(option.rawValue)` is for one",
          hint: "`stlint rules` shows what there is.")
      }
      guard let level = RuleLevel(rawValue: String(parts[1])) else {
        let levels = RuleLevel.allCases.map(\.rawValue)
        throw UsageError(
          "`\(parts[1])` is no level: `\(option.rawValue)` needs \(description)",
          nearest: Spelling.nearest(to: String(parts[1]), in: levels))
      }
      changes.append(.level(level, rule: String(parts[0])))
    }
    return changes
  }
}
