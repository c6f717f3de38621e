import StateLint
import Testing

@testable import stlint

/// What the words of a command line mean.
@Suite struct OptionTests {
  private func complaint(_ arguments: [Argument]) -> UsageError? {
    do throws(UsageError) {
      _ = try OptionParser.parse(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test func nothingMeansLint() throws {
    let options = try OptionParser.parse([])
    #expect(options.command == .lint)
    #expect(options.paths.isEmpty)
    #expect(options.format == .text)
    #expect(options.failOn == .warning)
    #expect(options.jobs == nil)
  }

  @Test func newCodeGoesWithALintRunOfFiles() throws {
    #expect(try OptionParser.parse(["--since", "origin/main", "A"]).since == "origin/main")
    #expect(try OptionParser.parse([]).since == nil)
    #expect(complaint(["--since"])?.message.contains("a branch, tag or commit") == true)
    #expect(complaint(["--since=--output=x"])?.message.contains("`--since` needs") == true)
    #expect(complaint(["-", "--since", "HEAD"])?.message.contains("standard input") == true)
    #expect(complaint(["rules", "--since", "HEAD"])?.message.contains("a lint run") == true)
    let both: [Argument] = ["--since", "HEAD", "--baseline", "b", "--write-baseline"]
    #expect(complaint(both)?.message.contains("one of the two is enough") == true)
  }

  @Test func valuesStandBehindOrBesideTheirOption() throws {
    let apart = try OptionParser.parse(["--format", "json", "A", "--jobs", "3", "B"])
    let joined = try OptionParser.parse(["A", "B", "--jobs=3", "--format=json"])
    for options in [apart, joined] {
      #expect(options.format == .json)
      #expect(options.jobs == 3)
      #expect(options.paths == [DiskPath("A"), DiskPath("B")])
    }
  }

  @Test func wordsBehindTwoDashesArePaths() throws {
    let options = try OptionParser.parse(["--quiet", "--", "--help", "rules", "-x"])
    #expect(options.command == .lint)
    #expect(options.paths == [DiskPath("--help"), DiskPath("rules"), DiskPath("-x")])
  }

  @Test func commands() throws {
    #expect(try OptionParser.parse(["lint", "rules"]).paths == [DiskPath("rules")])
    #expect(try OptionParser.parse(["explain", "resets"]).command == .explain("resets"))
    #expect(try OptionParser.parse(["--format=json", "rules"]).command == .rules)
    #expect(try OptionParser.parse(["symptoms"]).command == .symptoms)
    #expect(try OptionParser.parse(["schema", "report"]).command == .reportSchema)
    #expect(try OptionParser.parse(["schema", "config"]).command == .configSchema)
    #expect(try OptionParser.parse(["config", "--show", "A"]).paths == [DiskPath("A")])
    #expect(try OptionParser.parse(["init"]).command == .initialise(folder: .here))
    #expect(
      try OptionParser.parse(["inspect", "tree", "A.swift"]).command
        == .inspect(.tree, file: DiskPath("A.swift")))
    #expect(try OptionParser.parse(["rules", "nonsense", "--help"]).command == .help)
    #expect(try OptionParser.parse(["--version"]).command == .version)
  }

  @Test func standardInput() throws {
    let options = try OptionParser.parse(["-", "--stdin-path", "Shop/A.swift", "Shop"])
    #expect(options.command == .standardInput(path: DiskPath("Shop/A.swift")))
    #expect(options.paths == [DiskPath("Shop")])
    #expect(complaint(["--stdin-path", "A.swift"]) != nil)
  }

  @Test func selectionFollowsTheOrderOfTheWords() throws {
    let none = try OptionParser.parse(["--enable", "all", "--disable", "all"]).selection
    #expect(Rule.all.filter(none.isEnabled).isEmpty)
    let all = try OptionParser.parse(["--disable", "all", "--enable", "all"]).selection
    #expect(Rule.all.allSatisfy(all.isEnabled))
    let two = try OptionParser.parse(
      ["--only", "state-not-private,observed-object-created-in-view"]
    ).selection
    #expect(Rule.all.filter(two.isEnabled).count == 2)
  }

  @Test func levels() throws {
    let options = try OptionParser.parse([
      "--severity", "state-not-private=error,state-never-mutated=off", "--severity",
      "state-not-private=note",
    ])
    let rules = try ["state-not-private", "state-never-mutated"].map {
      try #require(Rule.named($0))
    }
    #expect(options.selection.severity(of: rules[0]) == .note)
    #expect(!options.selection.isEnabled(rules[1]))
    let both = try OptionParser.parse([
      "--severity=state-not-private=error", "--only", "state-never-mutated",
    ])
    #expect(Rule.all.filter(both.selection.isEnabled).map(\.id) == ["state-never-mutated"])
    #expect(both.selection.severity(of: rules[0]) == .error)
  }

  @Test func unknownLevelsAreNamed() {
    let level = complaint(["--severity", "state-not-private=eror"])
    #expect(
      level?.message
        == "`eror` is no level: `--severity` needs RULE=LEVEL, a level being off, note, warning "
        + "or error")
    #expect(level?.nearest == "error")
    #expect(complaint(["--severity", "state-not-privat=error"])?.nearest == "state-not-private")
    #expect(
      complaint(["--severity", "advice=note"])?.message
        == "`advice` stands for several rules, and `--severity` is for one")
    #expect(complaint(["--severity", "state-not-private"])?.message.contains("RULE=LEVEL") == true)
  }

