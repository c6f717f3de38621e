#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Times the stages of a run. It is only made where somebody asks: without it nobody looks at a clock.
///
/// A class, since all parts of a run press the same one; only the thread that runs them does.
final class Stopwatch {
  private var times: [Stage: Duration] = [:]
  private var files = 0
  private var bytes = 0
  private var stage = Stage.rest
  // What the process worked before there was a stopwatch is starting, which belongs to the rest.
  private var mark = Duration.zero
  private let begin = ContinuousClock.now

  /// Says what begins now; what was going on has ended.
  func enter(_ stage: Stage) {
    let now = ProcessorTime.ofProcess
    times[self.stage, default: .zero] += now - mark
    mark = now
    self.stage = stage
  }

  /// Takes in what the threads did for one file, which the stage that is going on contains.
  func add(_ laps: Laps) {
    for lap in laps.times {
      times[lap.stage, default: .zero] += lap.time
      times[stage, default: .zero] -= lap.time
    }
  }

  /// Takes in one file that was linted, and its length in bytes.
  func count(_ length: Int) {
    files += 1
    bytes += length
  }

  /// Writes the table on standard error.
  func tell(threads: Int) {
    _ = Console.send(Array(timings(threads: threads).text.utf8), to: STDERR_FILENO)
  }

  /// What the run took until now.
  func timings(threads: Int) -> Timings {
    enter(.rest)
    return Timings(
      times: times, clock: ContinuousClock.now - begin, files: files, bytes: bytes, threads: threads
    )
  }
}
