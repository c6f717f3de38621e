#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processor time this thread spends on `work`.
///
/// Tests compare times with one another while other tests run beside them. A clock on the wall
/// counts what those take too; this one does not.
public func workTime(_ work: () -> Void) -> Duration {
  let start = threadTime()
  work()
  return threadTime() - start
}

/// Whether four times as much takes about four times the time, `slack` aside.
///
/// What compares everything with everything takes sixteen times as long. Ten is far from either, for
/// measurements are noisy: others fill the caches, and a look ahead of limited length grows with what
/// stands before it until its limit is reached. The best of several tries tells.
public func isAboutLinear(
  slack: Duration, single: () -> Void, fourfold: () -> Void
) -> Bool {
  var shortest = workTime(single)
  var shortestOfFourfold = workTime(fourfold)
  for _ in 0..<8 {
    if shortestOfFourfold < shortest * 10 + slack { return true }
    shortest = min(shortest, workTime(single))
    shortestOfFourfold = min(shortestOfFourfold, workTime(fourfold))
  }
  return shortestOfFourfold < shortest * 10 + slack
}

/// What this thread has computed so far.
private func threadTime() -> Duration {
  var time = timespec()
  precondition(clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0, "No clock for this thread")
  return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}
