#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The end of a run for which the system has no memory left. Nothing in Swift hears of that: the
/// runtime stops where an allocation fails, without a word or with a wrong one.
enum OutOfMemory {
  /// What an allocation that fails ends in, as the runtime goes on.
  private static let signals = [SIGSEGV, SIGABRT, SIGILL, SIGTRAP]
  /// Who heard of the signals before, by their numbers. Written once, before any thread starts.
  nonisolated(unsafe) private static var before: UnsafeMutablePointer<sigaction>?

  /// From now on a run that is out of memory says so and ends with exit status 2.
  static func isSaid() {
    let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    Self.before = before
    for number in signals {
      sigaction(number, nil, before + Int(number))
      signal(number) { OutOfMemory.end(by: $0) }
    }
  }

  /// Runs where nothing may be allocated.
  private static func end(by number: Int32) {
    if isSpent {
      say("stlint: stopped, for there is no memory left\n")
      say("Allow more (`ulimit -v` says how much), or lint fewer files at once.\n")
      _exit(Stlint.Status.failed)
    }
    // What goes wrong otherwise happens once more, with whoever hears of it then.
    if let before { sigaction(number, before + Int(number), nil) }
    raise(number)
  }

  /// Whether the next large allocation would fail.
  private static var isSpent: Bool {
    let size = 64 << 20
    #if canImport(Darwin)
      let flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE
    #else
      let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    #endif
    let place = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0)
    if place == MAP_FAILED { return true }
    munmap(place, size)
    return false
  }

  private static func say(_ text: StaticString) {
    _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
