/// What a lint run does, each spelled as `--timings` shows it.
enum Stage: String, CaseIterable {
  /// Finds the files.
  case walk
  /// Reads them from the disk.
  case read
  /// From bytes to tokens.
  case tokenize
  /// From tokens to trees.
  case parse
  /// From trees to what each file says.
  case facts
  /// Puts the files together.
  case index
  /// Looks for mistakes.
  case rules
  /// Writes what was found.
  case report
  /// All else: starting, options, manifests, baselines, fixes, telling the files apart.
  case rest = "the rest"
}
