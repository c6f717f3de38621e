import StateLint

/// The options, each spelled as on the command line.
enum Option: String, CaseIterable {
  case format = "--format"
  case output = "--output"
  case only = "--only"
  case enable = "--enable"
  case disable = "--disable"
  case severity = "--severity"
  case fix = "--fix"
  case diff = "--diff"
  case failOn = "--fail-on"
  case config = "--config"
  case baseline = "--baseline"
  case writeBaseline = "--write-baseline"
  case pruneBaseline = "--prune-baseline"
  case since = "--since"
  case reportOnly = "--report-only"
  case statistics = "--statistics"
  case color = "--color"
  case hyperlinks = "--hyperlinks"
  case jobs = "--jobs"
  case stdinPath = "--stdin-path"
  case show = "--show"
  case verbose = "--verbose"
  case quiet = "--quiet"
  case version = "--version"
  case help = "--help"

  /// What stands for its value in messages; `nil` for a switch.
  var value: String? {
    switch self {
    case .format: Self.list(Options.Format.self)
    case .only, .enable, .disable: "the names of rules, separated by commas"
    case .severity: "RULE=LEVEL, a level being " + Self.list(RuleLevel.self)
    case .failOn: Self.list(FailLevel.self)
    case .color, .hyperlinks: Self.list(Options.TerminalChoice.self)
    case .jobs: "a number from 1"
    case .output: "the path of a file"
    case .stdinPath: "a path"
    case .config, .baseline: "a file"
    case .since: "a branch, tag or commit"
    case .reportOnly: "a file or folder among the paths"
    case .writeBaseline, .pruneBaseline, .show, .fix, .diff, .statistics, .verbose, .quiet,
      .version,
      .help:
      nil
    }
  }

  /// The option `name` spells.
  init?(named name: String) {
    switch name {
    case "-h": self = .help
    case "--colour": self = .color
    default: self.init(rawValue: name)
    }
  }

  private static func list<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type
  ) -> String {
    let names = type.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
