import Foundation

/// The built command, run as people run it.
enum Stlint {
  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the command in `folder` and waits for it, but never longer than a hang would take.
  ///
  /// Its texts go to files: a pipe nobody empties would make it wait.
  static func run(
    _ arguments: [String], in folder: URL, input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(executable.path, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of shell script in which `$STLINT` is the command.
  static func shell(_ script: String, in folder: URL) throws -> Outcome {
    try run("/bin/sh", ["-c", script], in: folder, environment: ["STLINT": executable.path])
  }

  /// Starts the command in `folder`, and kills it after so many microseconds without a word: nothing
  /// of it runs on. Returns whether it was still running.
  static func killed(
    after delay: useconds_t, _ arguments: [String], in folder: URL
  ) throws -> Bool {
    try ended(by: SIGKILL, after: delay, arguments, in: folder).isBySignal
  }

  /// Starts the command in `folder`, and sends it a signal after so many microseconds. Returns how it
  /// ended: by a signal, with its number, or by itself, with its exit status.
  static func ended(
    by number: Int32, after delay: useconds_t, _ arguments: [String], in folder: URL
  ) throws -> (isBySignal: Bool, status: Int32) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"]
    for stream in [\Process.standardInput, \.standardOutput, \.standardError] {
      process[keyPath: stream] = FileHandle.nullDevice
    }
    // Threads of Dispatch hold signals back, and what they start would do so too.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    try process.run()
    usleep(delay)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    return (process.terminationReason == .uncaughtSignal, process.terminationStatus)
  }

  private static func run(
    _ program: String, _ arguments: [String], in folder: URL, input: Data = Data(),
    environment: [String: String]
  ) throws -> Outcome {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["in", "out", "err"].map(scratch.appendingPathComponent)
    try input.write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    let limit = Date().addingTimeInterval(60)
    while process.isRunning && Date() < limit { usleep(2_000) }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try text(of: files[1]),
      errors: try text(of: files[2]))
  }

  private static func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The command stands next to the tests that were built with it.
  private static let executable: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let folder = (bundle ?? .main).bundleURL.deletingLastPathComponent()
    #else
      let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
    #endif
    return folder.appendingPathComponent("stlint")
  }()
}
