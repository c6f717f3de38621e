import StateLint

/// Reads a command line.
struct OptionParser {
  var options = Options()
  private var operands: [Argument] = []
  private var only: [String] = []
  /// What is switched on and off, in the order it is asked for: the last word wins.
  private var switches: [RuleChange] = []
  private var stdinPath: Argument?
  private var showsConfig = false
  private var showsManual = false
  private var baselineUses: Set<Options.BaselineUse> = []

  /// What `arguments` ask for.
  static func parse(_ arguments: [Argument]) throws(UsageError) -> Options {
    var parser = OptionParser()
    try parser.readAll(arguments)
    if parser.options.command == .help || parser.options.command == .version {
      parser.settleManual()
      return parser.options
    }
    try parser.settleReports()
    try parser.select()
    try parser.readCommand()
    try parser.settleFixing()
    try parser.settleSince()
    try parser.settleReportOnly()
    try parser.settleStatistics()
    try parser.settleTimings()
    try parser.refuseFilesWithoutReport()
    return parser.options
  }

  /// The command that `word` is probably a slip of.
  static func nearestCommand(to word: String) -> String? {
    Spelling.nearest(to: word, in: CommandWord.allCases.map(\.rawValue))
  }

  private mutating func readAll(_ arguments: [Argument]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        // What stands behind `--` is no command.
        if operands.count == rest.count { operands.insert("lint", at: 0) }
        return
      }
      if argument.bytes.first == UInt8(ascii: "-") && argument.bytes.count > 1 {
        try read(argument, &rest)
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func read(
    _ argument: Argument, _ rest: inout ArraySlice<Argument>
  ) throws(UsageError) {
    let (name, given) = argument.parts
    guard let option = Option(named: name) else {
      throw UsageError(
        "unknown option `\(name)`",
        nearest: Spelling.nearest(to: name, in: Option.allCases.map(\.rawValue)))
    }
    guard let description = option.value else {
      if option == .fix, let given { return options.fixing = try fixLevel(given) }
      if given != nil { throw UsageError("`\(name)` takes no value") }
      set(option)
      return
    }
    guard let value = given ?? rest.popFirst(), !value.bytes.isEmpty else {
      throw .missingValue(of: name, description)
    }
    try set(option, to: value, of: description)
  }

  private mutating func set(_ option: Option) {
    switch option {
    case .fix: options.fixing = options.fixing ?? .safe
    case .diff: options.showsDiff = true
    case .statistics: options.showsStatistics = true
    case .timings: options.showsTimings = true
    case .verbose: options.verbose = true
    case .quiet: options.quiet = true
    case .show: showsConfig = true
    case .man: showsManual = true
    case .writeBaseline: baselineUses.insert(.write)
    case .pruneBaseline: baselineUses.insert(.prune)
    case .version: if options.command != .help { options.command = .version }
    default: options.command = .help
    }
  }

  private mutating func set(
    _ option: Option, to value: Argument, of description: String
  ) throws(UsageError) {
    switch option {
    case .format: options.reports.add(try choice(value, of: option, description))
    case .output: options.reports.add(DiskPath(value.bytes))
    case .failOn: options.givenFailOn = try choice(value, of: option, description)
    case .color: options.colour = try choice(value, of: option, description)
    case .hyperlinks: options.hyperlinks = try choice(value, of: option, description)
    case .only: only += try names(in: value, of: option, description)
    case .enable: switches.append(.enable(try names(in: value, of: option, description)))
    case .disable: switches.append(.disable(try names(in: value, of: option, description)))
    case .severity: switches += try levels(in: value, of: option, description)
    case .jobs:
      guard let jobs = Int(value.text), jobs > 0 else {
        throw UsageError("`--jobs` needs \(description), not `\(value.text)`")
      }
      options.jobs = jobs
    case .stdinPath: stdinPath = value
    case .config: options.config = DiskPath(value.bytes)
    case .baseline: options.baseline = DiskPath(value.bytes)
    case .since: options.since = try revision(value)
    case .reportOnly: options.reportOnly.append(DiskPath(value.bytes))
    case .writeBaseline, .pruneBaseline, .show, .fix, .diff, .statistics, .timings, .verbose,
      .quiet, .version, .help, .man:
      break
    }
  }

  private func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ value: Argument, of option: Option, _ description: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: value.text) { return choice }
    throw UsageError(
      "`\(option.rawValue)` is \(description), not `\(value.text)`",
      nearest: Spelling.nearest(to: value.text, in: Choice.allCases.map(\.rawValue)))
  }

  func names(
    in value: Argument, of option: Option, _ description: String
  ) throws(UsageError) -> [String] {
    let names = value.text.split { $0 == "," || $0 == " " }.map(String.init)
    // Without a name `--only` would be as if it were not there, and run everything.
    if names.isEmpty { throw .missingValue(of: option.rawValue, description) }
    return names
  }

  private mutating func select() throws(UsageError) {
    // Advice explains as well what somebody asks about.
    if operands.first == "diagnose" { options.ruleChanges.append(.enable(["all"])) }
    if !only.isEmpty { options.ruleChanges.append(.only(only)) }
    options.ruleChanges += switches.map { change in
      // No others means that a level wakes no other either.
      if case .level(let level, let rule) = change, !only.isEmpty {
        return .levelIfOn(level, rule: rule)
      }
      return change
    }
    do throws(RuleSelection.UnknownName) {
      try options.selection.apply(options.ruleChanges)
    } catch {
      throw UsageError(
        "unknown rule `\(error.name)`", nearest: error.nearest,
        hint: "`stlint rules` shows what there is.")
    }
  }
}

