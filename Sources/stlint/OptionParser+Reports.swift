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
      throw UsageError("`\(command)` is text or json, not \(options.format.rawValue)")
    }
  }

  /// Refuses `--output` where there is no report to write.
  func refuseFilesWithoutReport() throws(UsageError) {
    guard !options.reports.files.isEmpty, options.command != .lint, !isStandardInput else { return }
    throw UsageError("`--output` takes the report of a lint run; for all else, use `>`")
  }
}
