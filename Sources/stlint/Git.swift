#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// Asks git. It is looked up by its name and given its arguments as they are; no shell reads them.
struct Git {
  /// Where it runs.
  let folder: DiskPath

  /// What it said.
  struct Answer {
    var output: [UInt8]
    var complaint: String
    /// Its exit status; -1 where a signal ended it.
    var status: Int32

    /// The first line it wrote.
    var line: String {
      String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    }
  }

  /// Runs git with `arguments` and waits for its end.
  func ask(_ arguments: String...) throws(RunError) -> Answer { try ask(arguments) }

  /// Runs git with `arguments` and waits for its end.
  func ask(_ arguments: [String]) throws(RunError) -> Answer {
    let words = ["git", "--no-optional-locks", "-c", "core.quotePath=false", "-C"]
    var output: [Int32] = [-1, -1]
    var complaint: [Int32] = [-1, -1]
    guard pipe(&output) == 0 else { throw Self.failure(errno) }
    guard pipe(&complaint) == 0 else {
      let code = errno
      output.forEach { _ = close($0) }
      throw Self.failure(code)
    }
    defer {
      close(output[0])
      close(complaint[0])
    }
    let started = Self.start(
      words.map { Array($0.utf8) } + [folder.bytes] + arguments.map { Array($0.utf8) },
      output, complaint)
    close(output[1])
    close(complaint[1])
    guard case .success(let process) = started else {
      if case .failure(let error) = started { throw error }
      throw Self.failure(ECHILD)
    }
    let texts = Self.readAll([output[0], complaint[0]])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw Self.failure(errno) }
    }
    return Answer(
      output: texts[0],
      complaint: String(decoding: texts[1].prefix { $0 != 0x0A }, as: UTF8.self),
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : -1)
  }

  private static func failure(_ code: Int32) -> RunError {
    if code == ENOENT {
      return RunError(
        messages: ["`--since` asks git what has changed, and git is not installed here"],
        hint: "Install git, or put its folder into PATH; `--baseline` does without it.")
    }
    return RunError(
      messages: ["git cannot run: \(Console.describe(code))"],
      hint: "`--baseline` leaves out what is known without git.")
  }

  // MARK: The process

  private static func start(
    _ words: [[UInt8]], _ output: [Int32], _ complaint: [Int32]
  ) -> Result<pid_t, RunError> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      let environment = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
      let environment = environ
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, complaint[1], STDERR_FILENO)
    for descriptor in output + complaint where descriptor > STDERR_FILENO {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in
      DiskPath(word).withCString { strdup($0) }
    }
    arguments.append(nil)
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, "git", &actions, nil, arguments, environment)
    return code == 0 ? .success(process) : .failure(failure(code))
  }

  /// All that comes from `descriptors`, from whichever has something: a pipe that nobody empties
  /// would make the other end wait.
  private static func readAll(_ descriptors: [Int32]) -> [[UInt8]] {
    var texts = descriptors.map { _ in [UInt8]() }
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while requests.contains(where: { $0.fd >= 0 }) {
      if poll(&requests, nfds_t(requests.count), -1) < 0 && errno != EINTR { break }
      for place in requests.indices where requests[place].revents != 0 && requests[place].fd >= 0 {
        let count = read(requests[place].fd, &buffer, buffer.count)
        if count > 0 {
          texts[place] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          requests[place].fd = -1
        }
      }
    }
    return texts
  }
}