// MARK: Commands

extension OptionParser {
  private mutating func readCommand() throws(UsageError) {
    let rest = Array(operands.dropFirst())
    let word = operands.first?.text ?? CommandWord.lint.rawValue
    switch CommandWord(rawValue: word) {
    case .lint: try readLint(rest)
    case .explain:
      let name = try one("the name of a rule or symptom", of: word, rest)
      try refuseFormats(of: word)
      options.command = .explain(name.text)
    case .diagnose: try readDiagnose(rest)
    case .rules: try readTable(.rules, word, rest)
    case .symptoms: try readTable(.symptoms, word, rest)
    case .inspect: try readInspect(rest)
    case .schema: try readSchema(rest)
    case .config: try readConfig(rest)
    case .`init`: try readInit(rest)
    case .completions: try readCompletions(rest)
    case .help: try readHelp(rest)
    case nil: try readLint(operands)
    }
    settleManual()
    if showsManual, options.command != .manual {
      throw UsageError("`--man` prints the manual page: `stlint help --man`")
    }
    if showsConfig, options.command != .config {
      throw UsageError("`--show` shows the configuration: `stlint config --show`")
    }
    try readBaselineUse()
    if stdinPath != nil, !isStandardInput {
      throw UsageError("`--stdin-path` names the text of standard input: add `-`")
    }
  }

  private mutating func readBaselineUse() throws(UsageError) {
    guard let use = baselineUses.first else { return }
    if baselineUses.count > 1 {
      throw UsageError("`--write-baseline` prunes as well: one of the two is enough")
    }
    if options.command != .lint {
      throw UsageError(
        "`\(use.rawValue)` goes with `stlint lint`, which looks at whole folders",
        hint: UsageError.lintHint(use.rawValue))
    }
    if options.fixing != nil || options.showsDiff {
      throw UsageError(
        "`\(use.rawValue)` goes without `--fix` and `--diff`: mend first, then write down the rest")
    }
    options.baselineUse = use
  }

  var isStandardInput: Bool {
    if case .standardInput = options.command { true } else { false }
  }

  private mutating func readLint(_ operands: [Argument]) throws(UsageError) {
    if operands.contains(where: \.bytes.isEmpty) {
      throw UsageError(
        "a path is empty", hint: "Is a variable in the command not set? `.` is the current folder.")
    }
    options.paths = operands.filter { $0 != "-" }.map { DiskPath($0.bytes) }
    if operands.contains("-") {
      options.command = .standardInput(path: DiskPath((stdinPath ?? "stdin.swift").bytes))
    }
  }

  private mutating func readDiagnose(_ operands: [Argument]) throws(UsageError) {
    guard let words = operands.first, !words.bytes.isEmpty else {
      throw UsageError(
        "`diagnose` needs a symptom, or what you see in quotes",
        hint: "`stlint symptoms` shows the symptoms.")
    }
    try refuseFormats(of: "diagnose")
    try readLint(Array(operands.dropFirst()))
    if isStandardInput {
      throw UsageError(
        "`diagnose` looks at files, not at standard input",
        hint: "Save the text, and name its file or folder.")
    }
    options.command = Complaint(words.text).map { .diagnose($0) } ?? .notUnderstood(words.text)
  }

