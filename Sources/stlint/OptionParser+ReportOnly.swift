extension OptionParser {
  /// Looks at `--report-only` together with everything else.
  func settleReportOnly() throws(UsageError) {
    if options.reportOnly.isEmpty { return }
    if isStandardInput {
      throw UsageError(
        "`-` reports on the text of standard input and nothing else: leave out `--report-only`")
    }
    if options.command != .lint {
      throw .onlyForLinting("--report-only")
    }
    if options.baselineUse != .read {
      throw UsageError(
        "`\(options.baselineUse.rawValue)` writes down all there is, and `--report-only` looks at a "
          + "part: one of the two is enough")
    }
  }
}