  @Test(arguments: [
    ("--formt", "--format"), ("--fail", "--fail-on"), ("--stdin-pth", "--stdin-path"),
    ("--verbos", "--verbose"), ("-x", nil),
  ])
  func unknownOptionGivesTheNearest(_ word: String, _ nearest: String?) {
    let error = complaint([Argument(bytes: Array(word.utf8))])
    #expect(error?.message == "unknown option `\(word)`")
    #expect(error?.nearest == nearest)
  }

  @Test(arguments: [
    (["explain", "a", "b"], "`b`", "`explain` takes the name of a rule or symptom"),
    (["inspect", "facts", "a", "b"], "`b`", "`inspect facts` takes one file"),
    (["schema", "report", "a"], "`a`", "`schema` takes the name of a format: report or config"),
    (["rules", "a"], "`a`", "`rules` takes none"),
    (["init", "a", "b"], "`b`", "`init` takes one folder"),
    (["help", "lint", "b"], "`b`", "`help` takes one command"),
  ])
  func argumentTooManyIsNamed(_ words: [String], _ word: String, _ known: String) {
    let error = complaint(words.map { Argument(bytes: Array($0.utf8)) })
    #expect(error?.message == "\(word) is one argument too many: \(known)")
  }

  @Test func helpIsForCommands() {
    #expect(complaint(["help", "lint"]) == nil)
    #expect(complaint(["help", "diagnoze"])?.message == "unknown command `diagnoze`")
    #expect(complaint(["help", "diagnoze"])?.nearest == "diagnose")
  }

  @Test func unknownRuleLeadsToTheTable() {
    let error = complaint(["--only", "nonsense"])
    #expect(error?.message == "unknown rule `nonsense`")
    #expect(error?.hint == "`stlint rules` shows what there is.")
  }

  @Test func mistakesSayWhatToDoNext() {
    let hints = [
      (["rules", "--fix"], "Leave the name of the command out, as in `stlint --fix … PATH`."),
      (["inspect"], "As in `stlint inspect tree Sources/Page.swift`; `-` is standard input."),
      (["schema", "x"], "There are `stlint schema report` and `stlint schema config`."),
      (["lint", ""], "Is a variable in the command not set? `.` is the current folder."),
      (["diagnose", "resets", "-"], "Save the text, and name its file or folder."),
    ]
    for (words, hint) in hints {
      #expect(complaint(words.map { Argument(bytes: Array($0.utf8)) })?.hint == hint)
    }
  }

  @Test func unknownValuesAreNamed() {
    #expect(complaint(["schema", "cofig"])?.nearest == "config")
    #expect(complaint(["--format", "jason"])?.nearest == "json")
    #expect(complaint(["--fail-on=warnings"])?.nearest == "warning")
    #expect(complaint(["--only", "state-not-privat"])?.nearest == "state-not-private")
    #expect(complaint(["inspect", "token", "A.swift"])?.nearest == "tokens")
    #expect(complaint(["schema", "rapport"])?.nearest == "report")
  }

  @Test(arguments: [
    ["--format"], ["--format="], ["--verbose=yes"], ["--jobs", "0"], ["--jobs", "many"],
    ["--only", ",,"], ["--enable= "], ["--disable", ","],
    ["explain"], ["explain", "a", "b"], ["inspect"], ["inspect", "tokens"], ["schema"],
    ["rules", "more"], ["rules", "--format", "xcode"], ["lint", ""], ["diagnose"],
    ["diagnose", ""], ["--show"], ["rules", "--show"],
    ["--baseline"], ["--write-baseline", "--prune-baseline"], ["-", "--write-baseline"],
    ["diagnose", "resets", "--prune-baseline"], ["--write-baseline=yes"], ["--config"],
    ["config", "-"],
    ["config", "--format", "xcode"], ["diagnose", "resets", "--format", "xcode"],
    ["diagnose", "resets", "-"], ["explain", "resets", "--format", "xcode"],
    ["inspect", "tree", "A.swift", "--format", "json"], ["schema", "report", "--format", "json"],
    ["init", "--format", "json"],
  ])
  func otherMistakesAreRefused(_ words: [String]) {
    #expect(complaint(words.map { Argument(bytes: Array($0.utf8)) }) != nil)
  }
}
