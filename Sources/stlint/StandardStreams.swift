#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard input, output and error.
enum StandardStreams {
  /// Sees to it that their numbers name them and nothing else: where one is closed (`>&-`), the next
  /// file to be opened would get its number, and the report. Reading and writing it still fail.
  static func areTaken() {
    for (stream, access) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) < 0 {
      // The lowest number that is free is the one that is given.
      _ = open("/dev/null", access)
    }
  }
}
