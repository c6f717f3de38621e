import StateLint

/// What is in force for one run: what the command line says, else the configuration, else what is
/// usual.
struct InForce {
  let options: Options
  /// The configuration; nil where there is none.
  let file: ConfigFile?

  /// Looks for the configuration that the options name or lead to.
  init(_ options: Options, in here: WorkingFolder) throws(RunError) {
    self.options = options
    file = try ConfigFile.find(options, in: here)
  }

  /// The least severity that makes the exit status 1.
  var failOn: FailLevel { options.givenFailOn ?? file?.config.failOn?.value ?? .warning }

  /// The path of the baseline; nil where nobody names one.
  var baseline: DiskPath? {
    if let named = options.baseline { return named }
    guard let file, let path = file.config.baseline?.value else { return nil }
    let given = DiskPath(path)
    return given.isAbsolute ? given : file.folder.appending(given.bytes)
  }

  /// Whether nothing is wanted about a file, by the path the report shows; nil where all are wanted.
  var leavesOut: (@Sendable (String) -> Bool)? {
    guard let file, file.config.include != nil || file.config.exclude != nil else { return nil }
    return { file.leavesOut($0) }
  }

  /// The settings as far as they are decided by the person.
  var settings: Settings {
    var settings = Settings()
    settings.selection = options.selection
    guard let file else { return settings }
    let config = file.config
    let before = selection(config.rules.map(\.value))
    settings.selection = selection(config.rules.map(\.value) + options.ruleChanges)
    if !config.overrides.isEmpty {
      settings.overrides = RuleOverrides(
        folder: file.folder.shown, list: config.overrides, before: before,
        after: options.ruleChanges)
    }
    settings.deploymentTarget = config.deploymentTarget?.value
    settings.xcode = config.xcode?.value
    settings.requireReasons = config.requireReasons?.value ?? false
    settings.assumed = config.assumed
    return settings
  }

  private func selection(_ changes: [RuleChange]) -> RuleSelection {
    var selection = RuleSelection()
    // Names were looked up when they were read.
    try? selection.apply(changes)
    return selection
  }
}
