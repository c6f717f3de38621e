import StateLint

/// A configuration and where it stands.
struct ConfigFile {
  let config: Config
  /// The path as messages show it.
  let name: String
  /// Its absolute path.
  let path: DiskPath
  /// The absolute path of the folder its patterns begin in.
  let folder: DiskPath
  private let here: WorkingFolder

  /// Reads the file at `path`.
  init(at path: DiskPath, in here: WorkingFolder) throws(RunError) {
    let name = here.name(of: path)
    self.here = here
    self.name = name.shown
    self.path = here.absolute(name)
    folder = self.path.parent ?? here.path
    switch FileRead.contents(of: name) {
    case .failure(let failure):
      throw RunError(
        messages: ["\(name.shown): \(failure.message)"],
        hint: "`stlint init` writes a first configuration; `--config FILE` names another one.")
    case .success(let contents):
      let (config, mistakes) = Config.read(contents.bytes)
      guard mistakes.isEmpty else {
        throw RunError(
          messages: mistakes.map { "\(name.shown):\($0.description)" },
          hint: "`stlint schema config` says what it can hold.")
      }
      self.config = config
    }
  }

  /// The path of a file below the folder of the configuration; nil if it lies elsewhere.
  func relative(_ path: String) -> String? {
    here.absolute(DiskPath(path)).relative(to: folder)?.shown
  }

  /// Whether nothing is wanted about a file. What lies elsewhere is not spoken of.
  func leavesOut(_ path: String) -> Bool { relative(path).map(config.leavesOut) ?? false }

  /// The folder, if all that was walked lies below it.
  func folder(around walk: FileWalk) -> DiskPath? {
    walk.roots.allSatisfy { here.absolute($0).relative(to: folder) != nil } ? folder : nil
  }
}

extension ConfigFile {
  /// The configuration of what the options ask for; nil where there is none.
  static func find(_ options: Options, in here: WorkingFolder) throws(RunError) -> ConfigFile? {
    if let named = options.config { return try ConfigFile(at: named, in: here) }
    var search = ConfigSearch(in: here)
    // What is indexed around standard input has no say in how that is linted.
    if case .standardInput(let path) = options.command {
      return try search.file(for: path).map { path throws(RunError) in
        try ConfigFile(at: path, in: here)
      }
    }
    return try search.file(forAll: options.roots).map { path throws(RunError) in
      try ConfigFile(at: path, in: here)
    }
  }
}
