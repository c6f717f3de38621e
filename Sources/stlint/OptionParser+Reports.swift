import StateLint

extension OptionParser {
  /// Looks at all of `--format` and `--output` together.
  mutating func settleReports() throws(UsageError) {
    options.reports.settle()
    options.format = options.reports.standardOutput ?? .text
    if let file = options.reports.repeated {
      throw UsageError("two reports cannot go to `\(file.shown)`: one `--output` for each")
    }
  }

  /// Refuses formats that only findings have.
  func refuseFormats(of command: String) throws(UsageError) {
    if options.format != .text && options.format != .json {
      throw UsageError(
        "`\(command)` is text or json, not \(options.format.rawValue)",
        hint:
          "`stlint \(command) --format json` is for programs; \(options.format.rawValue) is for "
          + "the findings of a lint run.")
    }
  }

  /// Refuses `--format` where there is one form only.
  func refuseReports(of command: String) throws(UsageError) {
    if options.reports.isNamed {
      throw UsageError("`\(command)` has one form only: leave out `--format`")
    }
  }

  /// Looks at `--statistics` together with everything else.
  func settleStatistics() throws(UsageError) {
    if !options.showsStatistics { return }
    let formats = options.reports.files.map(\.format) + [options.format]
    if let other = formats.first(where: { $0 != .text && $0 != .json }) {
      throw UsageError(
        "`--statistics` is text or json, not \(other.rawValue)",
        hint: "Without `--statistics`, \(other.rawValue) has the findings themselves.")
    }
    if options.command != .lint && !isStandardInput {
      throw .onlyForLinting("--statistics")
    }
    if options.showsDiff || isStandardInput && options.fixing != nil {
      throw UsageError(
        "standard output holds the \(options.showsDiff ? "difference" : "fixed text"), "
          + "and no counts with it: leave out `--statistics`")
    }
  }

  /// Refuses `--timings` where no stages are run through.
  func settleTimings() throws(UsageError) {
    if options.showsTimings && options.command != .lint && !isStandardInput {
      throw .onlyForLinting("--timings")
    }
  }

  /// Refuses `--output` where there is no report to write.
  func refuseFilesWithoutReport() throws(UsageError) {
    guard !options.reports.files.isEmpty, options.command != .lint, !isStandardInput else { return }
    throw UsageError("`--output` takes the report of a lint run; for all else, use `>`")
  }
}
