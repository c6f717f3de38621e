extension OptionParser {
  /// The revision that `--since` names.
  func revision(_ value: Argument) throws(UsageError) -> String {
    // Git would take it for an option.
    if value.bytes.first == UInt8(ascii: "-") {
      throw UsageError(
        "`--since` needs a branch, tag or commit, not `\(value.text)`",
        hint: "`stlint --since HEAD` looks at what is in no commit yet.")
    }
    return value.text
  }

  /// Looks at `--since` together with everything else.
  func settleSince() throws(UsageError) {
    if options.since == nil { return }
    if isStandardInput {
      throw UsageError(
        "`--since` looks at files, not at standard input: git has not seen that text",
        hint: "Save the text and name its file, or leave `--since` out.")
    }
    if options.command != .lint {
      throw .onlyForLinting("--since")
    }
    if options.baselineUse == .write {
      throw UsageError(
        "`--write-baseline` writes down all there is, and `--since` looks at a part: "
          + "one of the two is enough")
    }
  }
}
