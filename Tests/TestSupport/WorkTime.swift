#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processor time this thread spends on `work`, the shortest of `tries`.
///
/// Tests compare times with one another while other tests run beside them. A clock on the wall
/// counts what those take too; this one does not.
public func workTime(tries: Int = 3, _ work: () -> Void) -> Duration {
  (0..<tries).map { _ in
    let start = threadTime()
    work()
    return threadTime() - start
  }.min() ?? .zero
}

/// Whether twice as much takes about twice the time, `slack` and the noise of measuring aside.
///
/// A busy machine can spoil a measurement, for others fill the caches; the best of several tells.
public func isAboutLinear(
  slack: Duration, single: () -> Void, double: () -> Void
) -> Bool {
  var shortest = workTime(single)
  var shortestOfDouble = workTime(double)
  for _ in 0..<8 {
    if shortestOfDouble < shortest * 3.2 + slack { return true }
    shortest = min(shortest, workTime(single))
    shortestOfDouble = min(shortestOfDouble, workTime(double))
  }
  return false
}

/// What this thread has computed so far.
private func threadTime() -> Duration {
  var time = timespec()
  precondition(clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0, "No clock for this thread")
  return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}
