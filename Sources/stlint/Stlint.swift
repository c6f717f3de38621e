import StateLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The command: arguments in, text and an exit status out.
enum Stlint {
  /// How a run can end.
  enum Status {
    /// No finding at or above `--fail-on`.
    static let clean: Int32 = 0
    /// There are such findings.
    static let findings: Int32 = 1
    /// It could not do its work, or not all of it.
    static let failed: Int32 = 2
  }

  /// Does what `arguments` ask, and returns the exit status.
  static func run(_ arguments: [Argument]) -> Int32 {
    // A reader that goes away (`stlint | head`) is no error; writing tells it by its result, and so
    // it does where files may not grow.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    StandardStreams.areTaken()
    let options: Options
    do throws(UsageError) {
      options = try OptionParser.parse(arguments)
    } catch {
      Console.complain(error.description, hint: error.hint)
      return Status.failed
    }
    var output = Output()
    let status = perform(options, output: &output)
    output.flush()
    if let failure = output.failure {
      Console.complain("standard output: \(failure)")
      return Status.failed
    }
    return status
  }

  private static func perform(_ options: Options, output: inout Output) -> Int32 {
    switch options.command {
    case .lint, .standardInput, .diagnose: return LintRun(options).run(output: &output)
    case .notUnderstood(let words):
      Console.complain(
        "nothing known looks like “\(words)”",
        hint: "These are the symptoms; `stlint explain SYMPTOM` says how people describe each.")
      output.write(SymptomTable.text(style: options.style))
      return Status.failed
    case .explain(let name): return Explain.run(name, options, output: &output)
    case .inspect(let view, let file): return Inspect.run(view, file, output: &output)
    case .rules:
      let table = RuleTable(options.selection)
      output.write(options.format == .json ? table.json : table.text(style: options.style))
    case .symptoms:
      output.write(
        options.format == .json ? SymptomTable.json : SymptomTable.text(style: options.style))
    case .config: return ConfigCommand(options).show(output: &output)
    case .initialise(let folder): return ConfigCommand(options).write(in: folder, output: &output)
    case .configSchema: output.write(ConfigSchema.text)
    case .reportSchema: output.write(ReportSchema.text)
    case .completions(let shell): output.write(shell.completions)
    case .help: output.write(Help.text)
    case .manual: output.write(ManPage.text)
    case .version: output.write("\(Tool.name) \(Tool.version)\n")
    }
    return Status.clean
  }
}
