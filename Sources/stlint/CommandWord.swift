/// The commands, each spelled as on the command line.
enum CommandWord: String, CaseIterable {
  case lint, explain, diagnose, rules, symptoms, inspect, schema, config, `init`, completions, help

  /// What stands behind it where its use is shown; empty where nothing does.
  var operands: String {
    switch self {
    case .lint, .config: "[PATH…]"
    case .explain: "RULE|SYMPTOM|MESSAGE"
    case .diagnose: "SYMPTOM|WORDS [PATH…]"
    case .inspect: Inspect.View.allCases.map(\.rawValue).joined(separator: "|") + " FILE"
    case .schema: OptionParser.schemaNames.joined(separator: "|")
    case .`init`: "[PATH]"
    case .completions: Shell.allCases.map(\.rawValue).joined(separator: "|")
    case .rules, .symptoms, .help: ""
    }
  }

  /// What it does, in one sentence without a full stop.
  var meaning: String {
    switch self {
    case .lint: "Lints files and folders, or else the current folder"
    case .explain: "Prints a short lesson: the mistake, why, the fix"
    case .diagnose: "Finds what in the files explains what somebody sees"
    case .rules: "Prints the table of rules"
    case .symptoms: "Prints the table of symptoms"
    case .inspect: "Prints what stlint sees in a file"
    case .schema: "Prints the JSON Schema of a format"
    case .config: "With --show: prints what is in force, and where it comes from"
    case .`init`: "Writes a first .stlint.json"
    case .completions: "Prints what a shell reads to complete command lines"
    case .help: "Prints a screen of help, or with --man the manual page"
    }
  }

  /// What its first operand can be.
  var first: Candidates {
    switch self {
    case .lint, .config, .`init`: .path
    case .explain: .lesson
    case .diagnose: .symptom
    case .inspect: .words(Inspect.View.allCases.map(\.rawValue))
    case .schema: .words(OptionParser.schemaNames)
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .rules, .symptoms, .help: .nothing
    }
  }

  /// What its further operands can be.
  var rest: Candidates {
    switch self {
    case .lint, .diagnose, .inspect, .config: .path
    case .explain, .rules, .symptoms, .schema, .`init`, .completions, .help: .nothing
    }
  }
}
