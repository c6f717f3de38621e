import StateLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the command line asks for.
struct Options {
  var command = Command.lint
  /// The files and folders to lint, or with standard input to index.
  var paths: [DiskPath] = []
  /// The format of what stands on standard output.
  var format = Format.text
  /// Which reports of a lint run go where.
  var reports = ReportFiles()
  var selection = RuleSelection()
  /// What the command line says about rules, which made `selection` of the default ones.
  var ruleChanges: [RuleChange] = []
  /// The level that `--fail-on` names; nil where it is not given.
  var givenFailOn: FailLevel?
  /// The configuration that `--config` names; nil where it is not given.
  var config: DiskPath?
  /// The baseline that `--baseline` names; nil where it is not given.
  var baseline: DiskPath?
  var baselineUse = BaselineUse.read
  /// The revision that `--since` names: only what has changed since is reported; nil for all.
  var since: String?
  /// The files and folders that `--report-only` names; empty for all that is linted.
  var reportOnly: [DiskPath] = []
  var colour = TerminalChoice.auto
  var hyperlinks = TerminalChoice.auto
  /// How many threads work; `nil` takes one for each core.
  var jobs: Int?
  /// Which fixes to apply; `nil` applies none.
  var fixing: FixLevel?
  /// Whether only to show what fixes change.
  var showsDiff = false
  /// Whether counts by rule take the place of findings.
  var showsStatistics = false
  /// Whether to say on standard error how long each stage takes.
  var showsTimings = false
  var verbose = false
  var quiet = false

  /// The folders and files that are looked at: the current folder where none is named.
  var roots: [DiskPath] {
    if !paths.isEmpty { return paths }
    if case .standardInput = command { return [] }
    return [.here]
  }

  /// Whether the text is being typed at the terminal, where nothing is to be drawn.
  var isTyped: Bool {
    if case .standardInput = command { Terminal(STDIN_FILENO).isTerminal } else { false }
  }

  /// Whether somebody asks about what they see: what is known already may explain it too.
  var isDiagnosis: Bool {
    if case .diagnose = command { true } else { false }
  }

  /// What to do.
  enum Command: Equatable {
    case lint
    /// Lints standard input as if it were the text of `path`.
    case standardInput(path: DiskPath)
    case explain(String)
    /// Says what in the files explains what somebody sees.
    case diagnose(Complaint)
    /// Says that a complaint is not understood.
    case notUnderstood(String)
    case rules
    case symptoms
    case inspect(Inspect.View, file: DiskPath)
    case reportSchema
    case configSchema
    /// Shows what is in force for `paths`, and where it comes from.
    case config
    /// Writes the first configuration of a folder.
    case initialise(folder: DiskPath)
    /// Prints what a shell reads to complete command lines.
    case completions(Shell)
    case help
    /// Prints the manual page.
    case manual
    case version
  }

  /// What becomes of the baseline, each spelled as on the command line.
  enum BaselineUse: String {
    /// It silences what it lists.
    case read = "--baseline"
    /// It is written from this run.
    case write = "--write-baseline"
    /// What is gone is taken out of it.
    case prune = "--prune-baseline"
  }

  /// For whom the report is.
  enum Format: String, CaseIterable {
    case text, json, xcode, github, gitlab, sarif, checkstyle, junit, markdown, agent

    /// Whether notices about the run have a place in it.
    var hasNotices: Bool {
      switch self {
      case .text, .json, .sarif, .markdown: true
      case .xcode, .github, .gitlab, .checkstyle, .junit, .agent: false
      }
    }
  }

  /// The least severity that makes the exit status 1, as far as the command line says.
  var failOn: FailLevel { givenFailOn ?? .warning }

  /// Whether to use what some terminals can do.
  enum TerminalChoice: String, CaseIterable {
    case auto, always, never

    /// The answer, where `auto` asks the terminal.
    func isYes(_ auto: @autoclosure () -> Bool) -> Bool {
      self == .always || self == .auto && auto()
    }
  }

  /// How text is laid out on this terminal.
  var style: TextStyle {
    let terminal = Terminal.output
    return TextStyle(
      colour: colour.isYes(terminal.wantsColour), width: terminal.width, verbose: verbose,
      quiet: quiet,
      links: hyperlinks.isYes(terminal.knowsLinks)
        ? Hyperlinks(relativeTo: WorkingFolder.current.path.shown) : nil)
  }
}
