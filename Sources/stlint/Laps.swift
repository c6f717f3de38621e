import StateLint

/// How long one thread takes for the stages that are done file by file.
struct Laps: Sendable {
  private(set) var times: [(stage: Stage, time: Duration)] = []
  private var mark = ProcessorTime.ofThread

  /// Says that a stage has ended; the next one begins.
  mutating func end(_ stage: Stage) {
    let now = ProcessorTime.ofThread
    times.append((stage, now - mark))
    mark = now
  }

  /// Parses a file, with a lap for each step.
  mutating func parsed(_ source: Source) -> ParsedFile {
    ParsedFile(source) { step in
      switch step {
      case .tokens: end(.tokenize)
      case .tree: end(.parse)
      case .facts: end(.facts)
      }
    }
  }
}

extension LintInput {
  /// Reads files as without a clock, and adds to `stopwatch` how long each step took.
  static func load(_ work: [Work], _ workers: Workers, timedBy stopwatch: Stopwatch) -> [Loaded] {
    let timed = workers.map(work) { work in
      var laps = Laps()
      let loaded = load(work) { source in
        laps.end(.read)
        return laps.parsed(source)
      }
      return (loaded: loaded, laps: laps)
    }
    for file in timed { stopwatch.add(file.laps) }
    return timed.map(\.loaded)
  }
}
