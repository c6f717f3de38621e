import StateLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `stlint config` and `stlint init`: shows a configuration, and writes the first one.
struct ConfigCommand {
  private let options: Options
  private let here = WorkingFolder.current

  init(_ options: Options) {
    self.options = options
  }

  /// Prints what is in force for the paths, and where each value comes from.
  func show(output: inout Output) -> Int32 {
    let inForce: InForce
    do throws(RunError) {
      try refuseMissingPaths()
      inForce = try InForce(options, in: here)
    } catch {
      error.complain()
      return Stlint.Status.failed
    }
    let table = InForceTable(inForce.rows(in: here), rules: inForce.ruleRows(in: here))
    output.write(options.format == .json ? table.json : table.text(style: options.style))
    return Stlint.Status.clean
  }

  /// What is in force where nothing stands, nobody can say.
  private func refuseMissingPaths() throws(RunError) {
    let missing = options.paths.filter { FileStatus(of: $0) == nil }
    if missing.isEmpty { return }
    throw RunError(
      messages: missing.map { "\($0.shown): does not exist" },
      hint: "`stlint config --show PATH` says what is in force for a file or folder.")
  }

  /// Writes a first configuration in `folder`, unless there is one.
  func write(in folder: DiskPath, output: inout Output) -> Int32 {
    let name = here.name(of: folder.appending(Config.fileName.utf8))
    guard FileStatus(of: folder)?.kind == .folder else {
      Console.complain(
        "\(folder.shown): is no folder",
        hint: "`stlint init FOLDER` writes \(Config.fileName) into a folder that is there.")
      return Stlint.Status.failed
    }
    let text = ConfigStarter.text(deploymentTarget: deploymentTarget(of: folder))
    // Never over a file that is there, not even one that came a moment ago.
    let descriptor = name.withCString {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o644))
    }
    guard descriptor >= 0 else {
      let isThere = errno == EEXIST
      Console.complain(
        "\(name.shown): \(isThere ? "is there already" : Console.describe(errno))",
        hint: isThere ? "`stlint config --show` prints what it says." : nil)
      return Stlint.Status.failed
    }
    defer { close(descriptor) }
    if let code = Console.send(Array(text.utf8), to: descriptor) {
      Console.complain("\(name.shown): \(Console.describe(code))")
      return Stlint.Status.failed
    }
    output.write("\(name.shown) is written; its comments say what each part does.\n")
    return Stlint.Status.clean
  }

  /// The oldest systems that the manifests around and below `folder` name.
  private func deploymentTarget(of folder: DiskPath) -> DeploymentTarget {
    let walk = FileWalk([folder], in: here)
    var input = LintInput(walk)
    let workers = Workers.threads(options.jobs ?? coreCount)
    input.read(walk, workers)
    var settings = Settings()
    settings.currentFolder = here.path.shown
    settings.roots = walk.roots.map(\.shown)
    return Project(
      files: input.files, manifests: input.manifests, settings: settings, workers: workers
    ).deploymentTarget
  }
}
