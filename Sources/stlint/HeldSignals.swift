#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals by which people and systems end a run.
enum HeldSignals {
  /// Does `work`, and lets the run end only behind it: a file that is half done would stay.
  ///
  /// Other threads would take a signal that this one holds back; there are none when files are
  /// written.
  static func during<Result>(_ work: () -> Result) -> Result {
    var ends = sigset_t()
    var before = sigset_t()
    sigemptyset(&ends)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ends, number) }
    pthread_sigmask(SIG_BLOCK, &ends, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return work()
  }
}
