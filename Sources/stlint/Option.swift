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
  case timings = "--timings"
  case color = "--color"
  case hyperlinks = "--hyperlinks"
  case jobs = "--jobs"
  case stdinPath = "--stdin-path"
  case show = "--show"
  case verbose = "--verbose"
  case quiet = "--quiet"
  case version = "--version"
  case help = "--help"
  case man = "--man"

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
    case .writeBaseline, .pruneBaseline, .show, .fix, .diff, .statistics, .timings, .verbose,
      .quiet, .version, .help, .man:
      nil
    }
  }

  /// What stands for its value where its use is shown; `nil` for a switch.
  var placeholder: String? {
    switch self {
    case .format: "FORMAT"
    case .output, .config, .baseline, .reportOnly: "FILE"
    case .only, .enable, .disable: "NAMES"
    case .severity: "RULE=LEVEL"
    case .failOn: "LEVEL"
    case .color, .hyperlinks: "WHEN"
    case .jobs: "N"
    case .stdinPath: "PATH"
    case .since: "REV"
    case .writeBaseline, .pruneBaseline, .show, .fix, .diff, .statistics, .timings, .verbose,
      .quiet, .version, .help, .man:
      nil
    }
  }

  /// What it does, in one sentence without a full stop.
  var meaning: String {
    switch self {
    case .format: "Writes the report in this format"
    case .output: "Writes the report of the format before it into a file"
    case .only: "Looks for these rules and no others"
    case .enable: "Looks for these rules too"
    case .disable: "Does not look for these rules"
    case .severity: "Gives all findings of a rule one level, and switches the rule on"
    case .fix: "Applies safe fixes; with =suggested, those too that want to be read"
    case .diff: "Shows what fixes change, and changes nothing"
    case .failOn: "Names the least level that makes the exit status 1"
    case .config: "Reads this configuration instead of the nearest .stlint.json"
    case .baseline: "Is silent about the findings that this file lists"
    case .writeBaseline: "Writes the findings of this run into the baseline"
    case .pruneBaseline: "Takes out of the baseline what is gone"
    case .since: "Reports only lines that git says changed since this revision"
    case .reportOnly: "Reads all paths, and reports on this file or folder only"
    case .statistics: "Counts by rule in place of findings"
    case .timings: "Says on standard error how long each stage takes"
    case .color: "Says when to use colour"
    case .hyperlinks: "Says when paths are links"
    case .jobs: "Works with this many threads instead of one for each core"
    case .stdinPath: "Names the file whose text standard input is"
    case .show: "With config: prints what is in force"
    case .verbose: "Prints each finding in full"
    case .quiet: "Prints only findings"
    case .version: "Prints the version"
    case .help: "Prints a screen of help"
    case .man: "With help: prints the manual page"
    }
  }

  /// What its value can be.
  var candidates: Candidates {
    switch self {
    case .format: .words(Options.Format.allCases.map(\.rawValue))
    case .failOn: .words(FailLevel.allCases.map(\.rawValue))
    case .color, .hyperlinks: .words(Options.TerminalChoice.allCases.map(\.rawValue))
    case .fix: .words([FixLevel.suggested.rawValue])
    case .only, .enable, .disable: .ruleNames
    case .severity: .ruleLevels
    case .since: .revision
    case .output, .config, .baseline, .reportOnly, .stdinPath: .path
    case .jobs, .writeBaseline, .pruneBaseline, .show, .diff, .statistics, .timings, .verbose,
      .quiet, .version, .help, .man:
      .nothing
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
