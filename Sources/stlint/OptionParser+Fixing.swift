import StateLint

extension OptionParser {
  /// The fixes that `--fix=` names.
  func fixLevel(_ value: Argument) throws(UsageError) -> FixLevel {
    if let level = FixLevel(rawValue: value.text) { return level }
    throw UsageError(
      "`--fix` is `--fix` alone for safe fixes, or `--fix=suggested`, not `\(value.text)`",
      nearest: Spelling.nearest(to: value.text, in: FixLevel.allCases.map(\.rawValue)))
  }

  /// Looks at `--fix` and `--diff` together with everything else.
  mutating func settleFixing() throws(UsageError) {
    if options.showsDiff && options.fixing == nil { options.fixing = .safe }
    guard options.fixing != nil else { return }
    let option = options.showsDiff ? Option.diff : .fix
    guard options.command == .lint || isStandardInput else {
      throw .onlyForLinting(option.rawValue)
    }
    let isTaken = options.showsDiff || isStandardInput
    if isTaken && options.reports.isNamed {
      throw UsageError(
        "standard output holds the \(options.showsDiff ? "difference" : "fixed text"), "
          + "and no report with it: leave out `--format`, or add `--output FILE`")
    }
    if options.showsDiff && !options.reports.files.isEmpty {
      throw UsageError("`--diff` changes nothing, and makes no report: leave out `--output`")
    }
  }
}