  private mutating func readConfig(_ operands: [Argument]) throws(UsageError) {
    try refuseFormats(of: "config")
    try readLint(operands)
    if isStandardInput {
      throw UsageError(
        "`config` looks at files, not at standard input",
        hint: "`stlint config --show PATH` says what is in force for a path.")
    }
    options.command = .config
  }

  private mutating func readInit(_ operands: [Argument]) throws(UsageError) {
    if operands.count > 1 { throw .excess(operands[1], of: "init", taking: "one folder") }
    try refuseReports(of: "init")
    options.command = .initialise(folder: operands.first.map { DiskPath($0.bytes) } ?? .here)
  }

  /// `help lint`: one page has all commands.
  private mutating func readHelp(_ operands: [Argument]) throws(UsageError) {
    if operands.count > 1 { throw .excess(operands[1], of: "help", taking: "one command") }
    if let word = operands.first?.text, CommandWord(rawValue: word) == nil {
      throw UsageError(
        "unknown command `\(word)`", nearest: Self.nearestCommand(to: word),
        hint: "`stlint help` has all commands; `stlint explain` is for rules and symptoms.")
    }
    options.command = .help
  }

  private mutating func readTable(
    _ command: Options.Command, _ word: String, _ operands: [Argument]
  ) throws(UsageError) {
    if let extra = operands.first { throw .excess(extra, of: word, taking: "none") }
    try refuseFormats(of: word)
    options.command = command
  }

  private mutating func readInspect(_ operands: [Argument]) throws(UsageError) {
    let views = Inspect.View.allCases.map(\.rawValue)
    let usage = "`inspect` needs tokens, tree or facts, and a file"
    let hint = "As in `stlint inspect tree Sources/Page.swift`; `-` is standard input."
    guard let word = operands.first?.text else { throw UsageError(usage, hint: hint) }
    guard let view = Inspect.View(rawValue: word) else {
      throw UsageError(
        "unknown view `\(word)`", nearest: Spelling.nearest(to: word, in: views), hint: hint)
    }
    guard operands.count > 1, !operands[1].bytes.isEmpty else {
      throw UsageError(usage, hint: hint)
    }
    try refuseReports(of: "inspect")
    if operands.count > 2 { throw .excess(operands[2], of: "inspect \(word)", taking: "one file") }
    options.command = .inspect(view, file: DiskPath(operands[1].bytes))
  }

  private mutating func readSchema(_ operands: [Argument]) throws(UsageError) {
    let name = try one("the name of a format: report or config", of: "schema", operands).text
    guard let command = Self.schemas[name] else {
      throw UsageError(
        "unknown schema `\(name)`",
        nearest: Spelling.nearest(to: name, in: Self.schemaNames),
        hint: "There are `stlint schema report` and `stlint schema config`.")
    }
    try refuseReports(of: "schema")
    options.command = command
  }

  private mutating func readCompletions(_ operands: [Argument]) throws(UsageError) {
    let name = try one("the name of a shell: bash, zsh or fish", of: "completions", operands).text
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(
        "unknown shell `\(name)`",
        nearest: Spelling.nearest(to: name, in: Shell.allCases.map(\.rawValue)),
        hint: "There are completions for bash, zsh and fish.")
    }
    options.command = .completions(shell)
  }

  /// Takes the manual page for the screen of help, where it is asked for.
  private mutating func settleManual() {
    if showsManual && options.command == .help { options.command = .manual }
  }

  private static let schemas: [String: Options.Command] = [
    "report": .reportSchema, "config": .configSchema,
  ]

  /// What `schema` prints, by name.
  static let schemaNames = schemas.keys.sorted()

  private func one(
    _ what: String, of word: String, _ operands: [Argument]
  ) throws(UsageError) -> Argument {
    guard let first = operands.first else {
      throw UsageError(
        "`\(word)` needs \(what)",
        hint: word == "explain"
          ? "`stlint rules` and `stlint symptoms` show what there is; a message stands in quotes."
          : "`stlint --help` shows what it takes.")
    }
    if operands.count > 1 { throw .excess(operands[1], of: word, taking: what) }
    return first
  }
}
