#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the processor has worked: waiting is no part of it, nor what other programs do.
enum ProcessorTime {
  /// For all threads of this process together, since it began.
  static var ofProcess: Duration { time(of: CLOCK_PROCESS_CPUTIME_ID) }
  /// For the thread that asks.
  static var ofThread: Duration { time(of: CLOCK_THREAD_CPUTIME_ID) }

  private static func time(of clock: clockid_t) -> Duration {
    var time = timespec()
    // Where there is no such clock, it stands still.
    clock_gettime(clock, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
