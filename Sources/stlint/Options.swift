import StateLint

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
  var failOn = FailLevel.warning
  var colour = ColourChoice.auto
  /// How many threads work; `nil` takes one for each core.
  var jobs: Int?
  /// Which fixes to apply; `nil` applies none.
  var fixing: FixLevel?
  /// Whether only to show what fixes change.
  var showsDiff = false
  var verbose = false
  var quiet = false

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
    case help
    case version
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

  /// The least severity that makes the exit status 1.
  enum FailLevel: String, CaseIterable {
    case error, warning, note, never

    /// The level as a severity; `nil` for `never`.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// When to colour.
  enum ColourChoice: String, CaseIterable {
    case auto, always, never
  }

  /// How text is laid out on this terminal.
  var style: TextStyle {
    TextStyle(
      colour: colour == .always || colour == .auto && Terminal.wantsColour,
      width: Terminal.width, verbose: verbose, quiet: quiet)
  }
}
